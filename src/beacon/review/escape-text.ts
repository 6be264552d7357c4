/**
 * What a terminal or a reader could take for more than text: controls (escape sequences start with
 * one), invisible format characters, bidirectional overrides, line and paragraph separators, private
 * use, lone surrogates.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/gu;

/** What terminals turn into links by themselves. */
const LINK = /(\b[a-z][a-z0-9+.-]*)(:\/\/)|\b(mailto|tel|data|javascript)(:)|\b(www)(\.)/gi;

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
    .replace(
      LINK,
      (
        _match,
        scheme: string | undefined,
        slashes: string | undefined,
        named: string | undefined,
        colon: string | undefined,
        www: string | undefined,
        dot: string | undefined,
      ) => `${scheme ?? named ?? www ?? ""}[${slashes ?? colon ?? dot ?? ""}]`,
    );
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
