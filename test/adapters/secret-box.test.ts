import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { createSecretBox } from "../../src/adapters/secret-box";

const KEY = randomBytes(32);
const TEXT = "a secret that nobody reads";

describe("createSecretBox()", () => {
  const box = createSecretBox([KEY]);

  it("opens what it has sealed, whatever the text and its place", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, context) => {
        expect(box.open(box.seal(text, context), context)).toBe(text);
      }),
    );
  });

  it("opens what another box with the key has sealed", () => {
    expect(createSecretBox([Buffer.from(KEY)]).open(box.seal(TEXT, "here"), "here")).toBe(TEXT);
  });

  it("never seals a text the same way twice", () => {
    const sealed = Array.from({ length: 1_000 }, () => box.seal(TEXT, "here"));
    expect(new Set(sealed).size).toBe(1_000);
    // Nor with the same first bytes, which the cipher must not be given twice.
    const bytes = sealed.map((one) => Buffer.from(one.split(".")[1]!, "base64url"));
    expect(new Set(bytes.map((one) => one.toString("hex", 0, 12))).size).toBe(1_000);
  });

  it("shows nothing of the text, the place or the key", () => {
    const place = "a place that nobody reads";
    const sealed = box.seal(TEXT, place);
    expect(sealed).toMatch(/^[0-9a-f]{12}\.[A-Za-z0-9_-]+$/);
    const bytes = Buffer.from(sealed.split(".")[1]!, "base64url");
    expect(bytes).toHaveLength(12 + TEXT.length + 16);
    for (const hidden of [Buffer.from(TEXT), Buffer.from(place), KEY])
      for (let at = 0; at + 4 <= hidden.length; at += 1)
        expect(bytes.includes(hidden.subarray(at, at + 4))).toBe(false);
    expect(KEY.toString("hex")).not.toContain(sealed.slice(0, 12));
  });

  it("does not open elsewhere", () => {
    const sealed = box.seal(TEXT, "here");
    for (const elsewhere of ["there", "", "here ", "Here"])
      expect(() => box.open(sealed, elsewhere)).toThrow();
  });

  it("does not open with another key", () => {
    const sealed = box.seal(TEXT, "here");
    const other = createSecretBox([randomBytes(32)]);
    expect(() => other.open(sealed, "here")).toThrow("it was sealed with a key that is not here");
    // Nor where it claims to be sealed with that one.
    const id = other.seal(TEXT, "here").split(".")[0]!;
    expect(() => other.open(id + sealed.slice(12), "here")).toThrow();
  });

  it("does not open what was changed, in any character", () => {
    for (const text of ["", "a", "ab", "abc", TEXT]) {
      const sealed = box.seal(text, "here");
      for (let at = 0; at < sealed.length; at += 1)
        for (const other of ["A", "B", "_", ".", "=", "!", " ", ""]) {
          const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
          if (changed !== sealed) expect(() => box.open(changed, "here")).toThrow();
        }
    }
  });

  it("does not open what something was added to, or taken from", () => {
    const sealed = box.seal(TEXT, "here");
    for (const added of [".", ".A", "A", "=", "\n", " "])
      expect(() => box.open(sealed + added, "here")).toThrow();
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => box.open(sealed.slice(0, length), "here")).toThrow();
  });

  it("wants a key, of 32 bytes", () => {
    expect(() => createSecretBox([])).toThrow("a secret box wants a key");
    expect(() => createSecretBox([randomBytes(16)]).seal(TEXT, "here")).toThrow();
  });
});

describe("createSecretBox(), with several keys", () => {
  const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];

  it("seals with the first one, and opens with each, in whatever order they stand", () => {
    const sealed = [first, second, third].map((key) => createSecretBox([key]).seal(TEXT, "here"));
    for (const keys of [
      [first, second, third],
      [third, first, second],
    ])
      for (const one of sealed) expect(createSecretBox(keys).open(one, "here")).toBe(TEXT);
    const made = createSecretBox([second, first]).seal(TEXT, "here");
    expect(createSecretBox([second]).open(made, "here")).toBe(TEXT);
    expect(() => createSecretBox([first]).open(made, "here")).toThrow();
  });

  it("lets a key be replaced by another in front of it, and dropped when all is sealed anew", () => {
    const before = createSecretBox([first]).seal(TEXT, "here");
    const both = createSecretBox([second, first]);
    const after = both.seal(both.open(before, "here"), "here");
    const box = createSecretBox([second]);
    expect(box.open(after, "here")).toBe(TEXT);
    expect(() => box.open(before, "here")).toThrow("it was sealed with a key that is not here");
  });
});
