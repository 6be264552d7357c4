import {
  ERROR_TABLE,
  ERRORS,
  type ErrorName,
  InternalError,
  InvalidParamsError,
  RpcError,
  TaskNotFoundError,
} from "../../generated/errors";
import { isMethodName, METHOD_NAMES } from "../../generated/methods";

const SECRET = "SQLITE_BUSY at /secret/path";

describe("RpcError.from()", () => {
  it("leaves an RpcError what it is", () => {
    const error = new TaskNotFoundError();
    expect(RpcError.from(error)).toBe(error);
  });

  it.each([new Error(SECRET), new TypeError(SECRET), SECRET, undefined, null, { code: -32001 }])(
    "makes an InternalError of anything else, its cause for the log only",
    (reason) => {
      const error = RpcError.from(reason);
      expect(error).toBeInstanceOf(InternalError);
      expect(error.cause).toBe(reason);
      expect(JSON.stringify(error)).toBe('{"code":-32603,"message":"Internal error"}');
    },
  );
});

/** A2A's own errors are in its range; those of the Gateway have a domain of theirs. */
function domainOf(code: number): string {
  return code > -32000 ? "a2a-gateway" : "a2a-protocol.org";
}

describe("RpcError.toJSON()", () => {
  it.each(Object.keys(ERRORS) as ErrorName[])("of %s is what the contract says", (name) => {
    const error: RpcError =
      name === "InvalidParamsError"
        ? new InvalidParamsError([{ field: "f", description: "d" }])
        : new (ERRORS[name] as new () => RpcError)();
    const row = ERROR_TABLE[name];
    const { code, message, data } = error.toJSON();
    expect({ code, message, httpStatus: error.httpStatus }).toEqual({
      code: row.code,
      message: row.message,
      httpStatus: row.httpStatus,
    });
    expect(error.name).toBe(name);
    expect(Array.isArray(data)).toBe(row.data !== undefined);
    if (row.reason)
      expect(data).toMatchObject([{ reason: row.reason, domain: domainOf(row.code) }]);
  });

  it("has neither stack nor cause", () => {
    expect(Object.keys(new InternalError({ cause: SECRET }).toJSON())).toEqual(["code", "message"]);
  });

  it("has the metadata that it was given, in an ErrorInfo", () => {
    expect(new TaskNotFoundError({ policy: "p" }).toJSON().data).toMatchObject([
      { metadata: { policy: "p" } },
    ]);
    expect(new TaskNotFoundError().toJSON().data?.[0]).not.toHaveProperty("metadata");
  });
});

describe("isMethodName()", () => {
  it("knows the methods of the contract", () => {
    expect(METHOD_NAMES).toHaveLength(11);
    for (const name of METHOD_NAMES) expect(isMethodName(name)).toBe(true);
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "", "sendMessage", " GetTask"])(
    "does not know %j",
    (name) => {
      expect(isMethodName(name)).toBe(false);
    },
  );
});
