import type { Fault } from "../../generated/validators";

/**
 * Finds a number that JSON can write and a double cannot hold, which JSON.parse reads as infinite: it
 * could be neither kept nor passed on as it was meant.
 *
 * @param value a parsed JSON value of bounded depth
 * @returns the fault, in a validator's terms; undefined where all numbers are finite
 */
export function findInfinite(value: unknown): Fault | undefined {
  const path = pathTo(value);
  return (
    path && { instancePath: path.map((step) => `/${step}`).join(""), keyword: FINITE, params: {} }
  );
}

/** The keyword that this fault has; JSON Schema has none for it. */
export const FINITE = "finite";

/** The names and indexes that lead to the first infinite number. */
function pathTo(value: unknown): string[] | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : [];
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const path = pathTo(member);
    // As in a JSON pointer (RFC 6901).
    if (path) return [name.replaceAll("~", "~0").replaceAll("/", "~1"), ...path];
  }
  return undefined;
}
