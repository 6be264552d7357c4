import fc from "fast-check";
import type { IncomingHttpHeaders } from "node:http";
import { UnauthenticatedError } from "../../../generated/errors";
import { parseBearerSecret, parseCredential } from "../../../src/gateway/keys/credential-headers";

const KEY = `bak_${"0123456789abcdef".repeat(4)}`;
const OTHER_KEY = `bak_${"fedcba9876543210".repeat(4)}`;
const TOKEN = `agt_${"0123456789abcdef".repeat(4)}`;
const JWT = "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1In0.c2lnbmF0dXJl";

describe("parseCredential()", () => {
  it.each<[string, IncomingHttpHeaders, object]>([
    ["a key in its header", { "x-agent-api-key": KEY }, { kind: "key", secret: KEY }],
    ["a key as a bearer token", { authorization: `Bearer ${KEY}` }, { kind: "key", secret: KEY }],
    ["a scheme in lower case", { authorization: `bearer  ${KEY}` }, { kind: "key", secret: KEY }],
    [
      "the same key twice",
      { "x-agent-api-key": KEY, authorization: `Bearer ${KEY}` },
      { kind: "key", secret: KEY },
    ],
    ["a JWT as a bearer token", { authorization: `Bearer ${JWT}` }, { kind: "user", token: JWT }],
  ])("reads %s", (_what, headers, presented) => {
    expect(parseCredential(headers)).toEqual(presented);
  });

  it.each<[string, IncomingHttpHeaders]>([
    ["none", {}],
    ["two keys", { "x-agent-api-key": KEY, authorization: `Bearer ${OTHER_KEY}` }],
    ["a key and a JWT", { "x-agent-api-key": KEY, authorization: `Bearer ${JWT}` }],
    ["a key and another scheme", { "x-agent-api-key": KEY, authorization: "Basic YTpi" }],
    ["an empty key header beside a key", { "x-agent-api-key": "", authorization: `Bearer ${KEY}` }],
    ["a key header sent twice", { "x-agent-api-key": `${KEY}, ${KEY}` }],
    ["a key that is too short", { "x-agent-api-key": KEY.slice(0, -1) }],
    ["a JWT in the key header", { "x-agent-api-key": JWT }],
    ["the token of an agent", { authorization: `Bearer ${TOKEN}` }],
    ["another scheme", { authorization: `Basic ${KEY}` }],
    ["a key without a scheme", { authorization: KEY }],
    ["an empty bearer token", { authorization: "Bearer " }],
    ["a bearer token with something after it", { authorization: `Bearer ${KEY} x` }],
    ["a JWT of two parts", { authorization: "Bearer a.b" }],
    ["a JWT without a signature", { authorization: "Bearer a.b." }],
    ["an endless JWT", { authorization: `Bearer a.${"b".repeat(9000)}.c` }],
  ])("is unauthenticated for %s", (_what, headers) => {
    expect(() => parseCredential(headers)).toThrow(UnauthenticatedError);
  });

  it("throws nothing but UnauthenticatedError, whatever the headers hold", () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(KEY, OTHER_KEY, JWT, TOKEN, `Bearer ${KEY}`, `Bearer ${JWT}`, "Bearer"),
      fc.string().map((text) => `Bearer ${text}`),
    );
    const headers = fc.record(
      { "x-agent-api-key": value, authorization: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(headers, (candidate) => {
        try {
          const presented = parseCredential(candidate);
          expect(Object.values(candidate).join(" ")).toContain(
            presented.kind === "key" ? presented.secret : presented.token,
          );
        } catch (reason) {
          expect(reason).toBeInstanceOf(UnauthenticatedError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("parseBearerSecret()", () => {
  it("reads a secret of the kind", () => {
    expect(parseBearerSecret({ authorization: `Bearer ${TOKEN}` }, "token")).toBe(TOKEN);
  });

  it.each<[string, IncomingHttpHeaders]>([
    ["none", {}],
    ["another kind", { authorization: `Bearer ${KEY}` }],
    ["the key header", { "x-agent-api-key": TOKEN }],
  ])("is unauthenticated for %s", (_what, headers) => {
    expect(() => parseBearerSecret(headers, "token")).toThrow(UnauthenticatedError);
  });
});
