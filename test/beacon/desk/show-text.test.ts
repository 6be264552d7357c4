import { showText } from "../../../src/beacon/desk/show-text";
import { readCopied, readShown } from "../../support/shown";

function shown(text: string, options = { multiline: true }) {
  return readShown(showText(text, options).toString());
}

/** What is shown, with marks in their place. */
const copied = (text: string) => shown(text).text;

const ENGLAND = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
const WOMAN = "\u{1F469}";

const ODD: [what: string, text: string, copied: string][] = [
  ["an escape", "\u001b[31mred", "⟨U+001B⟩[31mred"],
  ["NUL", "a\u0000b", "a⟨U+0000⟩b"],
  ["DEL and C1", "\u007f\u009b", "⟨U+007F U+009B⟩"],
  ["a carriage return by itself", "fake\rreal", "fake⟨U+000D⟩real"],
  ["a bidirectional override", "abc\u202Etxt.exe", "abc⟨U+202E⟩txt.exe"],
  ["an embedding", "\u202Aa\u202C", "⟨U+202A⟩a⟨U+202C⟩"],
  ["isolates", "\u2066a\u2069", "⟨U+2066⟩a⟨U+2069⟩"],
  ["direction marks", "\u200E\u200F\u061Ca", "⟨U+200E U+200F U+061C⟩a"],
  [
    "zero-width characters",
    "a\u200Bb\u200Cc\u200Dd\u2060e",
    "a⟨U+200B⟩b⟨U+200C⟩c⟨U+200D⟩d⟨U+2060⟩e",
  ],
  ["a byte order mark", "\uFEFFa", "⟨U+FEFF⟩a"],
  ["a soft hyphen", "pass\u00ADword", "pass⟨U+00AD⟩word"],
  ["fillers and blanks", "\u3164\uFFA0\u2800\u115F", "⟨U+3164 U+FFA0 U+2800 U+115F⟩"],
  ["variation selectors", "a\uFE00\uFE0F\u{E0101}", "a⟨U+FE00 U+FE0F U+E0101⟩"],
  ["a selector after a digit", "1\uFE0F", "1⟨U+FE0F⟩"],
  ["tag characters", "a\u{E0041}\u{E007F}", "a⟨U+E0041 U+E007F⟩"],
  ["tags after a flag that has none", "\u{1F3F4}\u{E0061}\u{E0062}", "\u{1F3F4}⟨U+E0061 U+E0062⟩"],
  ["more tags than a flag has", `${ENGLAND}\u{E0061}`, `${ENGLAND}⟨U+E0061⟩`],
  ["lone surrogates", "a\uD800b\uDC00", "a⟨U+D800⟩b⟨U+DC00⟩"],
  ["private use", "\uE000\u{F0000}", "⟨U+E000 U+F0000⟩"],
  ["unassigned", "\u0378", "⟨U+0378⟩"],
  ["line and paragraph separators", "a\u2028b\u2029", "a⟨U+2028⟩b⟨U+2029⟩"],
  ["spaces that are not ASCII's", "a\u00A0b\u2003c\u202F", "a⟨U+00A0⟩b⟨U+2003⟩c⟨U+202F⟩"],
  ["a wide space between Latin words", "a\u3000b", "a⟨U+3000⟩b"],
  ["a replaced object", "\uFFFC", "⟨U+FFFC⟩"],
  ["brackets that marks are written with", "⟨U+202E⟩", "⟨U+27E8⟩U+202E⟨U+27E9⟩"],
  ["a row of one invisible character", `a${"\u200B".repeat(5000)}`, "a⟨U+200B ×5000⟩"],
  ["rows next to each other", "\u200B\u200B\u0000", "⟨U+200B ×2 U+0000⟩"],
  ["number signs without a number", "\u0600\u0600", "⟨U+0600 ×2⟩"],
  [
    "an emoji joined without an end",
    WOMAN + `\u200D${WOMAN}`.repeat(5),
    WOMAN + `\u200D${WOMAN}`.repeat(4) + `⟨U+200D⟩${WOMAN}`,
  ],
  [
    "skin tones without an end",
    "\u{1F44B}\u{1F3FD}\u{1F3FD}\u{1F3FD}",
    "\u{1F44B}\u{1F3FD}⟨U+1F3FD ×2⟩",
  ],
  [
    "combining marks",
    `e${"\u0301".repeat(65_004)}`,
    `e${"\u0301".repeat(4)}⟨and 65,000 combining marks: U+0301 ×65000⟩`,
  ],
  [
    "different combining marks",
    "e\u0301\u0302\u0303\u0304\u0305\u0306\u0306",
    "e\u0301\u0302\u0303\u0304⟨and 3 combining marks: U+0305 U+0306 ×2⟩",
  ],
  [
    "combining marks without a letter",
    "\u0301a \u0302",
    "⟨and 1 combining mark: U+0301⟩a ⟨and 1 combining mark: U+0302⟩",
  ],
  ["a combining mark on a mark", "\u0000\u0338", "⟨U+0000⟩⟨and 1 combining mark: U+0338⟩"],
  ["many empty lines", `a${"\n".repeat(60_000)}b`, "a⟨U+000A ×59999⟩\nb"],
  [
    "lines that only look empty",
    `a${"\n ".repeat(5)}b`,
    `a⟨${Array(5).fill("U+000A U+0020").join(" ")}⟩b`,
  ],
  ["many spaces", `a${" ".repeat(81)}b`, "a⟨U+0020 ×81⟩b"],
  ["letters of another script", "раypal", "⟨ра U+0440 U+0430⟩ypal"],
];

/** Texts of an ordinary kind, in which nothing is odd. */
const ORDINARY: [what: string, text: string][] = [
  ["English", "Hello, it's 5 o'clock — “fine”… 100 % (ok) <b>&amp;</b>"],
  ["French, German, Turkish, Vietnamese", "où é ça, Grüße, ılık, Tiếng Việt"],
  ["decomposed letters", "Tiếng Việt".normalize("NFD")],
  ["Russian", "Он купил сахар, а хор пел о том, что ухо у осы — с рот. Ёж"],
  ["Russian with Latin words", "Он купил iPhone с камерой и Windows 11, API в Москве"],
  ["Ukrainian", "Її син і я є тут, а сосна росте"],
  ["Greek", "Ελλάδα και το νου για τον κόσμο, ο άνθρωπος"],
  ["Armenian", "Հայաստան և հայերեն լեզու"],
  ["Arabic", "السلام عليكم ورحمة الله وبركاته"],
  ["Arabic with vowels", "بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ"],
  ["Arabic with a Latin word", "الـAPI الجديد"],
  ["Persian", "می\u200Cخواهم کتاب\u200Cها را بخوانم"],
  ["Hebrew", "שלום עולם, סוס"],
  ["Hebrew with points", "בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים"],
  ["Hindi with joiners", "क्\u200Dष और क्\u200Cष, हिन्दी"],
  ["Bengali", "র\u200D্যাব বাংলা"],
  ["Thai", "สวัสดีครับ ผู้ที่"],
  ["Burmese", "ကြွှေ့ံ မြန်မာ"],
  ["Tibetan", "བོད་སྐད་ཀྱི་ཡི་གེ"],
  ["Mongolian", "ᠮᠣᠩᠭᠣᠯ\u180B"],
  ["Chinese", "你好，世界。T恤 卡拉OK，Москва和αβγ"],
  ["Japanese", "\u3000こんにちは\u3000世界。ＡＢＣカラオケ"],
  ["Korean", "안녕하세요 세계"],
  ["emoji", "\u{1F600} ❤\uFE0F ☎\uFE0E 1\uFE0F\u20E3 👍🏽 🇩🇪"],
  [
    "joined emoji",
    "👨\u200D👩\u200D👧\u200D👦 👩🏽\u200D🚀 🏳\uFE0F\u200D🌈 👩\u200D❤\uFE0F\u200D💋\u200D👩",
  ],
  ["a flag of tags", ENGLAND],
  ["science", "kΩ μm Δt λx 2π sin²α"],
  ["source code", "if (a) {\n\tb();\n\n    c = d; // 1 < 2\n}"],
  ["digits in Arabic after their sign", "\u0600١٢٣"],
  ["lines of Windows", "a\r\nb\r\n\r\nc"],
];

describe("showText()", () => {
  it.each(ODD)("makes %s visible", (_what, text, expected) => {
    expect(copied(text)).toBe(expected);
    expect(readCopied(copied(text))).toBe(text);
  });

  it.each(ORDINARY)("leaves %s as it is", (_what, text) => {
    expect(shown(text).marks).toEqual([]);
    expect(copied(text)).toBe(text);
  });

  it("names what a mark stands for", () => {
    const titles = (text: string) =>
      [
        ...showText(text)
          .toString()
          .matchAll(/title="([^"]*)"/g),
      ].map(([, title]) => title);
    expect(titles("\u202E")).toEqual(["U+202E RIGHT-TO-LEFT OVERRIDE"]);
    expect(titles("\u0000")).toEqual(["U+0000 NULL"]);
    expect(titles("\u0001")).toEqual(["U+0001 control character"]);
    expect(titles("\uD800")).toEqual(["U+D800 lone surrogate"]);
    expect(titles("\uE000")).toEqual(["U+E000 private use"]);
    expect(titles("\u0378")).toEqual(["U+0378 unassigned"]);
    expect(titles("a\u{E0041}")).toEqual(["U+E0041 tag character"]);
    expect(titles("a\uFE01")).toEqual(["U+FE01 variation selector"]);
    expect(titles("\u2003")).toEqual(["U+2003 space"]);
    expect(titles("\u206A")).toEqual(["U+206A invisible character"]);
    expect(titles("\u0001\u0002")).toEqual(["2 characters"]);
    expect(titles("p\u0430y")).toEqual(["Cyrillic letter, like a"]);
    expect(titles("p\u0430\u043By")).toEqual(["Cyrillic letters, like a·"]);
    expect(titles("p\u043By")).toEqual(["Cyrillic letter in a word of another script"]);
  });

  it("is text, whatever it looks like", () => {
    const text = `<script>alert(1)</script><img src=x onerror=y> <a href="javascript:z">&amp;&#0;</a>`;
    expect(shown(text)).toMatchObject({ strange: [], marks: [], text });
    expect(showText(text).toString()).not.toMatch(/<(?!\/?(div|bdi)[ >])/);
  });

  it("marks line ends and tabs unless they are layout", () => {
    expect(shown("a\n\tb\r\nc", { multiline: false }).text).toBe(
      "a⟨U+000A U+0009⟩b⟨U+000D U+000A⟩c",
    );
  });

  it("keeps to its place: a line in a line, lines in a block", () => {
    expect(showText("a").toString()).toBe('<bdi class="submitted">a</bdi>');
    expect(showText("a", { multiline: true }).toString()).toBe(
      '<div class="submitted" dir="auto">a</div>',
    );
  });

  it("lets a line end anywhere in text that has no place for it", () => {
    const long = "x".repeat(65_536);
    expect(showText(long).toString().split("<wbr />")).toHaveLength(1024);
    expect(copied(long)).toBe(long);
    // Nor do some letters have one between them: joined consonants, syllables without an end.
    for (const unit of ["\u1100", "\u0915\u094D", "\u0915\u094D\u200D", "\u{1F1E6}"])
      expect(showText(unit.repeat(4096)).toString()).toContain("<wbr />");
  });

  it("tells how many lines it leaves out, if it is to leave out any", () => {
    const first = (maxLines: number) =>
      readShown(showText("a\nb\nc\n\nd", { multiline: true, maxLines }).toString()).text;
    expect(first(1)).toBe("a ⟨4 more lines⟩");
    expect(first(4)).toBe("a\nb\nc\n ⟨1 more line⟩");
    expect(first(5)).toBe("a\nb\nc\n\nd");
  });
});
