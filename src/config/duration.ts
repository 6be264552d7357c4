import { ConfigError } from "./config-error";

const UNIT_MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

const DURATION = /^(\d{1,9})(ms|s|m|h|d)$/;

/**
 * Reads a duration such as `500ms`, `120s`, `10m`, `24h` or `7d`, as milliseconds.
 *
 * @param name what to call it in the message
 * @param longest the longest that is allowed, in the same form
 * @throws ConfigError when it is none, zero, or longer
 */
export function parseDuration(name: string, text: string, longest: string): number {
  const ms = toMs(text);
  const longestMs = toMs(longest) ?? 0;
  if (ms === undefined || ms === 0 || ms > longestMs)
    throw new ConfigError(
      `${name} must be a whole number and a unit (ms, s, m, h, d), such as 90s, and at most ${longest}`,
    );
  return ms;
}

function toMs(text: string): number | undefined {
  const match = DURATION.exec(text);
  return match ? Number(match[1]) * (UNIT_MS[match[2] ?? ""] ?? 0) : undefined;
}
