const MARK = /^\p{M}$/u;
const SHARED = /^\p{Script=Inherited}$/u;

/**
 * What the most richly written letters have: Tibetan and Burmese ones, Hebrew with cantillation. Marks
 * that go with any letter, which towers are built of, are fewer.
 */
const MAX_MARKS = 8;
const MAX_SHARED_MARKS = 4;

export interface MarkLimit {
  /** Whether a character is a combining mark beyond those that a letter has, or one without a letter. */
  isBeyond(character: string): boolean;
  /** Tells that what comes next has no letter before it. */
  reset(): void;
}

/** Is asked of each character of a text, one after another. */
export function createMarkLimit(): MarkLimit {
  let marks = MAX_MARKS;
  let shared = MAX_SHARED_MARKS;
  return {
    isBeyond(character) {
      if (!MARK.test(character)) {
        marks = 0;
        shared = 0;
        return false;
      }
      marks += 1;
      if (SHARED.test(character)) shared += 1;
      return marks > MAX_MARKS || shared > MAX_SHARED_MARKS;
    },
    reset() {
      marks = MAX_MARKS;
      shared = MAX_SHARED_MARKS;
    },
  };
}
