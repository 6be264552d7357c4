import { startBeacon, type TestBeacon } from "../support/beacon";
import { connectRaw, rawRequest } from "../support/raw-http";

const LIMIT = 65_536;
const PATHS = ["/a2a/v1", "/beacon/0.1/messages"];
const JSON_TYPE = { "Content-Type": "application/json" };
const TOO_LARGE = { error: { code: "too_large", message: "the body must be at most 65536 bytes" } };

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterAll(() => beacon.stop());

/** A JSON string of so many bytes. */
function bodyOf(bytes: number): string {
  return `"${"a".repeat(bytes - 2)}"`;
}

function chunked(path: string, body: string, chunkBytes: number): Buffer {
  const chunks = [];
  for (let at = 0; at < body.length; at += chunkBytes) {
    const chunk = body.slice(at, at + chunkBytes);
    chunks.push(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  }
  const head = rawRequest("POST", path, { ...JSON_TYPE, "Transfer-Encoding": "chunked" });
  return Buffer.concat([head, Buffer.from(`${chunks.join("")}0\r\n\r\n`)]);
}

/** What comes after the size on each surface: the body is no Request and no message. */
const NEXT = { "/a2a/v1": 200, "/beacon/0.1/messages": 422 } as Record<string, number>;

describe.each(PATHS)("%s", (path) => {
  it.each([
    ["Content-Length", (body: string) => rawRequest("POST", path, JSON_TYPE, body)],
    ["one chunk", (body: string) => chunked(path, body, LIMIT * 2)],
    ["chunks", (body: string) => chunked(path, body, 1_000)],
    ["tiny chunks", (body: string) => chunked(path, body, 7)],
  ])("takes 65,536 bytes and refuses 65,537 by %s, on one connection", async (_how, write) => {
    const connection = await connectRaw(beacon.publicUrl);
    connection.send(write(bodyOf(LIMIT)));
    expect((await connection.next()).status).toBe(NEXT[path]);
    connection.send(write(bodyOf(LIMIT + 1)));
    const refused = await connection.next();
    expect(refused.status).toBe(413);
    expect(refused.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(refused.body)).toEqual(TOO_LARGE);
    connection.send(write(bodyOf(LIMIT)));
    expect((await connection.next()).status).toBe(NEXT[path]);
    connection.socket.destroy();
  });

  it("counts bytes, not characters", async () => {
    const connection = await connectRaw(beacon.publicUrl);
    const text = `"${"€".repeat(21_845)}"`;
    expect(text.length).toBeLessThan(LIMIT);
    connection.send(rawRequest("POST", path, JSON_TYPE, text));
    expect((await connection.next()).status).toBe(413);
    connection.socket.destroy();
  });

  it("refuses a declared length without waiting for the body", async () => {
    const connection = await connectRaw(beacon.publicUrl);
    connection.send(rawRequest("POST", path, { ...JSON_TYPE, "Content-Length": "65537" }));
    expect((await connection.next()).status).toBe(413);
    connection.socket.destroy();
  });

  it.each(["100000000", "9007199254740993", "9".repeat(18)])(
    "answers a huge declared length of %s and closes the connection",
    async (length) => {
      const connection = await connectRaw(beacon.publicUrl);
      connection.send(rawRequest("POST", path, { ...JSON_TYPE, "Content-Length": length }));
      const { status, headers } = await connection.next();
      expect(status).toBe(413);
      expect(headers.connection).toBe("close");
      expect(await connection.closed()).toBe(false);
    },
  );

  it("refuses chunks without end and closes the connection", async () => {
    const connection = await connectRaw(beacon.publicUrl);
    connection.send(rawRequest("POST", path, { ...JSON_TYPE, "Transfer-Encoding": "chunked" }));
    const chunk = Buffer.from(`10000\r\n${"a".repeat(LIMIT)}\r\n`);
    const flood = () => {
      if (connection.socket.writable) connection.socket.write(chunk, flood);
    };
    flood();
    expect((await connection.next()).status).toBe(413);
    expect(await connection.closed()).toBe(false);
  });

  it.each(["-1", "1e3", "abc", "0x10", "5, 6"])(
    "gives no HTML and no echo to a malformed length %j",
    async (length) => {
      const connection = await connectRaw(beacon.publicUrl);
      connection.send(rawRequest("POST", path, { ...JSON_TYPE, "Content-Length": length }));
      const { status, body } = await connection.next();
      expect({ status, body }).toEqual({ status: 400, body: "" });
      await connection.closed();
    },
  );
});
