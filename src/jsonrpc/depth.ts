/** The deepest nesting of objects and arrays that is read. JSON.parse takes millions of levels. */
export const MAX_DEPTH = 128;

/** Whether a parsed JSON value nests deeper than `limit` levels. Runs in bounded stack space. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (limit === 0) return true;
  const children: unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const child of children) {
    if (isDeeperThan(child, limit - 1)) return true;
  }
  return false;
}
