import { buildFailure, buildSuccess } from "../../src/jsonrpc/response";
import { MethodNotFoundError } from "../../generated/errors";

const ids = [0, "", -1, 2 ** 53 - 1, "a", 'a"\\\n\u2028\u{1F600}', "\ud800", null];

describe("buildSuccess()", () => {
  it("always has a result, null at least", () => {
    for (const nothing of [undefined, null])
      expect(JSON.parse(buildSuccess(1, nothing))).toEqual({
        jsonrpc: "2.0",
        id: 1,
        result: null,
      });
  });

  it.each([0, "", false])("keeps the result %j", (result) => {
    expect(JSON.parse(buildSuccess(1, result)).result).toBe(result);
  });

  it.each(ids)("writes the id %j exactly", (id) => {
    expect(JSON.parse(buildSuccess(id, {})).id).toBe(id);
  });
});

describe("buildFailure()", () => {
  it("has the error as it renders itself, and no result", () => {
    const error = new MethodNotFoundError();
    expect(JSON.parse(buildFailure("x", error))).toEqual({
      jsonrpc: "2.0",
      id: "x",
      error: { code: -32601, message: "Method not found" },
    });
  });

  it.each(ids)("writes the id %j exactly", (id) => {
    expect(JSON.parse(buildFailure(id, new MethodNotFoundError())).id).toBe(id);
  });
});
