import { MARKER } from "../support/marker";
import {
  call,
  post,
  rpc,
  RPC_HEADERS,
  startBeacon,
  type TestBeacon,
  textMessage,
} from "../support/beacon";
import { connectRaw, rawRequest } from "../support/raw-http";
import { storedRows } from "../support/stored";

let beacon: TestBeacon;
let before: number;
beforeAll(async () => {
  beacon = await startBeacon();
});
beforeEach(() => {
  before = storedRows(beacon.dataDir).length;
});
afterAll(() => beacon.stop());

function expectNothingStored(): void {
  expect(storedRows(beacon.dataDir)).toHaveLength(before);
}

const send = (id?: string) =>
  `{"jsonrpc":"2.0",${id === undefined ? "" : `"id":${id},`}"method":"SendMessage","params":${JSON.stringify({ message: textMessage() })}}`;

describe("the id of a Request", () => {
  it.each([
    "0",
    "-1",
    "9007199254740991",
    "-9007199254740991",
    "null",
    '""',
    '"0"',
    `"${"a".repeat(128)}"`,
    `"${"\u{1F600}".repeat(128)}"`,
    '"\\"\\\\\\u0000\\u2028</script>"',
  ])("comes back exactly, in successes and failures: %s", async (id) => {
    for (const body of [
      send(id),
      `{"jsonrpc":"2.0","id":${id},"method":"Unheard"}`,
      `{"jsonrpc":"2.0","id":${id},"method":"SendMessage"}`,
      `{"jsonrpc":"1.0","id":${id},"method":"GetTask"}`,
      `{"jsonrpc":"2.0","id":${id}}`,
    ]) {
      const response = await post(beacon.endpoint, body);
      expect(response.status).toBe(200);
      const { id: echoed } = (await response.json()) as { id: unknown };
      expect(echoed).toBe(JSON.parse(id));
    }
  });

  it.each([
    "1.5",
    "1e400",
    "9007199254740992",
    "true",
    "{}",
    `["${MARKER}"]`,
    `"${MARKER.repeat(20)}"`,
  ])("is refused with -32600 and id null, without an echo: %s", async (id) => {
    const response = await post(beacon.endpoint, send(id));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32600, message: "Request payload validation error" },
    });
    expectNothingStored();
  });
});

describe("a Notification", () => {
  it.each([
    ["of a method that stores", send()],
    ["of a method that is refused", '{"jsonrpc":"2.0","method":"CancelTask"}'],
    ["of an unknown method", '{"jsonrpc":"2.0","method":"Unheard"}'],
    ["with bad params", '{"jsonrpc":"2.0","method":"SendMessage","params":[]}'],
  ])("%s runs nothing and is answered 204, empty", async (_what, body) => {
    for (const headers of [RPC_HEADERS, { "Content-Type": "application/json" }]) {
      const response = await post(beacon.endpoint, body, headers);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe("");
      expect(response.headers.get("Content-Type")).toBeNull();
    }
    expectNothingStored();
  });
});

describe("what is no Request", () => {
  it.each([
    ["an empty body", "", -32700],
    ["a bare value", '"text"', -32600],
    ["null", "null", -32600],
    ["an empty batch", "[]", -32600],
    ["a batch", `[${send("1")},${send("2")}]`, -32600],
    ["a batch of Notifications", `[${send()}]`, -32600],
  ])("%s is answered 200 with id null, and stores nothing", async (_what, body, code) => {
    const response = await post(beacon.endpoint, body);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: null, error: { code } });
    expectNothingStored();
  });
});

describe("the method of a Request", () => {
  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "", "sendmessage", MARKER])(
    "is not found and not echoed when it is %j",
    async (method) => {
      const response = await post(beacon.endpoint, rpc(method));
      expect(await response.text()).toBe(
        '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
      );
    },
  );

  it("rpc.discover answers the OpenRPC document that is served", async () => {
    const { result } = await call(beacon, "rpc.discover");
    expect(result).toEqual(await (await fetch(`${beacon.publicUrl}/openrpc.json`)).json());
    expect(result.servers).toEqual([{ name: "Beacon", url: beacon.endpoint }]);
  });
});

describe("the A2A-Version of a request", () => {
  it("is read from the header or the query, the name in any case", async () => {
    const json = { "Content-Type": "application/json" };
    for (const [query, headers] of [
      ["", { "a2a-version": "1.0" }],
      ["?A2A-Version=1.0", {}],
      ["?x=1&a2a-version=1.0", { "A2A-VERSION": "1.0" }],
    ] as const) {
      const response = await post(beacon.endpoint + query, rpc("ListTasks"), {
        ...json,
        ...headers,
      });
      expect(await response.json()).toHaveProperty("result");
    }
  });

  it("must be given once: two header lines are two values", async () => {
    const connection = await connectRaw(beacon.publicUrl);
    const headers = { ...RPC_HEADERS, "A2A-Version": ["1.0", "1.0"] };
    const body = JSON.stringify(rpc("ListTasks"));
    connection.send(rawRequest("POST", "/a2a/v1", headers, body));
    expect(JSON.parse((await connection.next()).body)).toMatchObject({ error: { code: -32009 } });
    connection.socket.destroy();
  });
});

describe("other HTTP methods on the endpoint", () => {
  it.each(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])(
    "%s is answered 405 with Allow, with and without a trailing slash",
    async (method) => {
      const connection = await connectRaw(beacon.publicUrl);
      for (const path of ["/a2a/v1", "/a2a/v1/"]) {
        connection.send(rawRequest(method, path));
        const { status, headers, body } = await connection.next({ head: method === "HEAD" });
        expect(status).toBe(405);
        expect(headers.allow).toBe("POST");
        if (method !== "HEAD")
          expect(JSON.parse(body)).toMatchObject({ error: { code: "method_not_allowed" } });
      }
      connection.socket.destroy();
    },
  );
});
