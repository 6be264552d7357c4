/** Longer keys are worked out each time: a memory must not grow with what a caller chooses to send. */
const MAX_KEY_CHARACTERS = 64;

/**
 * Remembers what a pure function answered for a text, for at most so many texts; then it starts anew.
 *
 * @param compute answers the same for the same text, always
 */
export function boundedMemo<T>(
  compute: (text: string) => T,
  maxEntries: number,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const value = compute(text);
    if (text.length > MAX_KEY_CHARACTERS) return value;
    if (known.size >= maxEntries) known.clear();
    known.set(text, value);
    return value;
  };
}
