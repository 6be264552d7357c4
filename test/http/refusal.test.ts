import { Refusal, type RefusalCode } from "../../src/http/refusal";
import { VALIDATORS } from "../../generated/validators";

const SECRET = "disk I/O error at /secret";

describe("Refusal", () => {
  it.each<[RefusalCode, number]>([
    ["invalid_json", 400],
    ["not_found", 404],
    ["method_not_allowed", 405],
    ["too_large", 413],
    ["unsupported_media_type", 415],
    ["invalid_message", 422],
    ["rate_limited", 429],
    ["unavailable", 503],
  ])("%s is answered with %d", (code, status) => {
    const refusal = new Refusal(code, "words");
    expect(refusal.status).toBe(status);
    expect(JSON.parse(JSON.stringify(refusal))).toEqual({ error: { code, message: "words" } });
    expect(VALIDATORS.BeaconErrorBody(refusal.toJSON())).toBe(true);
  });

  it("has violations in its body only if there are some, and never headers or cause", () => {
    const violations = [{ field: "subject", description: "is required" }];
    const options = { violations, headers: { Allow: "POST" }, cause: new Error(SECRET) };
    expect(new Refusal("invalid_message", "words", options).toJSON()).toEqual({
      error: { code: "invalid_message", message: "words", violations },
    });
  });
});

describe("Refusal.from()", () => {
  it("leaves a Refusal what it is", () => {
    const refusal = new Refusal("not_found", "words");
    expect(Refusal.from(refusal)).toBe(refusal);
  });

  it.each([new Error(SECRET), SECRET, undefined, null, { code: "not_found" }])(
    "makes anything else unavailable, its cause for the log only",
    (reason) => {
      const refusal = Refusal.from(reason);
      expect(refusal.code).toBe("unavailable");
      expect(refusal.options.cause).toBe(reason);
      expect(JSON.stringify(refusal)).not.toContain("secret");
    },
  );
});
