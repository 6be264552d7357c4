import type { AddressInfo } from "node:net";
import { startBeacon, type TestBeacon } from "../support/beacon";
import { connectRaw, rawRequest } from "../support/raw-http";

const DOCUMENTS = [
  ["/.well-known/agent-card.json", "application/json"],
  ["/.well-known/autonomous-agent", "application/json"],
  ["/openrpc.json", "application/json"],
  ["/schemas/message.schema.json", "application/json"],
  ["/schemas/receipt.schema.json", "application/json"],
  ["/docs", "text/html; charset=utf-8"],
];

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterAll(() => beacon.stop());

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return fetch(beacon.publicUrl + path, { method, headers });
}

describe.each(DOCUMENTS)("%s", (path, type) => {
  it("is served with what a cache and a page of any origin need", async () => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe(type);
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(headers.get("ETag")).toMatch(/^"[\w-]{43}"$/);
    expect(new Date(headers.get("Last-Modified") ?? "").getTime()).toBeLessThanOrEqual(Date.now());
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Set-Cookie")).toBeNull();
  });

  it("is the same with a trailing slash, a query, or a service parameter", async () => {
    const text = await (await get(path)).text();
    for (const other of [`${path}/`, `${path}?a=1`])
      expect(await (await get(other)).text()).toBe(text);
    expect(await (await get(path, { "A2A-Version": "0.3" })).text()).toBe(text);
  });

  it("is 304 without a body for whoever has it", async () => {
    const { headers } = await get(path);
    const etag = headers.get("ETag") ?? "";
    const modified = headers.get("Last-Modified") ?? "";
    for (const condition of [
      { "If-None-Match": etag },
      { "If-None-Match": `"other", ${etag}` },
      { "If-None-Match": `W/${etag}` },
      { "If-None-Match": "*" },
      { "If-Modified-Since": modified },
      { "If-None-Match": etag, "If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
    ]) {
      const response = await get(path, condition as Record<string, string>);
      expect(response.status).toBe(304);
      expect(await response.text()).toBe("");
      expect(response.headers.get("ETag")).toBe(etag);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    }
  });

  it("is 200 for whoever has something else", async () => {
    const { headers } = await get(path);
    for (const condition of [
      { "If-None-Match": '"other"' },
      { "If-None-Match": (headers.get("ETag") ?? "").replaceAll('"', "") },
      { "If-None-Match": '"other"', "If-Modified-Since": headers.get("Last-Modified") ?? "" },
      { "If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
      { "If-Modified-Since": "no date" },
    ] as Record<string, string>[])
      expect((await get(path, condition)).status).toBe(200);
  });

  it("is answered to HEAD as to GET, without the body", async () => {
    const whole = await get(path);
    const length = Buffer.byteLength(await whole.text());
    const connection = await connectRaw(beacon.publicUrl);
    connection.send(rawRequest("HEAD", path));
    connection.send(rawRequest("GET", path));
    const head = await connection.next({ head: true });
    expect(head.status).toBe(200);
    expect(head.headers["content-length"]).toBe(String(length));
    expect(head.headers.etag).toBe(whole.headers.get("ETag"));
    expect((await connection.next()).body).toHaveLength((await (await get(path)).text()).length);
    connection.socket.destroy();
  });

  it("answers a preflight of any origin", async () => {
    const { status, headers } = await get(path, { Origin: "https://elsewhere.example" }, "OPTIONS");
    expect(status).toBe(204);
    expect(headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD, OPTIONS");
    expect(headers.get("Access-Control-Allow-Headers")).toBe("*");
  });

  it.each(["POST", "PUT", "DELETE", "PATCH"])("answers %s with 405 and Allow", async (method) => {
    const response = await get(path, {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    expect(await response.json()).toMatchObject({ error: { code: "method_not_allowed" } });
  });
});

describe("an ETag", () => {
  it("is another for another document, and the same after a restart on the same address", async () => {
    const tags = await Promise.all(
      DOCUMENTS.map(async ([path]) => (await get(path!)).headers.get("ETag")),
    );
    expect(new Set(tags).size).toBe(tags.length);
    const environment = { BEACON_PUBLIC_URL: beacon.publicUrl };
    const again = await startBeacon(environment);
    const { port } = again.server.address() as AddressInfo;
    const card = await fetch(`http://127.0.0.1:${port}${DOCUMENTS[0]![0]!}`);
    expect(card.headers.get("ETag")).toBe(tags[0]);
    await again.stop();
  });
});
