import fc from "fast-check";
import {
  call,
  RPC_HEADERS,
  rpc,
  startBeacon,
  type TestBeacon,
  textMessage,
} from "../support/beacon";
import { expectHarmless } from "../support/harmless";
import { MARKER } from "../support/marker";

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon({ TRUST_PROXY: "true" });
});
afterEach(async () => {
  expect(await call(beacon, "SendMessage", { message: textMessage() })).toHaveProperty(
    "result.task",
  );
});
afterAll(() => beacon.stop());

const value = fc
  .string({ unit: "grapheme-ascii", maxLength: 40 })
  .map((text) => `${text.trim()}${MARKER}`);

const names = fc.constantFrom(
  "A2A-Version",
  "A2A-Extensions",
  "Accept",
  "Accept-Encoding",
  "Authorization",
  "Content-Type",
  "Content-Encoding",
  "Cookie",
  "Forwarded",
  "If-Modified-Since",
  "If-None-Match",
  "Origin",
  "Range",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-HTTP-Method-Override",
  MARKER,
);

const paths = fc.constantFrom(
  "/a2a/v1",
  "/beacon/0.1/messages",
  "/beacon/0.1/receipts/",
  "/.well-known/agent-card.json",
  "/openrpc.json",
  "/healthz",
  "/",
);

const methods = fc.constantFrom("GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH");

const BODY = JSON.stringify(rpc("ListTasks", {}));

describe("no header, query or path makes a 5xx or an echo:", () => {
  it("arbitrary values of the headers that a server might read", async () => {
    const headers = fc.dictionary(names, value, { maxKeys: 6, noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(methods, paths, headers, async (method, target, given) => {
        await expectHarmless(beacon, {
          method,
          target,
          headers: { ...RPC_HEADERS, ...given },
          body: method === "GET" ? "" : BODY,
        });
      }),
      { numRuns: 300 },
    );
  });

  it("arbitrary queries", async () => {
    const query = fc
      .uint8Array({ maxLength: 40 })
      .map((bytes) => Buffer.from(bytes).toString("hex").replace(/../g, "%$&"))
      .map((text) => `A2A-Version=${text}${MARKER}&${MARKER}=%zz&`);
    await fc.assert(
      fc.asyncProperty(methods, paths, query, async (method, path, text) => {
        const target = `${path}?${text}`;
        const body = method === "GET" ? "" : BODY;
        await expectHarmless(beacon, { method, target, headers: RPC_HEADERS, body });
      }),
      { numRuns: 200 },
    );
  });

  it("arbitrary paths", async () => {
    const segment = fc.oneof(
      fc
        .string({ unit: "grapheme-ascii", maxLength: 10 })
        .map((text) => text.replace(/[\s?#]/g, "%")),
      fc.constantFrom(
        "..",
        ".",
        "%00",
        "%2e%2e",
        "%zz",
        "%E0%A4%A",
        "a2a",
        "v1",
        "beacon",
        "docs",
        "",
      ),
    );
    const path = fc
      .tuple(paths, fc.array(segment, { maxLength: 4 }))
      .map(([start, rest]) => `${start}${rest.join("/")}${MARKER}`);
    await fc.assert(
      fc.asyncProperty(methods, path, async (method, target) => {
        const body = method === "GET" ? "" : BODY;
        await expectHarmless(beacon, { method, target, headers: RPC_HEADERS, body });
      }),
      { numRuns: 300 },
    );
  });
});
