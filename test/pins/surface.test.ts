import errorSchema from "../../schemas/beacon/error.schema.json";
import listTasksSchema from "../../schemas/a2a/ListTasksRequest.schema.json";
import configSchema from "../../generated/config.schema.json";
import { PROTOCOL_VERSION, VERSION_PARAMETER } from "../../src/a2a/service-parameters";
import { listTasks } from "../../src/beacon/methods/ListTasks";
import { PATHS } from "../../src/beacon/paths";
import { MAX_BODY_BYTES } from "../../src/beacon/terms";
import { createRateLimit } from "../../src/http/rate-limit";
import { Refusal, type RefusalCode } from "../../src/http/refusal";
import { MAX_DEPTH } from "../../src/jsonrpc/depth";
import { MAX_ID_CHARACTERS } from "../../src/jsonrpc/request-id";

// Clients hold these: a change breaks them and needs a new version of the path or the protocol.
describe("pins: paths", () => {
  it("are these", () => {
    expect(PATHS).toEqual({
      a2a: "/a2a/v1",
      messages: "/beacon/0.1/messages",
      receipts: "/beacon/0.1/receipts",
      // A2A §8.2, §14.3.
      agentCard: "/.well-known/agent-card.json",
      discovery: "/.well-known/autonomous-agent",
      openrpc: "/openrpc.json",
      docs: "/docs",
      messageSchema: "/schemas/message.schema.json",
      receiptSchema: "/schemas/receipt.schema.json",
      health: "/healthz",
    });
  });
});

describe("pins: headers", () => {
  // A2A §3.2.6, §3.6, §14.2.1.
  it("the version is A2A-Version: 1.0", () => {
    expect(VERSION_PARAMETER).toBe("A2A-Version");
    expect(PROTOCOL_VERSION).toBe("1.0");
  });

  // RFC 6585 §4, RFC 9110 §10.2.3, draft-ietf-httpapi-ratelimit-headers.
  it("the rate limit has Retry-After, RateLimit-Policy and RateLimit", async () => {
    const limit = createRateLimit(1);
    await limit.count("source");
    const refusal: Refusal = await limit.count("source").then(
      () => Promise.reject(new Error("not refused")),
      (reason: unknown) => reason as Refusal,
    );
    expect(refusal.status).toBe(429);
    expect(refusal.options.headers).toEqual({
      "Retry-After": expect.stringMatching(/^\d+$/),
      "RateLimit-Policy": '"source";q=1;w=60',
      RateLimit: expect.stringMatching(/^"source";r=0;t=\d+$/),
    });
  });
});

// beacon/0.1: stable codes, RFC 9110 §15.5, §15.6.
describe("pins: refusals outside JSON-RPC", () => {
  const PINS: [code: RefusalCode, status: number][] = [
    ["too_large", 413],
    ["rate_limited", 429],
    ["invalid_json", 400],
    ["invalid_message", 422],
    ["unsupported_media_type", 415],
    ["method_not_allowed", 405],
    ["not_found", 404],
    ["unavailable", 503],
  ];

  it.each(PINS)("%s is %d", (code, status) => {
    const refusal = new Refusal(code, "words");
    expect(refusal.status).toBe(status);
    expect(JSON.stringify(refusal)).toBe(`{"error":{"code":"${code}","message":"words"}}`);
  });

  it("are these and no other", () => {
    expect(errorSchema.properties.error.properties.code.enum).toEqual(PINS.map(([code]) => code));
  });
});

describe("pins: limits", () => {
  it("a body has at most 65,536 bytes", () => {
    expect(MAX_BODY_BYTES).toBe(65_536);
  });

  // JSON-RPC §4: the id is the one echo, so it is bounded.
  it("an id has at most 128 characters", () => {
    expect(MAX_ID_CHARACTERS).toBe(128);
  });

  it("JSON nests at most 128 levels deep", () => {
    expect(MAX_DEPTH).toBe(128);
  });

  // A2A §3.1.4.
  it("a page has 1 to 100 tasks, 50 where none is asked for", async () => {
    expect(listTasksSchema.properties.pageSize).toMatchObject({ minimum: 1, maximum: 100 });
    const call = { params: {}, received: {}, source: "source" };
    expect(await listTasks()(call)).toMatchObject({ pageSize: 50 });
  });
});

// Operators hold these.
describe("pins: environment", () => {
  it("has these variables, with these defaults", () => {
    const defaults = Object.entries(configSchema.properties).map(([name, property]) => [
      name,
      "default" in property ? property.default : undefined,
    ]);
    expect(Object.fromEntries(defaults)).toEqual({
      HOST: "127.0.0.1",
      PORT: 8080,
      BEACON_PUBLIC_URL: undefined,
      BEACON_DATA_DIR: "./data",
      BEACON_RATE_LIMIT: 60,
      TRUST_PROXY: "false",
      LOG_LEVEL: "info",
    });
  });
});
