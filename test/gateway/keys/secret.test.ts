import { createSecret, hashSecret, isSecret } from "../../../src/gateway/keys/secret";

describe("createSecret()", () => {
  it.each([
    ["key", /^bak_[0-9a-f]{64}$/],
    ["token", /^agt_[0-9a-f]{64}$/],
  ] as const)("makes a %s that nobody has seen, its hash and 12 characters of it", (kind, form) => {
    const secret = createSecret(kind);
    expect(secret.text).toMatch(form);
    expect(secret.prefix).toBe(secret.text.slice(0, 12));
    expect(secret.hash).toBe(hashSecret(secret.text));
    expect(createSecret(kind).text).not.toBe(secret.text);
  });
});

describe("hashSecret()", () => {
  it("is SHA-256 in hexadecimal", () => {
    expect(hashSecret("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });
});

describe("isSecret()", () => {
  const hex = "0123456789abcdef".repeat(4);

  it("knows the two kinds apart", () => {
    expect(isSecret("key", `bak_${hex}`)).toBe(true);
    expect(isSecret("token", `agt_${hex}`)).toBe(true);
    expect(isSecret("key", `agt_${hex}`)).toBe(false);
    expect(isSecret("token", `bak_${hex}`)).toBe(false);
  });

  it.each([
    `bak_${hex.toUpperCase()}`,
    `bak_${hex}0`,
    `bak_${hex.slice(1)}`,
    `bak_${hex}\n`,
    hex,
    "bak_",
    "",
  ])("is false for %j", (text) => {
    expect(isSecret("key", text)).toBe(false);
  });
});
