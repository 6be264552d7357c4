import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { flattenedVerify, importJWK, type JWK } from "jose";
import { loadCardSigner } from "../../src/adapters/card-signer";
import { makeDataDir } from "../support/beacon";

const FOLDER = makeDataDir();
let files = 0;

function fileWith(content: string | Buffer): string {
  files += 1;
  const file = path.join(FOLDER, `${files}.key`);
  writeFileSync(file, content);
  return file;
}

const pem = (key: KeyObject, type: "pkcs8" | "sec1" | "pkcs1" = "pkcs8") =>
  key.export({ format: "pem", type } as { format: "pem"; type: "pkcs8" }).toString();
const jwk = (key: KeyObject, more: object = {}) =>
  JSON.stringify({ ...key.export({ format: "jwk" }), ...more });

const P256 = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
const P384 = generateKeyPairSync("ec", { namedCurve: "P-384" }).privateKey;
const ED25519 = generateKeyPairSync("ed25519").privateKey;
const RSA = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
const SHORT_RSA = generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey;

const KEY_SET_URL = "https://agents.example/.well-known/jwks.json";

describe("loadCardSigner()", () => {
  it.each<[string, string, string]>([
    ["P-256 in PEM (PKCS #8)", pem(P256), "ES256"],
    ["P-256 in PEM (SEC 1)", pem(P256, "sec1"), "ES256"],
    ["P-256 as a JWK", jwk(P256), "ES256"],
    ["Ed25519 in PEM", pem(ED25519), "EdDSA"],
    ["Ed25519 as a JWK", jwk(ED25519), "EdDSA"],
    ["RSA in PEM (PKCS #1)", pem(RSA, "pkcs1"), "RS256"],
    ["RSA as a JWK", jwk(RSA), "RS256"],
  ])("signs with %s what its public key verifies", async (_what, content, alg) => {
    const signer = await loadCardSigner(fileWith(content));
    const [key] = signer.keySet.keys as JWK[];
    const payload = '{"name":"Grüße"}';
    const signature = await signer.sign(payload, KEY_SET_URL);
    const verified = await flattenedVerify(
      { ...signature, payload: Buffer.from(payload).toString("base64url") },
      await importJWK(key!),
    );
    expect(verified.protectedHeader).toEqual({ alg, typ: "JOSE", kid: key!.kid, jku: KEY_SET_URL });
    expect(key).toMatchObject({ alg, use: "sig", kid: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it("names the key as its JWK does, and the same in every form otherwise", async () => {
    const named = await loadCardSigner(fileWith(jwk(P256, { kid: "2026-01" })));
    expect(named.keySet.keys).toMatchObject([{ kid: "2026-01" }]);
    const asPem = await loadCardSigner(fileWith(pem(P256)));
    const asJwk = await loadCardSigner(fileWith(jwk(P256)));
    expect(asPem.keySet).toEqual(asJwk.keySet);
  });

  it("publishes nothing private", async () => {
    for (const key of [P256, ED25519, RSA]) {
      const { keySet } = await loadCardSigner(fileWith(jwk(key)));
      for (const member of ["d", "p", "q", "dp", "dq", "qi", "k"])
        expect(keySet.keys[0]).not.toHaveProperty(member);
    }
  });

  it.each<[string, string | Buffer]>([
    ["nothing", ""],
    ["bytes", randomBytes(64)],
    ["JSON of something else", '{"secret":"do-not-quote-me"}'],
    ["a null", "null"],
    ["a PEM without its end", pem(P256).slice(0, 60)],
    ["a public key", pem(P256).replace(/[\s\S]*/, publicPem(P256))],
    ["a public JWK", JSON.stringify({ kty: "OKP", crv: "Ed25519", x: "AA" })],
  ])("refuses %s, and quotes nothing of it", async (_what, content) => {
    const file = fileWith(content);
    await expect(loadCardSigner(file)).rejects.toThrow(
      `${file}: it holds no private key as a JWK or in PEM, without a passphrase`,
    );
  });

  it.each([
    ["another curve", P384],
    ["a short RSA key", SHORT_RSA],
  ])("refuses %s", async (_what, key) => {
    await expect(loadCardSigner(fileWith(pem(key)))).rejects.toThrow(
      "a P-256, Ed25519 or RSA key of 2048 bits or more is wanted",
    );
  });

  it("refuses a file that is not there", async () => {
    await expect(loadCardSigner("/nowhere/signing.key")).rejects.toThrow("ENOENT");
  });
});

function publicPem(key: KeyObject): string {
  return createPublicKey(key).export({ format: "pem", type: "spki" }).toString();
}
