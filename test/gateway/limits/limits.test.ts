import { UnauthenticatedError } from "../../../generated/errors";
import { createCallLimit } from "../../../src/gateway/limits/call-limit";
import { createLimitFailures } from "../../../src/gateway/limits/limit-failures";
import { LimitExceededError } from "../../../src/gateway/limits/limit-exceeded-error";
import { refusalHeaders } from "../../../src/gateway/refusal-headers";
import { agentRecord } from "../../support/gateway-fixtures";

const caller = (agentId: string, kind: "key" | "user", credentialId: string) => ({
  agent: agentRecord({ id: agentId }),
  kind,
  credentialId,
});

async function thrownBy(work: Promise<unknown>): Promise<any> {
  return work.then(
    () => {
      throw new Error("nothing was thrown");
    },
    (reason: unknown) => reason,
  );
}

describe("createCallLimit()", () => {
  it("counts by credential and agent, keys and users apart", async () => {
    const limit = createCallLimit(1);
    await limit.count(caller("one", "key", "a"));
    await limit.count(caller("one", "key", "b"));
    await limit.count(caller("two", "key", "a"));
    await limit.count(caller("one", "user", "a"));
    await expect(limit.count(caller("one", "key", "a"))).rejects.toThrow(LimitExceededError);
  });

  it("says when to try again, in the headers and in the error's details", async () => {
    const limit = createCallLimit(2);
    await limit.count(caller("one", "key", "a"));
    await limit.count(caller("one", "key", "a"));
    const error = await thrownBy(limit.count(caller("one", "key", "a")));
    expect(error.code).toBe(-31429);
    expect(error.httpStatus).toBe(429);
    expect(error.headers).toEqual({
      "Retry-After": expect.stringMatching(/^(60|59)$/),
      "RateLimit-Policy": '"caller";q=2;w=60',
      RateLimit: expect.stringMatching(/^"caller";r=0;t=(60|59)$/),
    });
    expect(error.data[0].metadata).toEqual({
      code: "rate_limited",
      retryAfterSeconds: error.headers["Retry-After"],
    });
    expect(refusalHeaders(error)).toBe(error.headers);
  });
});

describe("createLimitFailures()", () => {
  const refuse = () => Promise.reject(new UnauthenticatedError());

  it("refuses a source that has failed too often, whatever is wrong", async () => {
    const authenticate = createLimitFailures(2)(refuse);
    const attempt = (source: string) => authenticate("one", {}, source);
    await expect(attempt("192.0.2.1")).rejects.toThrow(UnauthenticatedError);
    await expect(attempt("192.0.2.1")).rejects.toThrow(UnauthenticatedError);
    await expect(attempt("192.0.2.1")).rejects.toThrow(LimitExceededError);
    await expect(attempt("192.0.2.2")).rejects.toThrow(UnauthenticatedError);
  });

  it("never refuses a credential that counts, nor counts it", async () => {
    const limit = createLimitFailures(1);
    const [fail, pass] = [limit(refuse), limit(() => Promise.resolve("who"))];
    for (let i = 0; i < 3; i += 1) await expect(pass("one", {}, "192.0.2.1")).resolves.toBe("who");
    await expect(fail("one", {}, "192.0.2.1")).rejects.toThrow(UnauthenticatedError);
    await expect(fail("one", {}, "192.0.2.1")).rejects.toThrow(LimitExceededError);
    await expect(pass("one", {}, "192.0.2.1")).resolves.toBe("who");
  });

  it("does not count a failure of the store", async () => {
    const authenticate = createLimitFailures(1)(() => Promise.reject(new Error("locked")));
    for (let i = 0; i < 3; i += 1)
      await expect(authenticate("one", {}, "192.0.2.1")).rejects.toThrow("locked");
  });
});

describe("refusalHeaders()", () => {
  it("names both schemes for a caller that is not authenticated", () => {
    expect(refusalHeaders(new UnauthenticatedError())).toEqual({
      "WWW-Authenticate":
        'Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"',
    });
  });
});
