import { startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import { storedRows } from "../support/stored";

/**
 * rate limit → size → content type → UTF-8 and JSON → envelope → version → method → params → policy.
 * A request with the faults of two steps is answered by the earlier one.
 */
const OVERSIZED = Buffer.alloc(65_537, "a");
const NOT_JSON = Buffer.from("{");
const NOT_UTF8 = Buffer.from([0x22, 0xff, 0x22]);
const JSON_TYPE = { "Content-Type": "application/json" };
const VERSION = { "A2A-Version": "1.0" };

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterAll(() => beacon.stop());

function request(members: object): Buffer {
  return Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: 1, ...members }));
}

async function send(url: string, body: Buffer, headers: Record<string, string>) {
  const response = await fetch(url, { method: "POST", headers, body: new Uint8Array(body) });
  const text = await response.text();
  const json = JSON.parse(text);
  return { status: response.status, code: json.error?.code as unknown, json };
}

const valid = { method: "SendMessage", params: { message: textMessage() } };
const badParams = { ...valid, params: { message: {} } };

const rpcPairs: [string, Buffer, Record<string, string>, number, unknown][] = [
  ["size before content type", OVERSIZED, { "Content-Type": "text/plain" }, 413, "too_large"],
  ["size before JSON", OVERSIZED, JSON_TYPE, 413, "too_large"],
  ["content type before JSON", NOT_JSON, { "Content-Type": "text/plain" }, 415, -32005],
  [
    "content encoding before JSON",
    NOT_JSON,
    { ...JSON_TYPE, "Content-Encoding": "gzip" },
    415,
    -32005,
  ],
  ["content type before envelope", request({}), { "Content-Type": "text/plain" }, 415, -32005],
  ["content type before version", request(valid), { "Content-Type": "text/plain" }, 415, -32005],
  ["UTF-8 before envelope", NOT_UTF8, { ...JSON_TYPE, ...VERSION }, 200, -32700],
  ["JSON before version", NOT_JSON, JSON_TYPE, 200, -32700],
  ["envelope before version", request({ method: 5 }), JSON_TYPE, 200, -32600],
  ["a batch before version", Buffer.from("[]"), JSON_TYPE, 200, -32600],
  ["version before method", request({ method: "Unheard" }), JSON_TYPE, 200, -32009],
  ["version before params", request(badParams), JSON_TYPE, 200, -32009],
  ["version before a refusal", request({ method: "CancelTask" }), JSON_TYPE, 200, -32009],
  [
    "method before params",
    request({ method: "Unheard", params: [] }),
    { ...JSON_TYPE, ...VERSION },
    200,
    -32601,
  ],
  ["params before policy", request(badParams), { ...JSON_TYPE, ...VERSION }, 200, -32602],
];

describe("the JSON-RPC endpoint checks", () => {
  it.each(rpcPairs)("%s", async (_pair, body, headers, status, code) => {
    const answer = await send(beacon.endpoint, body, headers);
    expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
  });

  it.each([
    ["CancelTask", -32002],
    ["SendStreamingMessage", -32004],
    ["SubscribeToTask", -32004],
    ["CreateTaskPushNotificationConfig", -32003],
    ["GetTaskPushNotificationConfig", -32003],
    ["ListTaskPushNotificationConfigs", -32003],
    ["DeleteTaskPushNotificationConfig", -32003],
    ["GetExtendedAgentCard", -32007],
  ])("no params of %s, which it refuses", async (method, code) => {
    const deep: unknown = JSON.parse("[".repeat(200) + "]".repeat(200));
    for (const params of [undefined, null, [], 5, {}, { id: 5 }, { deep }]) {
      const answer = await send(beacon.endpoint, request({ method, params }), {
        ...JSON_TYPE,
        ...VERSION,
      });
      expect(answer.code).toBe(code);
    }
  });
});

const nativePairs: [string, Buffer, Record<string, string>, number, string][] = [
  ["size before content type", OVERSIZED, {}, 413, "too_large"],
  ["size before JSON", OVERSIZED, JSON_TYPE, 413, "too_large"],
  ["content type before JSON", NOT_JSON, {}, 415, "unsupported_media_type"],
  ["content type before the message", Buffer.from("{}"), {}, 415, "unsupported_media_type"],
  ["UTF-8 before the message", NOT_UTF8, JSON_TYPE, 400, "invalid_json"],
  ["JSON before the message", NOT_JSON, JSON_TYPE, 400, "invalid_json"],
  ["the message last", Buffer.from("{}"), JSON_TYPE, 422, "invalid_message"],
];

describe("the native endpoint checks", () => {
  it.each(nativePairs)("%s", async (_pair, body, headers, status, code) => {
    const answer = await send(`${beacon.publicUrl}/beacon/0.1/messages`, body, headers);
    expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
  });
});

describe("both endpoints", () => {
  it("store nothing that they refuse", () => {
    expect(storedRows(beacon.dataDir)).toEqual([]);
  });

  it("check the rate limit before anything else", async () => {
    const limited = await startBeacon({ BEACON_RATE_LIMIT: "1" });
    try {
      const native = `${limited.publicUrl}/beacon/0.1/messages`;
      await send(native, NOT_JSON, JSON_TYPE);
      for (const url of [limited.endpoint, native])
        for (const [body, headers] of [
          [OVERSIZED, JSON_TYPE],
          [NOT_JSON, {}],
          [request(valid), { ...JSON_TYPE, ...VERSION }],
        ] as const)
          expect(await send(url, body, headers)).toMatchObject({
            status: 429,
            code: "rate_limited",
          });
    } finally {
      await limited.stop();
    }
  });
});
