import { rpc, RPC_HEADERS, startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import { connectRaw, type RawConnection, rawRequest } from "../support/raw-http";

const ENDPOINT = "/a2a/v1";
const SEND = JSON.stringify(rpc("SendMessage", { message: textMessage() }));

let beacon: TestBeacon;
let connection: RawConnection;
beforeAll(async () => {
  beacon = await startBeacon();
});
beforeEach(async () => {
  connection = await connectRaw(beacon.publicUrl);
});
afterEach(() => connection.socket.destroy());
afterAll(() => beacon.stop());

async function expectStillServing(): Promise<void> {
  const other = await connectRaw(beacon.publicUrl);
  other.send(rawRequest("POST", ENDPOINT, RPC_HEADERS, SEND));
  expect(JSON.parse((await other.next()).body)).toHaveProperty("result.task.id");
  other.socket.destroy();
}

describe("what is no HTTP", () => {
  it.each([
    ["garbage", "\u0000\u0001garbage\r\n\r\n", 400],
    ["a request without Host", "GET /docs HTTP/1.1\r\n\r\n", 400],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n", 400],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      400,
    ],
    [
      "a length beside chunks",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
      400,
    ],
    [
      "a bad chunk size",
      `${rawRequest("POST", ENDPOINT, { "Transfer-Encoding": "chunked" }).toString()}xyz\r\n`,
      400,
    ],
    ["headers of 100 kB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(100_000)}\r\n\r\n`, 431],
    ["an expectation that nobody knows", "GET / HTTP/1.1\r\nHost: x\r\nExpect: magic\r\n\r\n", 417],
  ])("%s is answered without a body, and the server goes on", async (_what, bytes, status) => {
    connection.send(bytes);
    const answer = await connection.next();
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: "" });
    await expectStillServing();
  });

  it("a CONNECT or an upgrade gets no tunnel", async () => {
    const upgrade = { Connection: "Upgrade", Upgrade: "websocket" };
    connection.send(rawRequest("GET", ENDPOINT, upgrade));
    expect((await connection.next()).status).toBe(405);
    connection.send("CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n");
    expect(await connection.closed()).toBe(false);
    await expectStillServing();
  });
});
