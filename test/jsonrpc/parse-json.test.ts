import { parseJson } from "../../src/jsonrpc/parse-json";

const NOT_JSON = { kind: "not-json" };

describe("parseJson()", () => {
  it.each(["{}", "[]", "null", "0", '"text"', ' {"a":[1]} \n', '"\u{1F600}"', '"\\ud800"'])(
    "reads %s",
    (text) => {
      expect(parseJson(Buffer.from(text))).toEqual({ kind: "json", value: JSON.parse(text) });
    },
  );

  it.each([
    ["an empty body", ""],
    ["a blank body", " \n"],
    ["malformed JSON", "{"],
    ["two documents", "{} {}"],
    ["a comment", "{} // no"],
    ["a trailing comma", "[1,]"],
    ["single quotes", "{'a':1}"],
    ["NaN", "NaN"],
    ["a byte order mark", "\ufeff{}"],
    ["a raw control character in a string", '"\u0001"'],
  ])("answers not-json for %s", (_what, text) => {
    expect(parseJson(Buffer.from(text))).toEqual(NOT_JSON);
  });

  it.each([
    ["an invalid byte", [0x22, 0xff, 0x22]],
    ["a cut-off sequence", [0x22, 0xe2, 0x82, 0x22]],
    ["an overlong encoding", [0x22, 0xc0, 0xaf, 0x22]],
    ["an encoded surrogate", [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ["UTF-16", [...Buffer.from("{}", "utf16le"), 0xff, 0xfe]],
  ])("answers not-json for %s", (_what, bytes) => {
    expect(parseJson(Buffer.from(bytes))).toEqual(NOT_JSON);
  });

  it("takes 200,000 levels without a throw, closed or not", () => {
    const levels = 200_000;
    expect(parseJson(Buffer.from("[".repeat(levels))).kind).toBe("not-json");
    expect(parseJson(Buffer.from("[".repeat(levels) + "]".repeat(levels))).kind).toBe("json");
  });

  it("makes __proto__ an own member, which changes no prototype", () => {
    const outcome = parseJson(Buffer.from('{"__proto__":{"polluted":true}}'));
    expect(outcome.kind === "json" && Object.keys(outcome.value as object)).toEqual(["__proto__"]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
