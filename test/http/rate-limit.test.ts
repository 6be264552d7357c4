import { createRateLimit } from "../../src/http/rate-limit";
import { Refusal } from "../../src/http/refusal";

async function refusalOf(counted: Promise<void>): Promise<Refusal> {
  const reason: unknown = await counted.then(
    () => undefined,
    (refused: unknown) => refused,
  );
  expect(reason).toBeInstanceOf(Refusal);
  return reason as Refusal;
}

describe("createRateLimit()", () => {
  it("lets a source make so many requests and no more", async () => {
    const limit = createRateLimit(3);
    for (let i = 0; i < 3; i++) await expect(limit.count("a")).resolves.toBeUndefined();
    expect((await refusalOf(limit.count("a"))).code).toBe("rate_limited");
  });

  it("counts each source by itself", async () => {
    const limit = createRateLimit(1);
    await limit.count("a");
    await limit.count("b");
    await refusalOf(limit.count("a"));
    await refusalOf(limit.count("b"));
  });

  it.each(["__proto__", "constructor", ""])("counts the source %j like any other", async (name) => {
    const limit = createRateLimit(1);
    await limit.count(name);
    await refusalOf(limit.count(name));
  });

  it("says when to try again: Retry-After and the RateLimit header fields", async () => {
    const limit = createRateLimit(1);
    await limit.count("a");
    const refusal = await refusalOf(limit.count("a"));
    expect(refusal.status).toBe(429);
    const { "Retry-After": seconds, ...rest } = refusal.options.headers ?? {};
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    expect(rest).toEqual({
      "RateLimit-Policy": '"source";q=1;w=60',
      RateLimit: `"source";r=0;t=${String(seconds)}`,
    });
  });

  it("keeps no source that it refuses in its words", async () => {
    const limit = createRateLimit(1);
    await limit.count("203.0.113.7");
    const refusal = await refusalOf(limit.count("203.0.113.7"));
    expect(JSON.stringify([refusal, refusal.options.headers])).not.toContain("203.0.113.7");
  });

  it("does not hold up the end of the process", async () => {
    const before = process.getActiveResourcesInfo().length;
    await createRateLimit(1).count("a");
    expect(process.getActiveResourcesInfo().length).toBe(before);
  });
});
