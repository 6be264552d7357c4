import { escapeText, toSafeJson } from "../../../src/beacon/review/escape-text";

/** Whether a text is free of what a terminal or a reader could take for more than text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/u;

const nasty: [string, string, string][] = [
  ["an escape", "\u001b[31mred", "\\u{1b}[31mred"],
  ["a C1 control sequence", "\u009b31mred", "\\u{9b}31mred"],
  ["a bell and a backspace", "a\u0007\u0008", "a\\u{7}\\u{8}"],
  ["a carriage return", "fake\rreal", "fake\\u{d}real"],
  ["NUL and DEL", "\u0000\u007f", "\\u{0}\\u{7f}"],
  ["a bidirectional override", "abc\u202Etxt.exe", "abc\\u{202e}txt.exe"],
  ["a bidirectional isolate", "\u2066a\u2069", "\\u{2066}a\\u{2069}"],
  ["a right-to-left mark", "\u200Fa", "\\u{200f}a"],
  ["a zero-width space and joiner", "a\u200Bb\u200Dc", "a\\u{200b}b\\u{200d}c"],
  ["a byte order mark", "\uFEFFa", "\\u{feff}a"],
  ["line and paragraph separators", "a\u2028b\u2029c", "a\\u{2028}b\\u{2029}c"],
  ["tag characters", "\u{E0041}a", "\\u{e0041}a"],
  ["private use", "\uE000\u{F0000}", "\\u{e000}\\u{f0000}"],
  ["a lone surrogate", "a\uD800b", "a\\u{d800}b"],
  ["an unassigned character", "\u0378", "\\u{378}"],
  [
    "an OSC 8 link",
    "\u001b]8;;https://evil.example\u001b\\click\u001b]8;;\u001b\\",
    "\\u{1b}]8;;https[://]evil.example\\u{1b}\\click\\u{1b}]8;;\\u{1b}\\",
  ],
];

const links: [string, string][] = [
  ["https://a.example/b?c", "https[://]a.example/b?c"],
  ["HTTP://A", "HTTP[://]A"],
  ["ftp://a file:///etc x-custom+1.2://b", "ftp[://]a file[://]/etc x-custom+1.2[://]b"],
  ["see (https://a) and https://b", "see (https[://]a) and https[://]b"],
  ["mailto:a@b tel:+1 data:text/html,x", "mailto[:]a[@]b tel[:]+1 data[:]text/html,x"],
  ["JavaScript:alert(1)", "JavaScript[:]alert(1)"],
  ["www.example.org www2.a ftp.b", "www[.]example.org www2[.]a ftp[.]b"],
  ["write to user@example.org, @all", "write to user[@]example.org, @all"],
  ["aaaa.bbbb-cccc://d", "aaaa.bbbb-cccc[://]d"],
];

describe("escapeText()", () => {
  it.each(nasty)("shows %s as text", (_what, text, shown) => {
    expect(escapeText(text)).toBe(shown);
    expect(escapeText(text)).not.toMatch(UNSAFE);
  });

  it.each(links)("leaves no link in %j", (text, shown) => {
    expect(escapeText(text)).toBe(shown);
  });

  it.each([
    "plain text",
    "Grüße, 你好, שלום, \u{1F600}",
    "a: b, 12:30, a // b",
    "awww.",
    "",
    "c:\\x",
  ])("leaves %j as it is", (text) => {
    expect(escapeText(text)).toBe(text);
  });

  it("keeps line feeds and tabs only if multiline", () => {
    expect(escapeText("a\n\tb")).toBe("a\\u{a}\\u{9}b");
    expect(escapeText("a\n\tb\r", { multiline: true })).toBe("a\n\tb\\u{d}");
  });

  it("leaves no link that an escaped character was meant to hide", () => {
    expect(escapeText("https\u200B://a")).toBe("https\\u{200b}://a");
    expect(escapeText("java\u0000script:x")).not.toContain("javascript:");
  });

  it("looks at each character a bounded number of times, on text made to cost more", () => {
    // Of such texts a pattern that looks for the start of a scheme visits every suffix.
    for (const unit of ["a.", "a", "a+", "www", "://", "data"]) {
      const text = unit.repeat(1_000_000);
      expect(escapeText(text).length).toBeGreaterThanOrEqual(text.length);
    }
  });
});

describe("toSafeJson()", () => {
  const values: unknown[] = [
    ...nasty.map(([, text]) => text),
    { "\u001b[31m": { "\u202E": ["\u2028", null, 1.5, true] } },
    'https://a.example \\ " / \\u001b',
    "\u{1F600}",
    [],
    null,
  ];

  it.each(values)("is the same value again when parsed: %j", (value) => {
    expect(JSON.parse(toSafeJson(value))).toEqual(value);
  });

  it.each(values)("is safe to print: %j", (value) => {
    expect(toSafeJson(value)).not.toMatch(UNSAFE);
  });
});
