import { rpc, RPC_HEADERS, startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import { connectRaw, type RawConnection, rawRequest } from "../support/raw-http";

const ENDPOINT = "/a2a/v1";
const MESSAGES = "/beacon/0.1/messages";
const JSON_TYPE = { "Content-Type": "application/json" };
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

describe("HTML", () => {
  it("is served at /docs and nowhere else, whoever asks for it", async () => {
    const paths = [
      ENDPOINT,
      MESSAGES,
      "/",
      "/index.html",
      "/docs/x",
      "/%zz",
      "/healthz",
      "/openrpc.json",
    ];
    for (const path of [...paths, "/beacon/0.1/receipts/x", "/.well-known/agent-card.json"])
      for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS"]) {
        const headers = { Accept: "text/html", ...JSON_TYPE };
        const response = await fetch(beacon.publicUrl + path, { method, headers });
        expect(await response.text()).not.toContain("<");
        expect([null, "application/json"]).toContain(response.headers.get("Content-Type"));
      }
    const docs = await fetch(`${beacon.publicUrl}/docs`);
    expect(docs.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });
});

describe("a path", () => {
  it.each([
    ["POST", ENDPOINT, SEND, 200],
    ["POST", MESSAGES, JSON.stringify({}), 422],
    ["GET", "/beacon/0.1/receipts/none", "", 404],
    ["GET", "/.well-known/agent-card.json", "", 200],
    ["GET", "/healthz", "", 200],
    ["GET", "/docs", "", 200],
  ])("%s %s is the same with a trailing slash", async (method, path, body, status) => {
    for (const target of [path, `${path}/`, `${path}/?x=1`]) {
      connection.send(rawRequest(method, target, RPC_HEADERS, body));
      expect((await connection.next()).status).toBe(status);
    }
  });

  it.each([
    "/A2A/v1",
    "/a2a/v1/x",
    "//a2a/v1",
    "/a2a//v1",
    "/a2a%2Fv1",
    "/%zz",
    "/a2a/v1%00",
    "/*",
    "/a2a/v1;x",
  ])("that is another is JSON 404: %s", async (path) => {
    connection.send(rawRequest("POST", path, RPC_HEADERS, SEND));
    const { status, headers, body } = await connection.next();
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("application/json");
    expect(JSON.parse(body)).toEqual({
      error: { code: "not_found", message: "there is nothing at this path" },
    });
  });
});
