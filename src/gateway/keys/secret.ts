import { hash, randomBytes } from "node:crypto";
import type { CredentialKind } from "../../ports/credential-store";

const MARKS: Readonly<Record<CredentialKind, string>> = { key: "bak_", token: "agt_" };

const SECRET_BYTES = 32;
const HEX_SECRET = /^[0-9a-f]{64}$/;

/** How much of a secret is kept for display. */
const PREFIX_CHARACTERS = 12;

/** A new secret: its text is shown once, its hash is stored. */
export interface Secret {
  readonly text: string;
  readonly hash: string;
  /** The first 12 characters, so that people can tell credentials apart. */
  readonly prefix: string;
}

/** Makes a secret that nobody can guess: `bak_` or `agt_` and 64 hexadecimal digits. */
export function createSecret(kind: CredentialKind): Secret {
  const text = MARKS[kind] + randomBytes(SECRET_BYTES).toString("hex");
  return { text, hash: hashSecret(text), prefix: text.slice(0, PREFIX_CHARACTERS) };
}

/** Whether a text has the form of a secret of this kind. */
export function isSecret(kind: CredentialKind, text: string): boolean {
  const mark = MARKS[kind];
  return text.startsWith(mark) && HEX_SECRET.test(text.slice(mark.length));
}

/** What stands for a secret in the store: 256 random bits need neither salt nor a slow hash. */
export function hashSecret(text: string): string {
  return hash("sha256", text);
}
