import { NotCanonicalError, toCanonicalJson } from "../../src/a2a/canonical-json";

describe("toCanonicalJson()", () => {
  it.each([
    [
      "sorts members by their UTF-16 code units",
      '{"b":1,"a":2,"A":3,"\u00e9":4,"1":5}',
      '{"1":5,"A":3,"a":2,"b":1,"\u00e9":4}',
    ],
    [
      "sorts at every level, and leaves the order of arrays",
      '{"z":[{"b":1,"a":[3,1,2]}]}',
      '{"z":[{"a":[3,1,2],"b":1}]}',
    ],
    ["leaves out blanks", ' { "a" : [ 1 , 2 ] } ', '{"a":[1,2]}'],
    [
      "writes numbers as ECMAScript does",
      '{"a":[1.0,1e2,1E-7,-0,0.1,1e21,333333333.33333329]}',
      '{"a":[1,100,1e-7,0,0.1,1e+21,333333333.3333333]}',
    ],
    [
      "escapes as little as it may",
      '{"a":"\\u0041\\u20ac\\u000F\\n\\"\\\\\\/\\u007f"}',
      '{"a":"A€\\u000f\\n\\"\\\\/\u007f"}',
    ],
    ["keeps literals", '{"a":[null,true,false,"",[],{}]}', '{"a":[null,true,false,"",[],{}]}'],
    ["keeps an own member called __proto__", '{"__proto__":1,"a":2}', '{"__proto__":1,"a":2}'],
    [
      "sorts outside the basic plane by surrogates",
      '{"\uFB33":1,"\u{1F600}":2}',
      '{"\u{1F600}":2,"\uFB33":1}',
    ],
    ["keeps a lone surrogate as its escape", '{"a":"\\ud800"}', '{"a":"\\ud800"}'],
  ])("%s", (_what, text, canonical) => {
    expect(toCanonicalJson(JSON.parse(text))).toBe(canonical);
  });

  it("is the same for two texts of one value, and parses to that value", () => {
    const one = '{"b":{"y":[1,{}],"x":"\\u00e9"},"a":1.50}';
    const two = ' {"a":15e-1, "b":{"x":"\u00e9","y":[1.0,{}]}}';
    expect(toCanonicalJson(JSON.parse(one))).toBe(toCanonicalJson(JSON.parse(two)));
    expect(JSON.parse(toCanonicalJson(JSON.parse(one)))).toEqual(JSON.parse(one));
  });

  it.each(['{"a":1e400}', '{"a":[{"b":-1e400}]}', '{"a":{"b":1e999}}'])(
    "throws NotCanonicalError for a number beyond the range of a double: %s",
    (text) => {
      expect(() => toCanonicalJson(JSON.parse(text))).toThrow(NotCanonicalError);
    },
  );

  it("takes as many levels as a body may have", () => {
    const text = '{"a":'.repeat(128) + "1" + "}".repeat(128);
    expect(toCanonicalJson(JSON.parse(text))).toBe(text);
  });
});
