import { confusableLetters } from "../../../src/beacon/desk/confusable-letters";
import { lookAlike, SCRIPTS } from "../../../src/beacon/desk/look-alikes";

/** The text with the letters that are found in brackets. */
function bracketed(text: string): string {
  const characters = [...text];
  const found = confusableLetters(characters);
  return characters
    .map((character, at) => (found.has(at) ? `[${character}]` : character))
    .join("")
    .replaceAll("][", "");
}

describe("confusableLetters()", () => {
  it.each([
    ["a Latin word with Cyrillic letters", "[ра]ypal"],
    ["one with a letter that looks like none", "paypa[л]"],
    ["a Cyrillic word with a Latin letter", "[прив]e[т]"],
    ["one with Greek letters", "g[οο]gle"],
    ["one with Armenian letters", "[ո]ews"],
    ["one with Cherokee letters", "[Ꭰ]pple"],
    ["one with accents", "p[ё]t"],
    ["Cyrillic with Greek", "[маσк]"],
    ["a word that could be Latin, by itself", "[сосо]"],
    ["one in a Latin text", "log in to [аррӏе] now"],
    ["one at the end of a Latin text", "sugar is [сахар]"],
    ["some in a Latin text", "see [сосо] [ухо] there"],
    ["one in an address", "введите на [аррӏе].com пароль"],
    ["mathematical letters", "[𝐩𝐚𝐲𝐩𝐚𝐥] and [ℓ]"],
    ["letters of other shapes beside ASCII letters", "paypa[ⅼ] [ｐ]ay [ﬁ]le"],
    ["phonetic letters beside ASCII letters", "[ɡ]oo[ɡ]le"],
  ])("finds %s: %s", (_what, expected) => {
    expect(bracketed(expected.replace(/[[\]]/g, ""))).toBe(expected);
  });

  it.each([
    "сахар растёт, хор поёт",
    "ухо и нос",
    "iPhone с камерой",
    "ο άνθρωπος και το νου",
    "ＱＱ群",
    "2ª nº xⁿ",
    "ça".normalize("NFD"),
    "IV 第Ⅳ章",
    "日本語Русский",
    "kΩ",
    String.raw`"Привет,\nхор поёт\tдома"`,
  ])("finds none in %s", (text) => {
    expect(bracketed(text)).toBe(text);
  });

  it("says what each looks like", () => {
    expect([...confusableLetters([..."раypaл"])]).toEqual([
      [0, { script: "Cyrillic", like: "p" }],
      [1, { script: "Cyrillic", like: "a" }],
      [5, { script: "Cyrillic" }],
    ]);
  });
});

describe("lookAlike()", () => {
  it.each([
    ["а", "a"],
    ["ё", "e"],
    ["ο", "o"],
    ["ό", "o"],
    ["օ", "o"],
    ["ꓮ", "A"],
    ["ɡ", "g"],
    ["\u{1043D}", "c"],
    ["л", undefined],
    ["é", undefined],
    ["a", undefined],
    ["ı", undefined],
  ])("says of %s: %s", (letter, like) => {
    expect(lookAlike(letter)).toBe(like);
  });

  it.each(SCRIPTS)("knows letters of %s", (script) => {
    const ofScript = new RegExp(`^\\p{Script=${script}}$`, "u");
    const letters = Array.from({ length: 0x17000 }, (_, code) => String.fromCodePoint(code));
    const known = letters.filter((letter) => ofScript.test(letter) && lookAlike(letter));
    expect(known).not.toEqual([]);
  });
});
