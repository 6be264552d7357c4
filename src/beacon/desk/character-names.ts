/** Names of the characters that are made visible most, as in the Unicode Character Database. */
const NAMES: Readonly<Record<string, string>> = {
  "0000": "NULL",
  "0007": "BELL",
  "0008": "BACKSPACE",
  "0009": "TAB",
  "000A": "LINE FEED",
  "000B": "LINE TABULATION",
  "000C": "FORM FEED",
  "000D": "CARRIAGE RETURN",
  "001B": "ESCAPE",
  "0020": "SPACE",
  "007F": "DELETE",
  "0085": "NEXT LINE",
  "009B": "CONTROL SEQUENCE INTRODUCER",
  "009D": "OPERATING SYSTEM COMMAND",
  "00A0": "NO-BREAK SPACE",
  "00AD": "SOFT HYPHEN",
  "034F": "COMBINING GRAPHEME JOINER",
  "061C": "ARABIC LETTER MARK",
  "115F": "HANGUL CHOSEONG FILLER",
  "1160": "HANGUL JUNGSEONG FILLER",
  "180E": "MONGOLIAN VOWEL SEPARATOR",
  "200B": "ZERO WIDTH SPACE",
  "200C": "ZERO WIDTH NON-JOINER",
  "200D": "ZERO WIDTH JOINER",
  "200E": "LEFT-TO-RIGHT MARK",
  "200F": "RIGHT-TO-LEFT MARK",
  "2028": "LINE SEPARATOR",
  "2029": "PARAGRAPH SEPARATOR",
  "202A": "LEFT-TO-RIGHT EMBEDDING",
  "202B": "RIGHT-TO-LEFT EMBEDDING",
  "202C": "POP DIRECTIONAL FORMATTING",
  "202D": "LEFT-TO-RIGHT OVERRIDE",
  "202E": "RIGHT-TO-LEFT OVERRIDE",
  "202F": "NARROW NO-BREAK SPACE",
  "2060": "WORD JOINER",
  "2066": "LEFT-TO-RIGHT ISOLATE",
  "2067": "RIGHT-TO-LEFT ISOLATE",
  "2068": "FIRST STRONG ISOLATE",
  "2069": "POP DIRECTIONAL ISOLATE",
  "27E8": "MATHEMATICAL LEFT ANGLE BRACKET",
  "27E9": "MATHEMATICAL RIGHT ANGLE BRACKET",
  "2800": "BRAILLE PATTERN BLANK",
  "3000": "IDEOGRAPHIC SPACE",
  "3164": "HANGUL FILLER",
  FE0E: "VARIATION SELECTOR-15",
  FE0F: "VARIATION SELECTOR-16",
  FEFF: "ZERO WIDTH NO-BREAK SPACE",
  FFA0: "HALFWIDTH HANGUL FILLER",
  FFFC: "OBJECT REPLACEMENT CHARACTER",
};

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\p{Cc}$/u, "control character"],
  [/^\p{Cs}$/u, "lone surrogate"],
  [/^\p{Co}$/u, "private use"],
  [/^\p{Variation_Selector}$/u, "variation selector"],
  [/^[\u{E0000}-\u{E007F}]$/u, "tag character"],
  [/^\p{Cn}$/u, "unassigned"],
  [/^\p{M}$/u, "combining mark"],
  [/^\p{Zs}$/u, "space"],
  [/^\p{Emoji_Modifier}$/u, "skin tone"],
];

/** A code point as it is written: `U+202E`. */
export function codePointOf(character: string): string {
  return `U+${hex(character)}`;
}

/** A code point with its name, or what kind of character it is: `U+202E RIGHT-TO-LEFT OVERRIDE`. */
export function nameOf(character: string): string {
  const kind = KINDS.find(([pattern]) => pattern.test(character))?.[1] ?? "invisible character";
  return `${codePointOf(character)} ${NAMES[hex(character)] ?? kind}`;
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}
