import {
  beaconMessage,
  post,
  rpc,
  startBeacon,
  type TestBeacon,
  textMessage,
} from "../support/beacon";
import { storedRows } from "../support/stored";

const LIMIT = 4;

let beacon: TestBeacon;
afterEach(() => beacon.stop());

async function start(environment: NodeJS.ProcessEnv = {}): Promise<void> {
  beacon = await startBeacon({ BEACON_RATE_LIMIT: String(LIMIT), ...environment });
}

/** Asks for nothing, on either surface, as if through proxies. */
async function statusFor(forwardedFor?: string): Promise<number> {
  const headers: Record<string, string> =
    forwardedFor === undefined ? {} : { "X-Forwarded-For": forwardedFor };
  const response = await fetch(`${beacon.publicUrl}/beacon/0.1/receipts/none`, { headers });
  await response.text();
  return response.status;
}

/** How many of some requests are let through. */
async function letThrough(sources: (string | undefined)[]): Promise<number> {
  let count = 0;
  for (const source of sources) if ((await statusFor(source)) !== 429) count += 1;
  return count;
}

function times(count: number, source: (i: number) => string): string[] {
  return Array.from({ length: count }, (_, i) => source(i));
}

describe("the rate limit", () => {
  it("counts both surfaces, good requests and bad ones, with one limiter", async () => {
    await start();
    const native = `${beacon.publicUrl}/beacon/0.1/messages`;
    const json = { "Content-Type": "application/json" };
    const statuses = [
      await post(beacon.endpoint, rpc("SendMessage", { message: textMessage() })),
      await post(native, beaconMessage(), json),
      await post(beacon.endpoint, "{", {}),
      await fetch(`${beacon.publicUrl}/beacon/0.1/receipts/none`),
      await post(beacon.endpoint, rpc("SendMessage", { message: textMessage() })),
      await post(native, beaconMessage(), json),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 201, 415, 404, 429, 429]);
    expect(storedRows(beacon.dataDir)).toHaveLength(2);
  });

  it("answers the same body on both surfaces, with Retry-After and the RateLimit fields", async () => {
    await start({ BEACON_RATE_LIMIT: "1" });
    await statusFor();
    const answers = [
      await post(beacon.endpoint, rpc("ListTasks")),
      await post(`${beacon.publicUrl}/beacon/0.1/messages`, beaconMessage()),
      await fetch(`${beacon.publicUrl}/beacon/0.1/receipts/none`),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(429);
      expect(headers.get("Content-Type")).toBe("application/json");
      expect(headers.get("Retry-After")).toMatch(/^[1-9]\d?$/);
      expect(headers.get("RateLimit-Policy")).toBe('"source";q=1;w=60');
      expect(headers.get("RateLimit")).toBe(`"source";r=0;t=${headers.get("Retry-After") ?? ""}`);
    }
    for (const answer of answers)
      expect(await answer.json()).toEqual({
        error: {
          code: "rate_limited",
          message: expect.stringMatching(
            /^the limit of 1 a minute is used up; try again in \d+ s$/,
          ),
        },
      });
  });

  it("does not count what anyone may read", async () => {
    await start({ BEACON_RATE_LIMIT: "1" });
    for (const path of ["/.well-known/agent-card.json", "/docs", "/healthz", "/nowhere"])
      for (let i = 0; i < 3; i++)
        expect((await fetch(beacon.publicUrl + path)).status).not.toBe(429);
    expect(await statusFor()).toBe(404);
  });
});

describe("the source of a request", () => {
  it("is not taken from X-Forwarded-For by default", async () => {
    await start();
    expect(await letThrough(times(LIMIT + 3, (i) => `203.0.113.${i}`))).toBe(LIMIT);
  });

  it.each(["true", "1", "loopback", "127.0.0.0/8"])(
    "is taken from X-Forwarded-For with TRUST_PROXY=%s",
    async (trust) => {
      await start({ TRUST_PROXY: trust });
      expect(await letThrough(times(LIMIT + 3, (i) => `203.0.113.${i}`))).toBe(LIMIT + 3);
      expect(await letThrough(times(LIMIT + 3, () => "198.51.100.1"))).toBe(LIMIT);
    },
  );

  it("is not taken from a proxy that is not trusted", async () => {
    await start({ TRUST_PROXY: "10.0.0.0/8" });
    expect(await letThrough(times(LIMIT + 3, (i) => `203.0.113.${i}`))).toBe(LIMIT);
  });

  it("is what the last trusted proxy saw, whatever stands before it", async () => {
    await start({ TRUST_PROXY: "1" });
    expect(await letThrough(times(LIMIT + 3, (i) => `203.0.113.${i}, 198.51.100.1`))).toBe(LIMIT);
  });

  it("is the /64 of an IPv6 address, and a mapped address is its IPv4 address", async () => {
    await start({ TRUST_PROXY: "true" });
    expect(await letThrough(times(LIMIT + 3, (i) => `2001:db8::${i}:1`))).toBe(LIMIT);
    expect(await letThrough(times(LIMIT + 3, (i) => `2001:db8:0:${i + 1}::1`))).toBe(LIMIT + 3);
    expect(await letThrough(["192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201"])).toBe(3);
    expect(await letThrough(times(LIMIT, () => "192.0.2.1"))).toBe(LIMIT - 3);
  });

  it("is one for all that a proxy passes on and that is no address", async () => {
    await start({ TRUST_PROXY: "true" });
    expect(await letThrough(times(LIMIT + 3, (i) => `garbage-${i}`))).toBe(LIMIT);
  });

  it("is stored as a keyed hash: equal for one source, unlike for two, never the address", async () => {
    await start({ TRUST_PROXY: "true" });
    for (const address of ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2"])
      await post(beacon.endpoint, rpc("SendMessage", { message: textMessage() }), {
        "Content-Type": "application/json",
        "A2A-Version": "1.0",
        "X-Forwarded-For": address,
      });
    const rows = storedRows(beacon.dataDir);
    const [first, second, third] = rows.map(({ source }) => source);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(JSON.stringify(rows)).not.toContain("192.0.2");
  });
});
