import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { readBody, RequestAbortedError } from "../../src/http/read-body";
import { Refusal } from "../../src/http/refusal";

const LIMIT = 16;

function request(headers: Record<string, string> = {}): IncomingMessage {
  const req = new IncomingMessage(new Socket());
  Object.assign(req.headers, headers);
  return req;
}

/** A request whose body arrives in these chunks, whole. */
function arriving(chunks: (string | Buffer)[], headers?: Record<string, string>): IncomingMessage {
  const req = request(headers);
  for (const chunk of chunks) req.push(Buffer.from(chunk));
  req.complete = true;
  req.push(null);
  return req;
}

describe("readBody()", () => {
  it.each([
    ["nothing", []],
    ["one chunk", ["abc"]],
    ["several chunks", ["a", "", "bc"]],
    ["exactly the limit", ["a".repeat(LIMIT)]],
    ["exactly the limit in chunks", ["a".repeat(LIMIT - 1), "b"]],
  ])("answers the bytes of %s", async (_what, chunks) => {
    expect((await readBody(arriving(chunks), LIMIT)).toString()).toBe(chunks.join(""));
  });

  it("joins chunks as bytes, so that a character may be split", async () => {
    const bytes = Buffer.from("€");
    const body = await readBody(arriving([bytes.subarray(0, 1), bytes.subarray(1)]), LIMIT);
    expect(body.toString()).toBe("€");
  });

  it.each([
    ["declared", [], { "content-length": String(LIMIT + 1) }],
    ["counted in one chunk", ["a".repeat(LIMIT + 1)], undefined],
    ["counted over chunks", ["a".repeat(LIMIT), "b"], undefined],
    ["counted, whatever is declared", ["a".repeat(LIMIT + 1)], { "content-length": "1" }],
  ])("throws too_large for one byte too many, %s", async (_what, chunks, headers) => {
    const reading = readBody(arriving(chunks, headers), LIMIT);
    await expect(reading).rejects.toBeInstanceOf(Refusal);
    await expect(reading).rejects.toMatchObject({ code: "too_large", status: 413 });
  });

  it("asks to close the connection where the rest is too much to throw away", async () => {
    const huge = readBody(request({ "content-length": "1000000000000" }), LIMIT);
    await expect(huge).rejects.toMatchObject({ options: { headers: { Connection: "close" } } });
    const large = readBody(request({ "content-length": String(LIMIT + 1) }), LIMIT);
    await expect(large).rejects.toMatchObject({ options: { headers: {} } });
  });

  it("throws away a limited rest of what is too large, then cuts the connection", async () => {
    const req = request();
    const reading = readBody(req, LIMIT);
    req.push(Buffer.alloc(LIMIT + 1));
    await expect(reading).rejects.toMatchObject({ code: "too_large" });
    const closed = new Promise((resolve) => req.once("close", resolve));
    for (let i = 0; i < 20 && !req.destroyed; i++) {
      req.push(Buffer.alloc(64 * 1024));
      await new Promise(setImmediate);
    }
    await closed;
    expect(req.destroyed).toBe(true);
  });

  it.each([undefined, new Error("ECONNRESET")])(
    "throws RequestAbortedError when the sender goes away first",
    async (reason) => {
      const req = request({ "content-length": "10" });
      const reading = readBody(req, LIMIT);
      req.push(Buffer.from("abc"));
      req.destroy(reason);
      await expect(reading).rejects.toBeInstanceOf(RequestAbortedError);
    },
  );
});
