import { InvalidParamsError } from "../../generated/errors";
import { toInstantAtOrAfter } from "../../src/a2a/timestamp";

describe("toInstantAtOrAfter()", () => {
  it.each([
    ["2026-01-31T12:00:00Z", "2026-01-31T12:00:00.000Z"],
    ["2026-01-31T12:00:00.5Z", "2026-01-31T12:00:00.500Z"],
    ["2026-01-31T12:00:00.123000000Z", "2026-01-31T12:00:00.123Z"],
    ["2026-01-31T12:00:00.1230000001Z", "2026-01-31T12:00:00.124Z"],
    ["2026-01-31T23:59:59.9999Z", "2026-02-01T00:00:00.000Z"],
    ["2026-01-31t12:00:00Z", "2026-01-31T12:00:00.000Z"],
    ["2026-01-31 12:00:00Z", "2026-01-31T12:00:00.000Z"],
    ["2026-01-31\u200012:00:00Z", "2026-01-31T12:00:00.000Z"],
    ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00.000Z"],
    ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z"],
    ["2016-12-31T23:59:60.999Z", "2017-01-01T00:00:00.000Z"],
    ["0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59.9999Z", "9999-12-31T23:59:59.999Z"],
    ["9999-12-31T23:59:60Z", "9999-12-31T23:59:59.999Z"],
  ])("reads %j as %s", (timestamp, instant) => {
    expect(toInstantAtOrAfter(timestamp, "at")).toBe(instant);
  });

  it.each(["", "yesterday", "2026-01-31", "2026-01-31T12:00:00", "+010000-01-01T00:00:00.000Z"])(
    "throws InvalidParamsError naming the field for %j",
    (timestamp) => {
      let thrown: unknown;
      try {
        toInstantAtOrAfter(timestamp, "at");
      } catch (reason) {
        thrown = reason;
      }
      expect(thrown).toBeInstanceOf(InvalidParamsError);
      expect(JSON.stringify(thrown)).toContain('"field":"at"');
    },
  );
});
