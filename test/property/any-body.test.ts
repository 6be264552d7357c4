import fc from "fast-check";
import { json, TARGETS } from "../support/arbitraries";
import { call, RPC_HEADERS, startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import { expectHarmless } from "../support/harmless";
import { MARKER } from "../support/marker";

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterEach(async () => {
  // The server is alive, and serves the next caller as ever.
  expect(await call(beacon, "SendMessage", { message: textMessage() })).toHaveProperty(
    "result.task",
  );
});
afterAll(() => beacon.stop());

const target = fc.constantFrom(...TARGETS);

describe("no body makes a 5xx, an echo, or an answer that the contract does not declare:", () => {
  it("arbitrary bytes", async () => {
    await fc.assert(
      fc.asyncProperty(target, fc.uint8Array({ maxLength: 300 }), async (to, bytes) => {
        await expectHarmless(beacon, {
          target: to,
          headers: RPC_HEADERS,
          body: Buffer.from(bytes),
        });
      }),
      { numRuns: 300 },
    );
  });

  it("arbitrary text", async () => {
    const text = fc.string({ unit: "binary", maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(target, text, async (to, body) => {
        await expectHarmless(beacon, { target: to, headers: RPC_HEADERS, body: body + MARKER });
      }),
      { numRuns: 200 },
    );
  });

  it("arbitrary JSON", async () => {
    await fc.assert(
      fc.asyncProperty(target, json, async (to, value) => {
        const body = JSON.stringify(value);
        await expectHarmless(beacon, { target: to, headers: RPC_HEADERS, body });
      }),
      { numRuns: 400 },
    );
  });

  it("a valid envelope around arbitrary JSON", async () => {
    const method = fc.constantFrom("SendMessage", "GetTask", "ListTasks", "rpc.discover");
    await fc.assert(
      fc.asyncProperty(method, json, json, async (name, id, params) => {
        const body = JSON.stringify({ jsonrpc: "2.0", id, method: name, params });
        await expectHarmless(beacon, { target: TARGETS[0], headers: RPC_HEADERS, body });
      }),
      { numRuns: 400 },
    );
  });

  it("a cut-off or spliced valid body", async () => {
    const whole = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "SendMessage",
      params: { message: textMessage(MARKER) },
    });
    const at = fc.nat({ max: whole.length });
    await fc.assert(
      fc.asyncProperty(at, at, fc.uint8Array({ maxLength: 3 }), async (from, to, bytes) => {
        const body = Buffer.concat([
          Buffer.from(whole.slice(0, from)),
          Buffer.from(bytes),
          Buffer.from(whole.slice(to)),
        ]);
        await expectHarmless(beacon, { target: TARGETS[0], headers: RPC_HEADERS, body });
      }),
      { numRuns: 200 },
    );
  });
});
