import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { toOriginForm } from "../../src/http/origin-form";
import { startBeacon, type TestBeacon } from "../support/beacon";
import { connectRaw } from "../support/raw-http";

function requestFor(url: string): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url });
}

describe("toOriginForm()", () => {
  it.each([
    ["/a?b=1", "/a?b=1"],
    ["http://host:1/a?b=1", "/a?b=1"],
    ["HTTPS://host", "/"],
  ])("makes of %s the path %s", (url, path) => {
    const req = requestFor(url);
    expect(toOriginForm(req)).toBe(true);
    expect(req.url).toBe(path);
  });

  it.each(["*", "", "host:443", "http://[::1", "http://a.b]x/", "http://a:SECRET/", "ftp://a/"])(
    "leaves %s",
    (url) => {
      const req = requestFor(url);
      expect(toOriginForm(req)).toBe(false);
      expect(req.url).toBe(url);
    },
  );
});

describe("a request for a whole URL", () => {
  let beacon: TestBeacon;
  beforeAll(async () => {
    beacon = await startBeacon();
  });
  afterAll(() => beacon.stop());

  it.each([
    ["http://elsewhere.example/healthz", 200],
    ["http://[::1", 404],
    ["http://10.9.8.7:SECRET/", 404],
  ])("for %s is answered %i in JSON", async (target, status) => {
    const connection = await connectRaw(beacon.publicUrl);
    connection.send(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: h\r\n\r\n`));
    const response = await connection.next();
    expect(response.status).toBe(status);
    expect(() => JSON.parse(response.body) as unknown).not.toThrow();
    connection.socket.destroy();
  });
});
