import { InvalidParamsError, RpcError } from "../../generated/errors";
import type { MethodName } from "../../generated/methods";
import { parseParams } from "../../src/a2a/parse-params";
import { messageFault } from "../../src/beacon/inbox/classify";
import { isDeeperThan, MAX_DEPTH } from "../../src/jsonrpc/depth";
import { parseRequest } from "../../src/jsonrpc/parse-request";
import { counted } from "../support/counted";

type Shape = (size: number) => unknown;

const repeat = <T>(size: number, item: (i: number) => T) =>
  Array.from({ length: size }, (_, i) => item(i));
const members = (size: number, value: unknown) =>
  Object.fromEntries(repeat(size, (i) => [`m${i}`, value]));
const message = (rest: object) => ({
  message: { messageId: "m", role: "ROLE_USER", parts: [{ text: "t" }], ...rest },
});
const parts =
  (part: unknown): Shape =>
  (size) =>
    message({ parts: repeat(size, () => part) });

/** Params that grow with their size; what is wrong in them is wrong everywhere. */
const shapes: [string, MethodName, Shape][] = [
  ["valid parts", "SendMessage", parts({ text: "t", metadata: { a: 1 } })],
  ["parts of nothing", "SendMessage", parts({})],
  ["parts of everything", "SendMessage", parts({ text: "a", raw: "b", url: "c", data: 1 })],
  ["parts of a wrong type", "SendMessage", parts(5)],
  ["parts with a text of a wrong type", "SendMessage", parts({ text: [] })],
  ["lists of faults", "SendMessage", (size) => message({ extensions: repeat(size, () => 5) })],
  ["metadata", "SendMessage", (size) => message({ metadata: members(size, [{}]) })],
  ["unknown members", "SendMessage", (size) => ({ ...message({}), ...members(size, {}) })],
  ["unknown members of each part", "SendMessage", (size) => parts(members(9, {}))(size)],
  ["data", "SendMessage", (size) => message({ parts: [{ data: repeat(size, () => ({})) }] })],
  ["unknown members", "ListTasks", (size) => members(size, null)],
];

/** The looks into params of a size; whether they are valid is not the point. */
function looksOf(method: MethodName, params: unknown): number {
  const looks = { count: 0 };
  try {
    parseParams(method, counted(params, looks));
  } catch (reason) {
    if (!(reason instanceof RpcError)) throw reason;
  }
  return looks.count;
}

describe("the work of reading params", () => {
  it.each(shapes)("grows with their size and no faster: %s of %s", (_what, method, shape) => {
    const [small, large] = [500, 4_000].map((size) => looksOf(method, shape(size)));
    expect(small).toBeGreaterThan(0);
    // Eight times the size takes eight times the looks, but for what is looked at once.
    expect(large).toBeLessThanOrEqual(8 * small! + 100);
  });

  it.each(shapes)("ends in one violation at most: %s of %s", (_what, method, shape) => {
    let violations = 0;
    try {
      parseParams(method, shape(2_000));
    } catch (reason) {
      expect(reason).toBeInstanceOf(InvalidParamsError);
      const { data } = (reason as InvalidParamsError).toJSON();
      violations = (data as { fieldViolations: unknown[] }[])[0]!.fieldViolations.length;
    }
    expect(violations).toBeLessThanOrEqual(1);
  });

  it("does not come to pass for an envelope: its own members are all that is looked at", () => {
    const [few, many] = [10, 10_000].map((size) => {
      const looks = { count: 0 };
      parseRequest(counted({ jsonrpc: "2.0", id: 1, method: "m", ...members(size, {}) }, looks));
      return looks.count;
    });
    expect(many).toBe(few);
  });
});

describe("the work of checking a native message", () => {
  const native = { protocol: "beacon/0.1", kind: "other", subject: "s", body: "b" };

  it.each<[string, Shape]>([
    ["unknown members", (size) => ({ ...native, ...members(size, {}) })],
    ["unknown members of from", (size) => ({ ...native, from: members(size, 1) })],
    ["a list", (size) => repeat(size, () => native)],
  ])("grows with its size and no faster: %s", (_what, shape) => {
    const [small, large] = [500, 4_000].map((size) => {
      const looks = { count: 0 };
      const document = counted(shape(size), looks);
      expect(isDeeperThan(document, MAX_DEPTH)).toBe(false);
      expect(messageFault(document, "")).toBeDefined();
      return looks.count;
    });
    expect(large).toBeLessThanOrEqual(8 * small! + 100);
  });
});
