import fc from "fast-check";
import { call, RPC_HEADERS, startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import { expectHarmless } from "../support/harmless";
import { MARKER } from "../support/marker";

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterEach(async () => {
  expect(await call(beacon, "SendMessage", { message: textMessage() })).toHaveProperty(
    "result.task",
  );
});
afterAll(() => beacon.stop());

const SHAPES: [string, string, string][] = [
  ["arrays", "[", "]"],
  ["objects", '{"a":', "}"],
  ["objects of a marked name", `{"${MARKER}":`, "}"],
  ["arrays in objects", '{"a":[', "]}"],
];

/** Above this the server hangs up on the rest of the body, which not every client reads as an answer. */
const MAX_BYTES = 1_000_000;

/** JSON of so many openings around a value; left open if it is not to be closed. */
function nested(
  [, open, close]: [string, string, string],
  wanted: number,
  closed: boolean,
): string {
  const levels = Math.min(wanted, Math.floor(MAX_BYTES / (open.length + close.length)));
  return `${open.repeat(levels)}"${MARKER}"${closed ? close.repeat(levels) : ""}`;
}

const places: [string, (deep: string) => string][] = [
  ["the body", (deep) => deep],
  ["the id", (deep) => `{"jsonrpc":"2.0","id":${deep},"method":"GetTask"}`],
  ["the method", (deep) => `{"jsonrpc":"2.0","id":1,"method":${deep}}`],
  ["the params", (deep) => `{"jsonrpc":"2.0","id":1,"method":"SendMessage","params":${deep}}`],
  ["an unknown member", (deep) => `{"jsonrpc":"2.0","id":1,"method":"ListTasks","x":${deep}}`],
  ["the message", (deep) => send(`"message":${deep}`)],
  ["metadata", (deep) => send(`"metadata":${deep},"message":${JSON.stringify(textMessage())}`)],
  ["a data part", (deep) => send(`"message":${withPart(`{"data":${deep}}`)}`)],
  ["a text", (deep) => send(`"message":${withPart(`{"text":${deep}}`)}`)],
];

function send(params: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{${params}}}`;
}

function withPart(part: string): string {
  return `{"messageId":"m","role":"ROLE_USER","parts":[{"text":"t"},${part}]}`;
}

const levels = fc.oneof(
  fc.integer({ min: 1, max: 140 }),
  fc.integer({ min: 1, max: 40_000 }),
  fc.integer({ min: 1, max: 200_000 }),
);

describe("no nesting makes a 5xx, an echo, or an answer that the contract does not declare:", () => {
  it("of any depth up to 200,000 levels, anywhere in a body", async () => {
    const shape = fc.constantFrom(...SHAPES);
    const place = fc.constantFrom(...places);
    const target = fc.constantFrom("/a2a/v1", "/beacon/0.1/messages");
    await fc.assert(
      fc.asyncProperty(
        target,
        place,
        shape,
        levels,
        fc.boolean(),
        async (to, at, kind, n, closed) => {
          const body = at[1](nested(kind, n, closed));
          const { status } = await expectHarmless(beacon, {
            target: to,
            headers: RPC_HEADERS,
            body,
          });
          expect(status === 413).toBe(Buffer.byteLength(body) > 65_536);
        },
      ),
      { numRuns: 250 },
    );
  });

  it.each([
    ["128 levels of the body", 125, undefined],
    ["129 levels of the body", 126, -32602],
    ["30,000 levels", 30_000, -32602],
  ])("metadata that makes %s is taken or refused by name", async (_what, depth, code) => {
    // The body, its params and the message lie above.
    const metadata = `${'{"a":'.repeat(depth)}0${"}".repeat(depth)}`;
    const body = send(
      `"message":{"messageId":"m","role":"ROLE_USER","parts":[{"text":"t"}],"metadata":${metadata}}`,
    );
    if (Buffer.byteLength(body) > 65_536) {
      const arrays = "[".repeat(depth) + "]".repeat(depth);
      const other = body.replace(metadata, `{"a":${arrays}}`);
      await expectCode(other, code);
    } else await expectCode(body, code);
  });

  async function expectCode(body: string, code: number | undefined): Promise<void> {
    const { text } = await expectHarmless(beacon, {
      target: "/a2a/v1",
      headers: RPC_HEADERS,
      body,
    });
    const { error } = JSON.parse(text);
    expect(error?.code).toBe(code);
    if (error) expect(text).toContain("128 levels");
  }
});
