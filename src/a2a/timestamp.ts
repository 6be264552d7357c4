import { InvalidParamsError } from "../../generated/errors";
import { TIMESTAMP } from "./describe-fault";

/** RFC 3339 in UTC, as the contract asks for it: the date, the time without its seconds, and those. */
const FORM = /^(\d{4}-\d\d-\d\d)[Tt\s](\d\d:\d\d):(\d\d)(?:\.(\d+))?Z$/;

/** The latest instant that is written with four digits for the year. */
const LATEST_MS = Date.parse("9999-12-31T23:59:59.999Z");

/**
 * The first instant of whole milliseconds that is not before a timestamp, in the form in which
 * timestamps are kept: UTC, milliseconds, Z. A leap second, which no clock here has, is the instant
 * after it.
 *
 * @param field what holds the timestamp
 * @throws InvalidParamsError when it is no date and time in UTC
 */
export function toInstantAtOrAfter(timestamp: string, field: string): string {
  const [, date, minutes, seconds, fraction = ""] = FORM.exec(timestamp) ?? [];
  const minute = Date.parse(`${date}T${minutes}Z`);
  if (Number.isNaN(minute)) throw new InvalidParamsError([{ field, description: TIMESTAMP }]);
  const isLeap = seconds === "60";
  const ms = isLeap ? 0 : Number(fraction.slice(0, 3).padEnd(3, "0"));
  const rest = !isLeap && /[1-9]/.test(fraction.slice(3)) ? 1 : 0;
  const at = minute + Number(seconds) * 1000 + ms + rest;
  return new Date(Math.min(at, LATEST_MS)).toISOString();
}
