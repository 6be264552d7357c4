import { isRequestId, MAX_ID_CHARACTERS } from "../../src/jsonrpc/request-id";

const ASTRAL = "\u{1F600}";
const good: [string, unknown][] = [
  ["0", 0],
  ["minus 0", -0],
  ["a negative integer", -7],
  ["the largest integer that a double holds exactly", 2 ** 53 - 1],
  ["the smallest one", -(2 ** 53 - 1)],
  ["an integer written with a fraction of zero", JSON.parse("1.0")],
  ["an integer written with an exponent", JSON.parse("1e2")],
  ["null", null],
  ["the empty string", ""],
  ["128 characters", "a".repeat(128)],
  ["128 characters outside the basic plane", ASTRAL.repeat(128)],
  ["a mix of 128 characters", ASTRAL.repeat(64) + "a".repeat(64)],
  ["a lone surrogate", "\ud800"],
];
const bad: [string, unknown][] = [
  ["129 characters", "a".repeat(129)],
  ["129 characters outside the basic plane", ASTRAL.repeat(129)],
  ["a mix of 129 characters", ASTRAL + "a".repeat(128)],
  ["64 KiB of text", "a".repeat(65_536)],
  ["2^53", 2 ** 53],
  ["-2^53", -(2 ** 53)],
  ["1.5", 1.5],
  ["1e400, which JSON.parse reads as infinite", JSON.parse("1e400")],
  ["NaN", Number.NaN],
  ["true", true],
  ["false", false],
  ["an object", {}],
  ["an array", []],
  ["undefined", undefined],
];

describe("isRequestId()", () => {
  it("bounds a string at 128 characters", () => {
    expect(MAX_ID_CHARACTERS).toBe(128);
  });

  it.each(good)("takes %s", (_what, id) => {
    expect(isRequestId(id)).toBe(true);
  });

  it.each(bad)("refuses %s", (_what, id) => {
    expect(isRequestId(id)).toBe(false);
  });
});
