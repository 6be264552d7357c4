/** The id of a Request (JSON-RPC §4): it comes back exactly as it came. */
export type RequestId = string | number | null;

/** The longest string id, in characters. The id is the one thing that is echoed, so it is bounded. */
export const MAX_ID_CHARACTERS = 128;

/** Whether a value may be an id: a bounded string, an integer that a double holds exactly, or null. */
export function isRequestId(value: unknown): value is RequestId {
  if (typeof value === "string") return hasAtMost(value, MAX_ID_CHARACTERS);
  return value === null || Number.isSafeInteger(value);
}

function hasAtMost(text: string, characters: number): boolean {
  if (text.length <= characters) return true;
  // A character outside the basic plane is two code units.
  return text.length <= 2 * characters && [...text].length <= characters;
}
