import type { IncomingHttpHeaders } from "node:http";
import { UnauthenticatedError } from "../../../generated/errors";
import type { CredentialKind } from "../../ports/credential-store";
import { isSecret } from "./secret";

/** The header of an agent API key. */
export const KEY_HEADER = "X-Agent-API-Key";

/** Every scheme that counts (RFC 9110 §11.6.1), on each 401. */
export const CHALLENGE = `Bearer realm="a2a", ApiKey realm="a2a", in="header", name="${KEY_HEADER}"`;

/** A credential that has the right form; whether it counts is another question. */
export type PresentedCredential =
  | { readonly kind: "key"; readonly secret: string }
  | { readonly kind: "user"; readonly token: string };

const BEARER = /^bearer +(\S+)$/i;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const MAX_JWT_CHARACTERS = 8192;

/**
 * Reads the one credential of a call: an agent API key in `X-Agent-API-Key` or as a bearer token, or a
 * user's JWT as a bearer token. A key may stand in both places if it is the same.
 *
 * @throws UnauthenticatedError when there is none, one of another form, or two
 */
export function parseCredential(headers: IncomingHttpHeaders): PresentedCredential {
  const key = headers[KEY_HEADER.toLowerCase()];
  const bearer = bearerToken(headers);
  if (key !== undefined && bearer !== undefined && key !== bearer) throw new UnauthenticatedError();
  const text = key ?? bearer;
  if (typeof text !== "string") throw new UnauthenticatedError();
  if (isSecret("key", text)) return { kind: "key", secret: text };
  // A JWT has its place in Authorization only.
  if (key === undefined && text.length <= MAX_JWT_CHARACTERS && JWT.test(text))
    return { kind: "user", token: text };
  throw new UnauthenticatedError();
}

/**
 * Reads a secret of a kind from `Authorization: Bearer` alone.
 *
 * @throws UnauthenticatedError when there is none of this kind
 */
export function parseBearerSecret(headers: IncomingHttpHeaders, kind: CredentialKind): string {
  const text = bearerToken(headers);
  if (text === undefined || !isSecret(kind, text)) throw new UnauthenticatedError();
  return text;
}

/**
 * The bearer token; undefined without an Authorization header.
 *
 * @throws UnauthenticatedError for any other scheme: it is a second credential, and not one that counts
 */
function bearerToken({ authorization }: IncomingHttpHeaders): string | undefined {
  if (authorization === undefined) return undefined;
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw new UnauthenticatedError();
  return token;
}
