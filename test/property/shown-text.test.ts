import fc from "fast-check";
import { confusableLetters } from "../../src/beacon/desk/confusable-letters";
import { readPieces } from "../../src/beacon/desk/read-pieces";
import { showText } from "../../src/beacon/desk/show-text";
import { readCopied, readShown } from "../support/shown";
import { counted } from "../support/counted";

/** Characters that mean something to one rule or another. */
const telling = fc.constantFrom(
  ..."<>&\"' \t\n\r⟨⟩aаpр.ɡⅼｐ1",
  ..."\u0000\u001b\u0085\u00A0\u200B\u200C\u200D\u202E\u2066\u2028\u3000\uFE0F\uFEFF\uD800\uDC00",
  ..."\u0301\u0302\u05B0\u094D\u0915\u0645\u0600\u1820\u180B\u20E3世",
  ...["\u{1F3F4}", "\u{1F469}", "\u{1F3FD}", "\u{E0067}", "\u{E007F}", "\u{E0100}", "\u{1D429}"],
);

/** Any code units, and rows of what is telling. */
const texts = fc
  .array(
    fc.oneof(
      telling,
      fc
        .tuple(telling, fc.integer({ min: 2, max: 100 }))
        .map(([unit, times]) => unit.repeat(times)),
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

/** What may be shown without a mark although it is seen by its effect alone. */
const SEEN_BY_EFFECT =
  /^[\n\t\r\u200C\u200D\u180B-\u180F\u3000\uFE0E\uFE0F\u{E0061}-\u{E007F}\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]$/u;
const UNSEEN = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;

describe("shown text", () => {
  it.each([true, false])(
    "gives back each character, and is text alone (multiline: %s)",
    (multiline) => {
      fc.assert(
        fc.property(texts, (text) => {
          const shown = readShown(showText(text, { multiline }).toString());
          expect(shown.strange).toEqual([]);
          expect(shown.submitted).toBe(text);
          expect(readCopied(shown.text)).toBe(text);
        }),
        { numRuns: 200 },
      );
    },
  );

  it("shows nothing without a mark that is not seen", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { unmarked } = readShown(showText(text, { multiline: true }).toString());
        const unseen = [...unmarked].filter(
          (character) =>
            character !== " " && UNSEEN.test(character) && !SEEN_BY_EFFECT.test(character),
        );
        expect(unseen).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the work of showing text", () => {
  const shapes: [string, string][] = [
    ["letters", "a"],
    ["words", "ab "],
    ["one invisible character", "\u200B"],
    ["control characters between letters", "a\u0001"],
    ["combining marks", "\u0301"],
    ["different combining marks", "\u0301\u0302"],
    ["blanks", " "],
    ["line ends", "\n"],
    ["blanks that are not many", `a${" ".repeat(80)}`],
    ["words that could be Latin", "сосо "],
    ["one word that could be Latin", "с"],
    ["words of two scripts", "раypal "],
    ["words of two scripts in one token", "ра.ypal."],
    ["scripts in turns", "раз two "],
    ["wide spaces", "\u3000"],
    ["joined emoji", "\u{1F469}\u200D"],
    ["flags", "\u{1F3F4}"],
    ["flags with tags", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"],
    ["selectors", "\uFE0F"],
    ["lone surrogates", "\uDC00"],
    ["brackets", "⟨"],
    ["markup", "<&>"],
  ];

  function looksAt(characters: string[], read: (characters: readonly string[]) => unknown): number {
    const looks = { count: 0 };
    read(counted(characters, looks));
    return looks.count;
  }

  it.each(shapes)("grows with its length and no faster: %s", (_what, unit) => {
    const repeated = (size: number) => [...unit.repeat(size)];
    for (const read of [
      confusableLetters,
      (c: readonly string[]) => readPieces(c, { multiline: true }),
    ]) {
      const small = looksAt(repeated(500), read);
      expect(small).toBeGreaterThanOrEqual(500);
      // Eight times the length takes eight times the looks, but for those around the end.
      expect(looksAt(repeated(4_000), read)).toBeLessThanOrEqual(8 * small + 300);
    }
  });

  it.each(shapes)("makes at most 120 characters of HTML of each: %s", (_what, unit) => {
    const text = unit.repeat(Math.floor(65_536 / unit.length));
    expect(showText(text, { multiline: true }).toString().length).toBeLessThan(120 * text.length);
  });
});
