import fc from "fast-check";
import {
  MAX_ATTEMPTS,
  nextAttemptAt,
} from "../../../src/gateway/push-notifications/retry-schedule";

const NOW = Date.UTC(2026, 0, 1, 12);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long after now the next attempt is. */
function delay(attempts: number, retryAfter?: string, random = 0): number | undefined {
  const next = nextAttemptAt({ attempts, now: NOW, retryAfter, random });
  return next === undefined ? undefined : next - NOW;
}

describe("nextAttemptAt()", () => {
  it("is after 1 min, 5 min, 30 min, 2 h and 12 h, and never after the sixth attempt", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((attempts) => delay(attempts))).toEqual([
      ...[MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR],
      ...[undefined, undefined],
    ]);
    expect(MAX_ATTEMPTS).toBe(6);
  });

  it("is later by up to a tenth, and never sooner", () => {
    expect(delay(1, undefined, 0.5)).toBe(63 * SECOND);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempts, random) => {
          const least = delay(attempts)!;
          const spread = delay(attempts, undefined, random)!;
          expect(spread).toBeGreaterThanOrEqual(least);
          expect(spread).toBeLessThanOrEqual(least * 1.1);
          expect(Number.isInteger(spread)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ["seconds", "90", 90 * SECOND],
    ["seconds with blanks around them", " 90 ", 90 * SECOND],
    ["fewer seconds than it takes anyhow", "59", MINUTE],
    ["nothing to wait for", "0", MINUTE],
    ["a date", "Thu, 01 Jan 2026 12:10:00 GMT", 10 * MINUTE],
    ["a date in the form of RFC 850", "Thursday, 01-Jan-26 12:10:00 GMT", 10 * MINUTE],
    ["a date that is past", "Thu, 01 Jan 2015 12:10:00 GMT", MINUTE],
    ["more than a day", "86401", DAY],
    ["a date beyond tomorrow", "Sat, 31 Jan 2026 12:10:00 GMT", DAY],
    ["more seconds than there are numbers", "9".repeat(400), DAY],
    ["no text", "", MINUTE],
    ["a negative number", "-90", MINUTE],
    ["a fraction", "90.5", MINUTE],
    ["another notation", "0x5a0", MINUTE],
    ["words", "later", MINUTE],
    ["a number with an exponent", "1e3", MINUTE],
  ])("hears a receiver that asks for %s", (_what, retryAfter, expected) => {
    expect(delay(1, retryAfter)).toBe(expected);
  });

  it("takes what is longer: its own delay, spread as it is, or what the receiver asks for", () => {
    expect(delay(1, "65", 0.5)).toBe(65 * SECOND);
    expect(delay(1, "62", 0.5)).toBe(63 * SECOND);
    expect(delay(5, "3600")).toBe(12 * HOUR);
    expect(delay(5, "86400")).toBe(DAY);
  });

  it("does not hear it after the last attempt", () => {
    expect(delay(6, "60")).toBeUndefined();
  });
});
