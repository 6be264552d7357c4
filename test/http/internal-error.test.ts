import { TaskNotFoundError } from "../../generated/errors";
import { healthRoute } from "../../src/http/health-route";
import { jsonRpcRoute } from "../../src/http/json-rpc-route";
import { getJsonRoute, postJsonRoute } from "../../src/http/json-route";
import { Refusal } from "../../src/http/refusal";
import { createWebServer, type WebServer } from "../../src/http/web-server";
import { post, rpc } from "../support/beacon";
import { keepLog, type KeptLog } from "../support/log";
import { MARKER } from "../support/marker";

/** An internal error, with a text that nobody outside may see. */
const CAUSE = new Error("disk I/O error at /secret");
const UNAVAILABLE = {
  error: {
    code: "unavailable",
    message: "the request could not be served now; try again later",
  },
};

let web: WebServer;
let log: KeptLog;
let url: string;
let failure: Error;
beforeEach(async () => {
  log = keepLog();
  web = createWebServer({ trustProxy: false, logger: log });
  const fail = () => Promise.reject(failure);
  const rateLimit = { count: () => Promise.resolve() };
  const options = { rateLimit, logger: log, maxBodyBytes: 1_000 };
  const rpcOptions = { logger: log, maxBodyBytes: 1_000, call: fail };
  web.app.all("/rpc", jsonRpcRoute({ ...rpcOptions, admit: rateLimit.count }));
  web.app.all("/rpc-limiter", jsonRpcRoute({ ...rpcOptions, admit: fail }));
  web.app.all("/post", postJsonRoute(options, fail));
  web.app.all("/get/:id", getJsonRoute(options, "id", fail));
  web.app.all("/health", healthRoute(fail, log));
  web.finish();
  url = `http://127.0.0.1:${await web.listen("127.0.0.1", 0)}`;
  failure = CAUSE;
});
afterEach(() => web.stop());

function expectLogged(): void {
  expect(log.entries).toMatchObject([{ level: "error", fields: { err: CAUSE } }]);
  expect(
    JSON.stringify(log.entries.map(({ fields, message }) => [Object.keys(fields), message])),
  ).not.toContain(MARKER);
}

async function answer(response: Response) {
  return { status: response.status, body: await response.json() };
}

describe("an internal error", () => {
  it("is -32603 with the id on the JSON-RPC endpoint, its cause in the log only", async () => {
    const response = await post(`${url}/rpc`, rpc(MARKER, { [MARKER]: MARKER }, 7));
    expect(await answer(response)).toEqual({
      status: 200,
      body: { jsonrpc: "2.0", id: 7, error: { code: -32603, message: "Internal error" } },
    });
    expectLogged();
  });

  it.each(["text", undefined, null, 5])("is -32603 when %p is thrown", async (thrown) => {
    failure = thrown as unknown as Error;
    expect(await answer(await post(`${url}/rpc`, rpc("m")))).toMatchObject({
      status: 200,
      body: { error: { code: -32603 } },
    });
  });

  it("is 503 unavailable before the envelope", async () => {
    expect(await answer(await post(`${url}/rpc-limiter`, rpc("m")))).toEqual({
      status: 503,
      body: UNAVAILABLE,
    });
    expectLogged();
  });

  it("is 503 unavailable on the native surface", async () => {
    expect(await answer(await post(`${url}/post`, { [MARKER]: 1 }))).toEqual({
      status: 503,
      body: UNAVAILABLE,
    });
    expectLogged();
    log.entries.length = 0;
    expect(await answer(await fetch(`${url}/get/${MARKER}`))).toEqual({
      status: 503,
      body: UNAVAILABLE,
    });
    expectLogged();
  });

  it("is 503 unavailable at the health check", async () => {
    expect(await answer(await fetch(`${url}/health`))).toEqual({ status: 503, body: UNAVAILABLE });
    expectLogged();
  });
});

describe("an expected error", () => {
  it("is answered as it is and not logged", async () => {
    failure = new TaskNotFoundError();
    expect(await answer(await post(`${url}/rpc`, rpc("m")))).toMatchObject({
      status: 200,
      body: { error: { code: -32001 } },
    });
    failure = new Refusal("not_found", "no such thing");
    for (const response of [await post(`${url}/post`, {}), await fetch(`${url}/get/x`)])
      expect(await answer(response)).toEqual({
        status: 404,
        body: { error: { code: "not_found", message: "no such thing" } },
      });
    expect(log.entries).toEqual([]);
  });
});

describe("healthRoute()", () => {
  it("answers other methods with 405 and Allow", async () => {
    const response = await fetch(`${url}/health`, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    expect(log.entries).toEqual([]);
  });
});
