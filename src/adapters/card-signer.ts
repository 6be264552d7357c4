import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { calculateJwkThumbprint, exportJWK, FlattenedSign } from "jose";
import type { CardSigner } from "../ports/card-signer";

/**
 * A signer with the private key of a file: a JWK, or PEM. The key decides the algorithm: P-256 ES256,
 * Ed25519 EdDSA, RSA RS256. Its id is that of the JWK, else its thumbprint (RFC 7638).
 *
 * @throws Error when the file cannot be read or holds no such key; the message repeats nothing of it
 */
export async function loadCardSigner(file: string): Promise<CardSigner> {
  const { key, kid: ownId } = parseKey(readFileSync(file, "utf8"), file);
  const alg = algorithmOf(key);
  if (!alg) throw new Error(`${file}: a P-256, Ed25519 or RSA key of 2048 bits or more is wanted`);
  const publicKey = await exportJWK(createPublicKey(key));
  const kid = ownId ?? (await calculateJwkThumbprint(publicKey));
  return {
    keySet: { keys: [{ ...publicKey, kid, alg, use: "sig" }] },
    async sign(canonicalCard, keySetUrl) {
      const jws = await new FlattenedSign(Buffer.from(canonicalCard, "utf8"))
        .setProtectedHeader({ alg, typ: "JOSE", kid, jku: keySetUrl })
        .sign(key);
      return { protected: jws.protected ?? "", signature: jws.signature };
    },
  };
}

function parseKey(text: string, file: string): { key: KeyObject; kid?: string | undefined } {
  try {
    if (text.trimStart().startsWith("-----BEGIN")) return { key: createPrivateKey(text) };
    const jwk = JSON.parse(text) as JsonWebKey;
    const kid = typeof jwk.kid === "string" && jwk.kid !== "" ? jwk.kid : undefined;
    return { key: createPrivateKey({ key: jwk, format: "jwk" }), kid };
  } catch {
    // The parsers' own words may quote the key.
    throw new Error(`${file}: it holds no private key as a JWK or in PEM, without a passphrase`);
  }
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string | undefined {
  if (asymmetricKeyType === "ed25519") return "EdDSA";
  if (asymmetricKeyType === "ec")
    return asymmetricKeyDetails?.namedCurve === "prime256v1" ? "ES256" : undefined;
  if (asymmetricKeyType === "rsa")
    return (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? "RS256" : undefined;
  return undefined;
}
