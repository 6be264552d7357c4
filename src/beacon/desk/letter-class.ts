import { lookAlike, SCRIPTS, type Script } from "./look-alikes";

/** What a character is to a word: a letter of a script, a part of any word, or its end. */
export type LetterClass = Script | "Latin" | "Styled" | "part" | "end";

const ASCII_LETTER = /^[A-Za-z]$/;
const LETTER = /^[\p{L}\p{Nl}]$/u;
const PART = /^[\p{M}\p{Nd}]$/u;
const LATIN = /^\p{Script=Latin}$/u;
const COMMON = /^\p{Script=Common}$/u;
const ANY_SCRIPT = new RegExp(
  `^[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}]$`,
  "u",
);
const EACH_SCRIPT = SCRIPTS.map(
  (script) => [script, new RegExp(`^\\p{Script=${script}}$`, "u")] as const,
);

/**
 * The class of a character. Letters of scripts without any that looks like a Latin one (Han, Kana,
 * Devanagari, Thai) end a word: many of them are written without spaces, next to Latin words.
 */
export function letterClass(character: string): LetterClass {
  if (ASCII_LETTER.test(character)) return "Latin";
  if (!LETTER.test(character)) return PART.test(character) ? "part" : "end";
  if (LATIN.test(character)) return "Latin";
  if (ANY_SCRIPT.test(character))
    return EACH_SCRIPT.find(([, pattern]) => pattern.test(character))?.[0] ?? "end";
  return COMMON.test(character) && styledLetter(character) !== undefined ? "Styled" : "end";
}

export function isAsciiLetter(character: string): boolean {
  return ASCII_LETTER.test(character);
}

/** The ASCII letter that a letter stands for in another shape: mathematical, wide, Roman numeral. */
export function styledLetter(letter: string): string | undefined {
  // Ordinal indicators and superscripts are small to every eye.
  if (/^[\p{Lm}ªº]$/u.test(letter)) return undefined;
  const plain = letter.normalize("NFKC");
  if (plain === letter) return undefined;
  if (/^[A-Za-z]+$/.test(plain)) return plain;
  return COMMON.test(letter) ? lookAlike(plain) : undefined;
}
