import { base64url, errors, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { createVerifyUserToken } from "../../../src/gateway/keys/verify-user-token";
import {
  AUDIENCE,
  createTestClock,
  createTestLogger,
  createTokenIssuer,
  ISSUER,
  type TokenIssuer,
} from "../../support/gateway-fixtures";

const logger = createTestLogger();

function verifierOf({ getKey }: Pick<TokenIssuer, "getKey">, clock = createTestClock()) {
  return createVerifyUserToken({ getKey, issuer: ISSUER, audience: AUDIENCE, clock, logger });
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

beforeEach(() => {
  logger.messages.length = 0;
});

describe("createVerifyUserToken()", () => {
  it.each(["RS256", "ES256", "EdDSA"])("answers the user of a token signed by %s", async (alg) => {
    const issuer = await createTokenIssuer(alg);
    const verify = verifierOf(issuer);
    await expect(verify(await issuer.issue("user-7"))).resolves.toBe("user-7");
  });

  it.each<[string, Record<string, unknown>]>([
    ["expired", { exp: nowSeconds() - 60 }],
    ["without an end", { exp: undefined }],
    ["not valid yet", { nbf: nowSeconds() + 60 }],
    ["of another issuer", { iss: "https://elsewhere.example" }],
    ["without an issuer", { iss: undefined }],
    ["for another audience", { aud: "something-else" }],
    ["without an audience", { aud: undefined }],
    ["without a user", { sub: undefined }],
    ["of an empty user", { sub: "" }],
    ["of a user with an endless name", { sub: "u".repeat(257) }],
    ["of a user that is a number", { sub: 7 }],
    ["of a user that UTF-8 cannot write", { sub: "user-\ud800" }],
  ])("does not count a token %s", async (_what, claims) => {
    const issuer = await createTokenIssuer();
    await expect(verifierOf(issuer)(await issuer.issue("user-7", claims))).resolves.toBeUndefined();
    expect(logger.messages).toEqual([]);
  });

  it("counts a token for several audiences", async () => {
    const issuer = await createTokenIssuer();
    const token = await issuer.issue("user-7", { aud: ["other", AUDIENCE] });
    await expect(verifierOf(issuer)(token)).resolves.toBe("user-7");
  });

  it("stops counting a token when it expires", async () => {
    const issuer = await createTokenIssuer();
    const clock = createTestClock();
    const verify = verifierOf(issuer, clock);
    const token = await issuer.issue("user-7");
    await expect(verify(token)).resolves.toBe("user-7");
    clock.move(70_000);
    await expect(verify(token)).resolves.toBeUndefined();
  });

  it("does not count a token that somebody else signed, in any way", async () => {
    const issuer = await createTokenIssuer();
    const verify = verifierOf(issuer);
    const stranger = await createTokenIssuer();
    const genuine = await issuer.issue("user-7");
    const [header, payload, signature] = genuine.split(".") as [string, string, string];
    const claims = { iss: ISSUER, aud: AUDIENCE, exp: nowSeconds() + 60, sub: "owner-1" };
    const secret = new TextEncoder().encode(JSON.stringify(issuer.jwks.keys[0]));
    const forged = base64url.encode(JSON.stringify(claims));
    const candidates = [
      await stranger.issue("user-7"),
      `${header}.${forged}.${signature}`,
      `${header}.${payload}.${signature.slice(2)}AA`,
      new UnsecuredJWT(claims).encode(),
      // The public key as the secret of a symmetric algorithm.
      await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "k1" }).sign(secret),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: "ES384", kid: "k1" })
        .sign((await generateKeyPair("ES384")).privateKey),
      "a.b.c",
      "",
    ];
    for (const candidate of candidates) await expect(verify(candidate)).resolves.toBeUndefined();
    expect(logger.messages).toEqual([]);
  });

  it("counts no token while the keys cannot be had, and logs it", async () => {
    const issuer = await createTokenIssuer();
    const token = await issuer.issue("user-7");
    for (const reason of [new errors.JWKSTimeout(), new Error("ECONNREFUSED")]) {
      logger.messages.length = 0;
      const verify = verifierOf({ getKey: () => Promise.reject(reason) });
      await expect(verify(token)).resolves.toBeUndefined();
      expect(logger.messages).toEqual(["the keys of user tokens cannot be used"]);
    }
  });
});
