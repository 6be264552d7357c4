import { ConfigError } from "../../src/config/config-error";
import { parseDuration } from "../../src/config/duration";

describe("parseDuration()", () => {
  it.each([
    ["500ms", 500],
    ["120s", 120_000],
    ["10m", 600_000],
    ["24h", 86_400_000],
    ["7d", 604_800_000],
    ["10d", 864_000_000],
  ])("reads %s", (text, ms) => {
    expect(parseDuration("X", text, "10d")).toBe(ms);
  });

  it.each(["", "7", "d", "7 d", "-7d", "1.5h", "7D", "0s", "11d", "9999999999s", "7d\n"])(
    "refuses %j",
    (text) => {
      expect(() => parseDuration("X", text, "10d")).toThrow(
        new ConfigError(
          "X must be a whole number and a unit (ms, s, m, h, d), such as 90s, and at most 10d",
        ),
      );
    },
  );
});
