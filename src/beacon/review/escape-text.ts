/**
 * What a terminal or a reader could take for more than text: controls (escape sequences start with
 * one), invisible format characters, bidirectional overrides, line and paragraph separators, private
 * use, lone surrogates.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/gu;

/**
 * What terminals turn into links by themselves. The scheme before `://` is not part of the match: to
 * look for its start would cost quadratic time on text made for it.
 */
const LINK =
  /(?<=[a-z0-9+.-]):\/\/|(?<=\b(?:mailto|tel|data|file|javascript)):|(?<=\b(?:www\d{0,3}|ftp))\.|(?<=[\w.+-])@(?=[a-z0-9])/gi;

/**
 * Makes submitted text safe to print: unsafe characters become `\u{…}`, and links lose the characters
 * that would make them active (`https[://]`). Line feeds and tabs stay only if `multiline`.
 */
export function escapeText(text: string, { multiline = false } = {}): string {
  return text
    .replace(UNSAFE, (character) => {
      if (multiline && (character === "\n" || character === "\t")) return character;
      return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
    })
    .replace(LINK, "[$&]");
}

/** JSON for machines that is also safe to print: the same value, unsafe characters as `\uXXXX`. */
export function toSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
}
