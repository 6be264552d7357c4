import { once } from "node:events";
import type { Socket } from "node:net";
import { rpc, RPC_HEADERS, startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import { connectRaw, type RawConnection, rawRequest } from "../support/raw-http";
import { storedRows } from "../support/stored";

const ENDPOINT = "/a2a/v1";
const MESSAGES = "/beacon/0.1/messages";
const JSON_TYPE = { "Content-Type": "application/json" };
const SEND = JSON.stringify(rpc("SendMessage", { message: textMessage() }));

let beacon: TestBeacon;
let connection: RawConnection;
/** The server's end of the connection. */
let serverSide: Socket;
let before: number;
beforeAll(async () => {
  beacon = await startBeacon();
});
beforeEach(async () => {
  before = storedRows(beacon.dataDir).length;
  const accepted = once(beacon.server, "connection");
  connection = await connectRaw(beacon.publicUrl);
  [serverSide] = (await accepted) as [Socket];
});
afterEach(() => connection.socket.destroy());
afterAll(() => beacon.stop());

function stored(): number {
  return storedRows(beacon.dataDir).length - before;
}

async function expectStillServing(): Promise<void> {
  const other = await connectRaw(beacon.publicUrl);
  other.send(rawRequest("POST", ENDPOINT, RPC_HEADERS, SEND));
  expect(JSON.parse((await other.next()).body)).toHaveProperty("result.task.id");
  other.socket.destroy();
}

describe("a connection", () => {
  it("survives refusals of every kind", async () => {
    const refused: [Buffer, number][] = [
      [rawRequest("POST", ENDPOINT, JSON_TYPE, "a".repeat(70_000)), 413],
      [rawRequest("POST", ENDPOINT, {}, "a".repeat(60_000)), 415],
      [rawRequest("POST", ENDPOINT, JSON_TYPE, "{"), 200],
      [rawRequest("POST", ENDPOINT, JSON_TYPE, '{"jsonrpc":"2.0","method":"m"}'), 204],
      [rawRequest("PUT", ENDPOINT, JSON_TYPE, "a".repeat(60_000)), 405],
      [rawRequest("POST", "/nowhere", JSON_TYPE, "a".repeat(60_000)), 404],
      [rawRequest("POST", MESSAGES, JSON_TYPE, "{}"), 422],
      [rawRequest("POST", MESSAGES, {}, "{}"), 415],
      [rawRequest("GET", "/beacon/0.1/receipts/none"), 404],
      [rawRequest("GET", "/beacon/0.1/receipts/%zz"), 404],
    ];
    for (const [request, status] of refused) {
      connection.send(request);
      expect((await connection.next()).status).toBe(status);
    }
    connection.send(rawRequest("POST", ENDPOINT, RPC_HEADERS, SEND));
    expect(JSON.parse((await connection.next()).body)).toHaveProperty("result.task");
  });

  it("survives the refusal of the rate limit, body unread", async () => {
    const limited = await startBeacon({ BEACON_RATE_LIMIT: "1" });
    const one = await connectRaw(limited.publicUrl);
    for (const status of [200, 429, 429]) {
      one.send(rawRequest("POST", ENDPOINT, RPC_HEADERS, SEND));
      expect((await one.next()).status).toBe(status);
    }
    one.send(rawRequest("GET", "/healthz"));
    expect((await one.next()).status).toBe(200);
    one.socket.destroy();
    await limited.stop();
  });

  it("gets the answers to pipelined requests in their order", async () => {
    const ids = [3, 1, 2];
    connection.send(
      Buffer.concat(
        ids.map((id) => {
          const method = id === 1 ? "ListTasks" : "SendMessage";
          const body = JSON.stringify(rpc(method, { message: textMessage() }, id));
          return rawRequest("POST", ENDPOINT, RPC_HEADERS, body);
        }),
      ),
    );
    for (const id of ids) expect(JSON.parse((await connection.next()).body)).toMatchObject({ id });
  });

  it("may ask before it sends a body", async () => {
    const headers = {
      ...RPC_HEADERS,
      Expect: "100-continue",
      "Content-Length": String(SEND.length),
    };
    connection.send(rawRequest("POST", ENDPOINT, headers));
    expect((await connection.next()).status).toBe(100);
    connection.send(SEND);
    expect((await connection.next()).status).toBe(200);
  });

  it("may send a body a byte at a time", async () => {
    const whole = rawRequest("POST", ENDPOINT, RPC_HEADERS, SEND);
    connection.socket.setNoDelay(true);
    for (const byte of whole) {
      connection.send(Buffer.of(byte));
      await new Promise(setImmediate);
    }
    expect(JSON.parse((await connection.next()).body)).toHaveProperty("result.task");
  });
});

describe("a client that goes away", () => {
  it.each([
    ["in the headers", "POST /a2a/v1 HTTP/1.1\r\nHost: x\r\nContent-"],
    [
      "in a declared body",
      rawRequest("POST", ENDPOINT, { ...RPC_HEADERS, "Content-Length": "500" }, SEND),
    ],
    [
      "in a chunk",
      rawRequest("POST", ENDPOINT, { ...RPC_HEADERS, "Transfer-Encoding": "chunked" }, "ff\r\n{"),
    ],
    [
      "in the body of a native message",
      rawRequest("POST", MESSAGES, { ...JSON_TYPE, "Content-Length": "500" }, "{"),
    ],
  ])("%s leaves nothing behind", async (_where, bytes) => {
    const closed = new Promise((resolve) => serverSide.once("close", resolve));
    connection.send(bytes);
    while (serverSide.bytesRead < bytes.length) await new Promise(setImmediate);
    connection.socket.resetAndDestroy();
    await closed;
    expect(stored()).toBe(0);
    await expectStillServing();
  });

  it("with the answer unread stores what it sent, once", async () => {
    const closed = new Promise((resolve) => serverSide.once("close", resolve));
    connection.send(rawRequest("POST", ENDPOINT, RPC_HEADERS, SEND));
    while (stored() === 0) await new Promise(setImmediate);
    connection.socket.resetAndDestroy();
    await closed;
    await expectStillServing();
    expect(stored()).toBe(2);
  });

  it("after half of a body that it says is the whole stores nothing", async () => {
    connection.send(
      rawRequest("POST", ENDPOINT, { ...RPC_HEADERS, "Content-Length": "500" }, SEND),
    );
    connection.socket.end();
    await connection.closed();
    expect(stored()).toBe(0);
    await expectStillServing();
  });
});
