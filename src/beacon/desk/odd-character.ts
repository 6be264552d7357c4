/**
 * What has no shape of its own, or another effect than its shape: controls, format characters, lone
 * surrogates, private use, unassigned, separators, spaces that are not ASCII's, blanks that count as
 * symbols. The brackets are here since they are what marks are written with.
 */
const ODD =
  /^[\p{C}\p{Zl}\p{Zp}\p{Zs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{16FE4}\u27E8\u27E9]$/u;

/** Format characters that are seen, before the digits that they belong to. */
const NUMBER_SIGN = /^[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]$/u;
const LETTER = /^\p{L}$/u;
const DIGIT = /^\p{Nd}$/u;

const EMOJI = /^\p{Emoji}$/u;
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;
const MODIFIER = /^\p{Emoji_Modifier}$/u;
const MODIFIED = /^\p{Emoji_Modifier_Base}$/u;
const MONGOLIAN = /^\p{Script=Mongolian}$/u;
const MONGOLIAN_FORM = /^[\u180B-\u180F]$/u;
const EAST_ASIAN =
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Hangul}\uFF01-\uFF60]$/u;

/** Scripts that are written with joiners: their letters change shape by what is next to them. */
const JOINING = [
  "Arabic",
  "Syriac",
  "Mongolian",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Khmer",
  "Myanmar",
  "Tibetan",
].map((script) => new RegExp(`^[[\\p{L}\\p{M}]&&\\p{Script_Extensions=${script}}]$`, "v"));

const ZWNJ = "\u200C";
const ZWJ = "\u200D";
const TEXT_STYLE = "\uFE0E";
const EMOJI_STYLE = "\uFE0F";
const KEYCAP = "\u20E3";
const IDEOGRAPHIC_SPACE = "\u3000";

/** The flags of England, Scotland and Wales: the only ones that are written with tag characters. */
const TAGGED_FLAGS = new Set(
  ["gbeng", "gbsct", "gbwls"].map((region) =>
    [...region, "\u007F"]
      .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
      .join(""),
  ),
);
const FLAG = "\u{1F3F4}";
const TAG = /^[\u{E0000}-\u{E007F}]$/u;
const TAGS_OF_A_FLAG = 6;

/** No emoji is joined of more. */
const MAX_JOINERS = 4;

/** Tells of the character at a place, place after place, whether it has to be made visible. */
export function createOddCharacters(characters: readonly string[]): (at: number) => boolean {
  let joiners = 0;
  let flagEnd = 0;

  function isPartOfEmoji(character: string, before: string, after: string, at: number): boolean {
    if (character === EMOJI_STYLE || character === TEXT_STYLE)
      // A digit is an emoji only as a keycap.
      return EMOJI.test(before) && (after === KEYCAP || before > "\u007F");
    if (TAG.test(character)) return at < flagEnd;
    if (character !== ZWJ || !PICTOGRAPH.test(after) || joiners >= MAX_JOINERS) return false;
    const base = before === EMOJI_STYLE || MODIFIER.test(before) ? characters[at - 2] : before;
    if (!PICTOGRAPH.test(base ?? "")) return false;
    joiners += 1;
    return true;
  }

  return (at) => {
    const character = characters[at] ?? "";
    const before = characters[at - 1] ?? "";
    if (PICTOGRAPH.test(character) && before !== ZWJ) joiners = 0;
    if (character === FLAG && TAGGED_FLAGS.has(tagsAfter(characters, at)))
      flagEnd = at + 1 + TAGS_OF_A_FLAG;
    // One after another is one cluster without an end.
    if (MODIFIER.test(character)) return MODIFIER.test(before) && !MODIFIED.test(before);
    if (character === " " || !ODD.test(character)) return false;
    const after = characters[at + 1] ?? "";
    if (isPartOfEmoji(character, before, after, at)) return false;
    if (NUMBER_SIGN.test(character)) return !DIGIT.test(after);
    if (character === ZWJ || character === ZWNJ)
      return (
        !JOINING.some((script) => script.test(before) && script.test(after)) ||
        !(LETTER.test(before) || LETTER.test(after))
      );
    if (MONGOLIAN_FORM.test(character)) return !MONGOLIAN.test(before);
    if (character === IDEOGRAPHIC_SPACE)
      return ![-1, 1, 2].some((step) => EAST_ASIAN.test(neighbour(characters, at + step)));
    return true;
  };
}

function tagsAfter(characters: readonly string[], at: number): string {
  return characters.slice(at + 1, at + 1 + TAGS_OF_A_FLAG).join("");
}

/** A character next to a space that is itself no such space. */
function neighbour(characters: readonly string[], at: number): string {
  const character = characters[at] ?? "";
  return character === IDEOGRAPHIC_SPACE ? "" : character;
}
