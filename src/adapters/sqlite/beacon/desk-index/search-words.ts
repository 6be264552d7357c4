/** What shows nothing by itself: zero-width characters, soft hyphens, bidirectional controls, tags. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** So many marks on one character are kept: to put thousands in order takes quadratic time. */
const TOO_MANY_MARKS = /(\p{M}{8})\p{M}+/gu;

/** Accents and vowel points, which people leave out when they search. */
const DIACRITICS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/gu;

/** Scripts that put no spaces between words, and symbols: each character is a word of its own. */
const ALONE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{So}\p{Sc}\p{Extended_Pictographic}]\p{M}*/gu;

const WORD = /[\p{L}\p{M}\p{N}\p{So}\p{Sc}\p{Extended_Pictographic}]+/gu;
const ASCII_WORD = /[A-Z0-9]+/g;
const ASCII = /^[\x00-\x7f]*$/;

/** Longer words are cut, in texts and questions alike. */
const MAX_WORD_LENGTH = 64;

/**
 * The words of a text, as they are indexed and searched: without regard to case, accents, width, styled
 * letters (`𝓯𝓻𝓮𝓮` is `FREE`) and invisible characters. It is linear in the length of the text.
 */
export function toWords(text: string): string[] {
  const words = ASCII.test(text)
    ? text.toUpperCase().match(ASCII_WORD)
    : fold(text).replace(ALONE, " $& ").match(WORD);
  return (words ?? []).map((word) =>
    word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word,
  );
}

function fold(text: string): string {
  return (
    text
      .replace(INVISIBLE, "")
      .replace(TOO_MANY_MARKS, "$1")
      .normalize("NFKD")
      .replace(DIACRITICS, "")
      // Not lower case, in which ß and SS, ς and σ stay apart.
      .toUpperCase()
      .normalize("NFC")
  );
}

/** How much of a question is read. */
const MAX_QUESTION_LENGTH = 500;
const MAX_QUESTION_PIECES = 16;

/** Shorter beginnings would be those of half of all words. */
const MIN_PREFIX_LENGTH = 2;

/** A phrase in quotes, which may lack the last one, or what stands between spaces; each with its *. */
const PIECE = /"([^"]*)(?:"(\*?)|$)|([^\s"]+)/g;

/**
 * A reviewer's words as a question to FTS5, which gets words in quotes from here, and nothing of its
 * syntax from the reviewer. A piece that is no single word to the index, as `e-mail`, is a phrase.
 *
 * @returns "" where there is no word to look for
 */
export function toMatch(question: string): string {
  const pieces = [...question.slice(0, MAX_QUESTION_LENGTH).matchAll(PIECE)].map(
    ([, phrase, star, plain = ""]) => ({
      words: toWords(phrase ?? plain),
      isPrefix: phrase === undefined ? plain.endsWith("*") : star === "*",
    }),
  );
  const strings = pieces.flatMap(({ words, isPrefix }) => {
    const last = words.at(-1);
    if (last === undefined) return [];
    const star = isPrefix && last.length >= MIN_PREFIX_LENGTH ? " *" : "";
    return [`"${words.join(" ")}"${star}`];
  });
  return [...new Set(strings)].slice(0, MAX_QUESTION_PIECES).join(" AND ");
}
