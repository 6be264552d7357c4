import http from "node:http";
import net from "node:net";
import { once } from "node:events";
import { createWebServer, type WebServer } from "../../src/http/web-server";
import { keepLog, type KeptLog } from "../support/log";
import { connectRaw, rawRequest } from "../support/raw-http";

const SECRET = "secret cause";
let log: KeptLog;
let web: WebServer;
let url: string;
let release: () => void;
beforeEach(async () => {
  log = keepLog();
  web = createWebServer({ trustProxy: false, logger: log });
  web.app.get("/held", (_req, res) => {
    release = () => void res.end("done");
    web.server.emit("held");
  });
  web.app.get("/fails", () => {
    throw new Error(SECRET);
  });
  web.app.get("/fails-late", (_req, res) => {
    res.write("begun");
    throw new Error(SECRET);
  });
  web.app.get("/item/:id", (_req, res) => void res.end("item"));
  web.app.get("/classes", (req, res) => {
    const own = [web.app.request, web.app.response].map((prototype) => prototype as object);
    res.end(JSON.stringify(own.map((prototype, i) => prototype.isPrototypeOf([req, res][i]!))));
  });
  web.finish();
  url = `http://127.0.0.1:${await web.listen("127.0.0.1", 0)}`;
});
afterEach(async () => {
  if (web.server.listening) await web.stop();
});

describe("createWebServer()", () => {
  it("bounds slow clients and the number of connections", () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = web.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxConnections }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 10_000,
      maxConnections: 2_000,
    });
  });

  it("looks for slow clients often enough to mean it", () => {
    expect(web.server).toHaveProperty("connectionsCheckingInterval", 2_000);
  });

  it("hangs up on a connection beyond the bound, and takes one again when there is room", async () => {
    web.server.maxConnections = 1;
    const first = await connectRaw(url);
    first.send(rawRequest("GET", "/item/1"));
    expect((await first.next()).status).toBe(200);

    const dropped = once(web.server, "drop");
    const second = net.connect(Number(new URL(url).port), "127.0.0.1");
    second.on("error", () => undefined);
    const closed = new Promise((resolve) => second.once("close", resolve));
    await dropped;
    await closed;

    first.send(rawRequest("GET", "/item/1"));
    expect((await first.next()).status).toBe(200);
    first.socket.destroy();
    await new Promise<void>((resolve) => {
      const look = () =>
        web.server.getConnections((_error, count) => {
          if (count === 0) resolve();
          else setImmediate(look);
        });
      look();
    });
    expect((await fetch(`${url}/item/1`)).status).toBe(200);
  });

  it("makes requests and responses that are express's from birth", async () => {
    expect(await (await fetch(`${url}/classes`)).json()).toEqual([true, true]);
  });

  it("says nothing of its software", async () => {
    const { headers } = await fetch(`${url}/nowhere`);
    expect(headers.get("X-Powered-By")).toBeNull();
    expect(headers.get("Server")).toBeNull();
  });
});

describe("finish()", () => {
  it.each([
    "/nowhere",
    "/",
    "/%zz",
    "/%E0%A4%A",
    "/item/%zz",
    "/item/%00/..",
    "//item/1",
    "/ITEM/1",
    "/item/1//",
  ])("answers JSON 404 at %s", async (path) => {
    const connection = await connectRaw(url);
    connection.send(rawRequest("GET", path));
    const { status, headers, body } = await connection.next();
    expect({ status, type: headers["content-type"] }).toEqual({
      status: 404,
      type: "application/json",
    });
    expect(JSON.parse(body)).toEqual({
      error: { code: "not_found", message: "there is nothing at this path" },
    });
    connection.socket.destroy();
  });

  it("answers an internal error with 503 unavailable, its cause in the log only", async () => {
    const response = await fetch(`${url}/fails`);
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ error: { code: "unavailable" } });
    expect(text).not.toContain(SECRET);
    expect(log.entries).toMatchObject([{ level: "error", fields: { err: { message: SECRET } } }]);
  });

  it("cuts a response that fails after it began", async () => {
    const response = await fetch(`${url}/fails-late`);
    await expect(response.text()).rejects.toThrow();
  });
});

describe("listen()", () => {
  it("rejects when the port is taken", async () => {
    const other = createWebServer({ trustProxy: false, logger: log });
    await expect(other.listen("127.0.0.1", Number(new URL(url).port))).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
  });
});

describe("stop()", () => {
  it("lets an accepted request end, and takes no more connections meanwhile", async () => {
    const held = once(web.server, "held");
    const answer = fetch(`${url}/held`);
    await held;
    const stopped = web.stop();
    const refused = net.connect(Number(new URL(url).port), "127.0.0.1");
    const [error] = (await once(refused, "error")) as [NodeJS.ErrnoException];
    expect(error.code).toBe("ECONNREFUSED");
    release();
    expect(await (await answer).text()).toBe("done");
    await stopped;
    expect(web.server.listening).toBe(false);
  });

  it("closes idle connections, those kept alive and those that never asked", async () => {
    const kept = await connectRaw(url);
    kept.send(rawRequest("GET", "/item/1"));
    await kept.next();
    const silent = await connectRaw(url);
    await web.stop();
    expect(await kept.closed()).toBe(false);
    expect(await silent.closed()).toBe(false);
  });
});

describe("expressClasses: false", () => {
  it("serves the same, with node's own classes", async () => {
    const plain = createWebServer({ trustProxy: false, logger: log, expressClasses: false });
    plain.app.get("/", (req, res) => void res.end(String(req instanceof http.IncomingMessage)));
    plain.finish();
    const port = await plain.listen("127.0.0.1", 0);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("true");
    await plain.stop();
  });
});
