import { parseRequest } from "../../src/jsonrpc/parse-request";

const valid = { jsonrpc: "2.0", id: 1, method: "m", params: {} };
const without = (member: keyof typeof valid) => {
  const { [member]: _left, ...rest } = valid;
  return rest;
};

describe("parseRequest()", () => {
  it("answers a Request with id, method and params", () => {
    const params = { a: 1 };
    expect(parseRequest({ ...valid, params })).toEqual({
      kind: "request",
      id: 1,
      method: "m",
      params,
    });
  });

  it("leaves params as received, whatever they are", () => {
    for (const params of [[], [1], "text", 0, null, true])
      expect(parseRequest({ ...valid, params })).toMatchObject({ kind: "request", params });
  });

  it("answers undefined params when there is no such member", () => {
    expect(parseRequest(without("params"))).toMatchObject({ kind: "request", params: undefined });
  });

  it.each([0, "", -1, 2 ** 53 - 1, "a".repeat(128), null])("keeps the id %j", (id) => {
    expect(parseRequest({ ...valid, id })).toMatchObject({ kind: "request", id });
  });

  it("ignores members that JSON-RPC does not name", () => {
    expect(parseRequest({ ...valid, extra: 1 })).toMatchObject({ kind: "request" });
  });

  it("tells a Notification by the missing id, not by an id of null", () => {
    expect(parseRequest(without("id"))).toEqual({ kind: "notification" });
    expect(parseRequest({ ...valid, id: null })).toMatchObject({ kind: "request", id: null });
  });

  it.each([
    ["an object", {}],
    ["an array", [1]],
    ["a boolean", true],
    ["a fraction", 1.5],
    ["too large", 2 ** 53],
    ["too long", "a".repeat(129)],
  ])("answers invalid with id null when id is %s", (_what, id) => {
    expect(parseRequest({ ...valid, id })).toEqual({ kind: "invalid", id: null });
  });

  it.each([
    ["jsonrpc is missing", without("jsonrpc")],
    ["jsonrpc is 1.0", { ...valid, jsonrpc: "1.0" }],
    ["jsonrpc is a number", { ...valid, jsonrpc: 2 }],
    ["jsonrpc has a space", { ...valid, jsonrpc: "2.0 " }],
    ["method is missing", without("method")],
    ["method is a number", { ...valid, method: 1 }],
    ["method is null", { ...valid, method: null }],
    ["method is an array", { ...valid, method: ["m"] }],
  ])("answers invalid with the good id when %s", (_what, body) => {
    expect(parseRequest(body)).toEqual({ kind: "invalid", id: 1 });
  });

  it("answers invalid, not a Notification, when there is neither an id nor a method", () => {
    expect(parseRequest({ jsonrpc: "2.0" })).toEqual({ kind: "invalid", id: null });
    expect(parseRequest({})).toEqual({ kind: "invalid", id: null });
  });

  it.each([
    ["a batch", [valid]],
    ["an empty batch", []],
    ["null", null],
    ["a string", "text"],
    ["a number", 1],
    ["a boolean", false],
    ["nothing", undefined],
  ])("answers invalid with id null for %s", (_what, value) => {
    expect(parseRequest(value)).toEqual({ kind: "invalid", id: null });
  });

  it("takes no member from a prototype", () => {
    const body: unknown = JSON.parse(`{"__proto__": ${JSON.stringify(valid)}}`);
    expect(parseRequest(body)).toEqual({ kind: "invalid", id: null });
    expect(parseRequest(Object.create({ id: 5 }, {}))).toEqual({ kind: "invalid", id: null });
  });
});
