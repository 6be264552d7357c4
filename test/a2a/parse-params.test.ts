import { InvalidParamsError } from "../../generated/errors";
import { METHOD_NAMES, type MethodName } from "../../generated/methods";
import { parseParams } from "../../src/a2a/parse-params";

const message = { messageId: "m", role: "ROLE_USER", parts: [{ text: "hi" }] };

/** The one violation that a method's params are refused with. */
function violation(method: MethodName, params: unknown): unknown {
  try {
    parseParams(method, params);
  } catch (reason) {
    if (!(reason instanceof InvalidParamsError)) throw reason;
    const [detail, ...more] = reason.data ?? [];
    expect(more).toEqual([]);
    expect(detail).toMatchObject({ "@type": "type.googleapis.com/google.rpc.BadRequest" });
    const { fieldViolations } = detail as { fieldViolations: unknown[] };
    expect(fieldViolations).toHaveLength(1);
    return fieldViolations[0];
  }
  throw new Error("the params were accepted");
}

/** Metadata so that `{metadata}` as params nests this many levels. */
function nested(levels: number): object {
  const inner: unknown = JSON.parse("[".repeat(levels - 2) + "]".repeat(levels - 2));
  return { metadata: { inner } };
}

describe("parseParams()", () => {
  it("counts params that are not there as {}", () => {
    expect(parseParams("ListTasks", undefined)).toEqual({});
    expect(violation("SendMessage", undefined)).toEqual({
      field: "message",
      description: "is required",
    });
  });

  it.each([[[]], [[message]], ["text"], [0], [null], [true]])(
    "throws InvalidParamsError for %j, for every method",
    (params) => {
      for (const method of METHOD_NAMES)
        expect(violation(method, params)).toEqual({
          field: "params",
          description: "must be an object",
        });
    },
  );

  it("returns the contract's fields only, under their JSON names", () => {
    const params = {
      message: {
        message_id: "m",
        role: 1,
        parts: [{ text: "hi", media_type: "text/plain" }],
        x: 1,
      },
      configuration: { return_immediately: true, y: 1 },
      z: 1,
    };
    expect(parseParams("SendMessage", params)).toEqual({
      message: {
        messageId: "m",
        role: "ROLE_USER",
        parts: [{ text: "hi", mediaType: "text/plain" }],
      },
      configuration: { returnImmediately: true },
    });
  });

  it.each([
    [{}, "message", "is required"],
    [{ message: null }, "message", "is required"],
    [{ message: [] }, "message", "must be an object"],
    [{ message: { ...message, messageId: "" } }, "message.messageId", "must not be empty"],
    [{ message: { ...message, messageId: 5 } }, "message.messageId", "must be a string"],
    [{ message: { ...message, parts: [] } }, "message.parts", "must have at least 1 item"],
    [{ message: { ...message, parts: {} } }, "message.parts", "must be an array"],
    [{ message: { ...message, parts: [null] } }, "message.parts[0]", "must be an object"],
    [
      { message: { ...message, parts: [{ text: "a" }, { text: 1 }] } },
      "message.parts[1].text",
      "must be a string",
    ],
    [{ message: { ...message, metadata: [] } }, "message.metadata", "must be an object"],
    [{ message: { ...message, extensions: [1] } }, "message.extensions[0]", "must be a string"],
    [{ message, configuration: 1 }, "configuration", "must be an object"],
    [
      { message, configuration: { historyLength: -1 } },
      "configuration.historyLength",
      "must be 0 or more",
    ],
  ])("names the first fault of %j: %s", (params, field, description) => {
    expect(violation("SendMessage", params)).toEqual({ field, description });
  });

  it.each([[{}], [{ text: "a", data: 1 }], [{ text: "a", url: "b" }], [{ metadata: {} }]])(
    "names a part with none or two of its contents: %j",
    (part) => {
      expect(violation("SendMessage", { message: { ...message, parts: [part] } })).toEqual({
        field: "message.parts[0]",
        description: "must have exactly one of text, raw, url, data",
      });
    },
  );

  it("lists the names of an enum", () => {
    for (const role of ["USER", "role_user", "", "toString"])
      expect(violation("SendMessage", { message: { ...message, role } })).toEqual({
        field: "message.role",
        description: "must be one of ROLE_UNSPECIFIED, ROLE_USER, ROLE_AGENT",
      });
  });

  it("refuses a number that stands for no value of an enum", () => {
    for (const role of [3, -1, 1.5])
      expect(violation("SendMessage", { message: { ...message, role } })).toMatchObject({
        field: "message.role",
      });
  });

  it.each([0, 101, 1.5, "10", 1e400])("refuses a pageSize of %p", (pageSize) => {
    expect(violation("ListTasks", { pageSize })).toMatchObject({ field: "pageSize" });
  });

  it.each([
    ['{"metadata":{"a":1e999}}', "message.metadata.*"],
    ['{"metadata":{"text":[1,-1e999]}}', "message.metadata.text[1]"],
    ['{"metadata":{"a/b":1e999}}', "message.metadata.*"],
    ['{"parts":[{"text":"a"},{"data":1e999}]}', "message.parts[1].data"],
    ['{"parts":[{"data":[[{"n":1e999}]]}]}', "message.parts[0].data[0][0].*"],
    ['{"parts":[{"text":"a","metadata":{"n":1e999}}]}', "message.parts[0].metadata.*"],
  ])("names a number beyond the range of a double: %s", (members, field) => {
    const given = { ...message, ...(JSON.parse(members) as object) };
    const description = "must hold no number beyond the range of a double";
    expect(violation("SendMessage", { message: given })).toEqual({ field, description });
  });

  it("leaves behind what the contract does not know, whatever it holds", () => {
    expect(parseParams("ListTasks", { other: Infinity })).toEqual({});
  });

  it("takes what makes 128 levels with the body, and no more", () => {
    expect(parseParams("ListTasks", nested(127))).toEqual({});
    expect(violation("ListTasks", nested(128))).toEqual({
      field: "params",
      description: "must not nest deeper than 128 levels of the body",
    });
  });

  it("answers 200,000 levels without running out of stack", () => {
    expect(violation("SendMessage", nested(200_000))).toMatchObject({ field: "params" });
  });
});
