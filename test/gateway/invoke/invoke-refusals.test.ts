import { startGateway, type TestGateway } from "../../support/gateway";
import { createInvokeClient, type InvokeClient, openApiFault } from "../../support/invoke-client";
import { connectRaw } from "../../support/raw-http";

let gateway: TestGateway;
let client: InvokeClient;
let key: string;

beforeAll(async () => {
  gateway = await startGateway();
  key = gateway.demoKeys.echo!;
  client = createInvokeClient(gateway, "echo", key);
});

afterAll(() => gateway.stop());

const BOUND = 1024 * 1024;

describe("invoke: 400 invalid_json", () => {
  it.each([
    ["nothing", ""],
    ["a word", "hello"],
    ["half an object", '{"message":"Hello."'],
    ["two documents", '{"message":"a"} {"message":"b"}'],
    ["a form", "message=Hello."],
    ["brackets that never close", "[".repeat(500_000)],
  ])("answers to %s", async (_name, body) => {
    const { status, body: answer } = await client.invoke(body);
    expect([status, answer.error.code]).toEqual([400, "invalid_json"]);
  });

  it("answers to bytes that are not UTF-8", async () => {
    const response = await fetch(client.url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Agent-API-Key": key },
      body: Buffer.from('{"message":"\xff"}', "latin1"),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: "invalid_json" } });
  });
});

const DEEP = `${"[".repeat(400_000)}${"]".repeat(400_000)}`;

/** Bodies that are JSON, and none that the contract takes: with what the refusal says. */
const INVALID: [name: string, body: string, words: RegExp][] = [
  ["null", "null", /^the body must be an object/],
  ["a list", '[{"message":"a"}]', /^the body must be an object/],
  ["a text", '"Hello."', /^the body must be an object/],
  ["no message", "{}", /^message: is required/],
  ["an empty message", '{"message":""}', /^message: must not be empty/],
  ["a number for a message", '{"message":1}', /^message: must be a string/],
  ["null for a message", '{"message":null}', /^message: must be a string/],
  ["a message of the protocol", '{"message":{"parts":[]}}', /^message: must be a string/],
  [
    "a message of too many characters",
    JSON.stringify({ message: "a".repeat(262_145) }),
    /^message: must have at most 262144/,
  ],
  ["a context that is no text", '{"message":"a","context_id":7}', /^context_id: must be a string/],
  ["an empty context", '{"message":"a","context_id":""}', /^context_id: must not be empty/],
  [
    "a long context",
    JSON.stringify({ message: "a", context_id: "c".repeat(129) }),
    /^context_id: must have at most 128/,
  ],
  [
    "a context that UTF-8 cannot write",
    '{"message":"a","context_id":"c\\ud800"}',
    /^context_id: must be well-formed Unicode/,
  ],
  ["another spelling", '{"message":"a","contextId":"c"}', /^the body must have no members but/],
  ["an unknown member", '{"message":"a","x":1}', /^the body must have no members but/],
  ["__proto__", '{"message":"a","__proto__":{"b":1}}', /^the body must have no members but/],
  ["an inherited name", '{"message":"a","toString":1}', /^the body must have no members but/],
  ["a member that is deep", `{"message":"a","x":${DEEP}}`, /^the body must have no members but/],
  ["a message that is deep", `{"message":${DEEP}}`, /^message: must be a string/],
  ["a body that is deep", DEEP, /^the body must be an object/],
  ["no time at all", '{"message":"a","timeout_ms":0}', /^timeout_ms: must be 1 or more/],
  ["half a millisecond", '{"message":"a","timeout_ms":1.5}', /^timeout_ms: must be an integer/],
  ["a time as text", '{"message":"a","timeout_ms":"9"}', /^timeout_ms: must be an integer/],
  ["too long a time", '{"message":"a","timeout_ms":1e300}', /^timeout_ms: must be 3600000 or less/],
  ["one attachment", '{"message":"a","attachments":{}}', /^attachments: must be an array/],
  ["a bare file id", '{"message":"a","attachments":["f"]}', /^attachments\[0\]: must be an object/],
  [
    "an attachment without an id",
    '{"message":"a","attachments":[{}]}',
    /^attachments\[0\]\.file_id: is required/,
  ],
  [
    "an attachment with a URL",
    '{"message":"a","attachments":[{"file_id":"f","url":"http://127.0.0.1/"}]}',
    /^attachments\[0\]: must have no members but/,
  ],
  [
    "too many attachments",
    JSON.stringify({ message: "a", attachments: new Array(101).fill({ file_id: "f" }) }),
    /^attachments: /,
  ],
];

describe("invoke: 400 invalid_body", () => {
  it.each(INVALID)("answers to %s", async (_name, body, words) => {
    const { status, body: answer } = await client.invoke(body);
    expect([status, answer.error.code]).toEqual([400, "invalid_body"]);
    expect(answer.error.message).toMatch(words);
    expect(answer.error.message.length).toBeLessThan(200);
    // The published document refuses what the gateway refuses.
    const value: unknown = JSON.parse(body);
    expect(openApiFault("/requestBody/content/application~1json", value)).not.toBe(undefined);
  });

  it.each(["", "two words", "ü", "a".repeat(257)])(
    "answers to X-A2A-Agent-ID: %j",
    async (value) => {
      const answer = await client.invoke({ message: "a" }, { "X-A2A-Agent-ID": value });
      expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_body"]);
      expect(answer.body.error.message).toMatch(/^X-A2A-Agent-ID: /);
    },
  );
});

describe("invoke: 401 unauthorized", () => {
  it.each<[name: string, headers: Record<string, string>]>([
    ["no credential", { "X-Agent-API-Key": "" }],
    ["a key that is none", { "X-Agent-API-Key": `bak_${"0".repeat(64)}` }],
    ["two keys", { Authorization: `Bearer bak_${"0".repeat(64)}` }],
    ["another scheme", { Authorization: "Basic YTpi" }],
  ])("answers to %s, before it reads the body", async (_name, headers) => {
    const answer = await client.invoke("not json", headers);
    expect([answer.status, answer.body.error.code]).toEqual([401, "unauthorized"]);
    expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer .*ApiKey /);
  });

  it("answers to the key of another agent", async () => {
    const other = createInvokeClient(gateway, "echo", gateway.demoKeys.ticker!);
    expect((await other.invoke({ message: "a" })).status).toBe(401);
  });
});

describe("invoke: 404 agent_not_found", () => {
  it("answers alike for no agent, a private one of someone else, and one without REST invoke", async () => {
    const agents = gateway.stores.agents;
    await gateway.register({ id: "private", visibility: "PRIVATE" });
    await gateway.register({ id: "rpc-only" });
    const record = (await agents.get("echo"))!;
    await agents.update({ ...record, id: "rpc-only", invoke: false });
    const stranger = { Authorization: `Bearer ${await gateway.issuer.issue("stranger")}` };
    const bodies = await Promise.all(
      ["nobody", "private", "rpc-only"].map(async (id) => {
        const response = await fetch(`${gateway.endpoint(id)}/v1/invoke`, {
          method: "POST",
          headers: { "Content-Type": "application/json", ...stranger },
          body: '{"message":"a"}',
        });
        expect(response.status).toBe(404);
        return response.text();
      }),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0]!)).toMatchObject({ error: { code: "agent_not_found" } });
  });
});

describe("invoke: transport", () => {
  it.each(["GET", "PUT", "DELETE", "OPTIONS"])("answers 405 to %s", async (method) => {
    const response = await fetch(client.url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(await response.json()).toMatchObject({ error: { code: "method_not_allowed" } });
  });

  it("answers 413 to a body of more than 1 MiB, and takes one of just that", async () => {
    const padded = (bytes: number) => '{"message":"Hello."}'.padEnd(bytes, " ");
    const answer = await client.invoke(padded(BOUND + 1));
    expect([answer.status, answer.body.error.code]).toEqual([413, "payload_too_large"]);
    expect((await client.invoke(padded(BOUND))).body.reply).toBe("Hello.");
  });

  it("answers 413 to a body that only says it is huge, and hangs up", async () => {
    const connection = await connectRaw(client.url);
    connection.send(
      `POST /echo/v1/invoke HTTP/1.1\r\nHost: a\r\nX-Agent-API-Key: ${key}\r\n` +
        "Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n",
    );
    const { status, body } = await connection.next();
    expect([status, JSON.parse(body)]).toMatchObject([
      413,
      { error: { code: "payload_too_large" } },
    ]);
    await connection.closed();
  });

  it.each<Record<string, string>>([
    { "Content-Type": "text/plain" },
    { "Content-Type": "application/json; charset=latin1" },
    { "Content-Type": "application/x-www-form-urlencoded" },
    { "Content-Encoding": "gzip" },
  ])("answers 415 to %j", async (headers) => {
    const answer = await client.invoke({ message: "a" }, headers);
    expect([answer.status, answer.body.error.code]).toEqual([415, "unsupported_media_type"]);
  });

  it("answers plainly what it refuses before the agent has the message, whoever asks for a stream", async () => {
    const answer = await client.invoke("{}", { Accept: "text/event-stream" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "application/json"]);
  });
});

describe("invoke: 429 rate_limited", () => {
  it("counts calls together with those over JSON-RPC", async () => {
    const limited = await startGateway({ environment: { GATEWAY_RATE_LIMIT: "2" } });
    try {
      const echo = createInvokeClient(limited, "echo", limited.demoKeys.echo!);
      expect((await echo.invoke({ message: "a" })).status).toBe(200);
      const rpc = await fetch(limited.endpoint("echo"), {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "A2A-Version": "1.0",
          "X-Agent-API-Key": limited.demoKeys.echo!,
        },
        body: '{"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}',
      });
      expect(rpc.status).toBe(200);
      const answer = await echo.invoke({ message: "a" });
      expect([answer.status, answer.body.error.code]).toEqual([429, "rate_limited"]);
      const seconds = Number(answer.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(0);
      expect(answer.body.error.message).toContain(`${seconds} s`);
      expect(answer.headers.get("ratelimit")).toMatch(/r=0/);
    } finally {
      await limited.stop();
    }
  });
});
