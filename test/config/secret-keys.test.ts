import { randomBytes } from "node:crypto";
import { ConfigError } from "../../src/config/config-error";
import { parseSecretKeys } from "../../src/config/secret-keys";

const NAME = "GATEWAY_SECRET_KEY";
const KEY = Buffer.from("fffefdfcfbfa" + "ab".repeat(26), "hex");
const OTHER = Buffer.from("0123456789abcdef".repeat(4), "hex");

/** The bytes of the keys, as hex digits. */
function read(text: string): string[] {
  return parseSecretKeys(NAME, text).map((key) => Buffer.from(key).toString("hex"));
}

describe("parseSecretKeys()", () => {
  it.each([
    ["hex digits", KEY.toString("hex")],
    ["hex digits, large ones", KEY.toString("hex").toUpperCase()],
    ["base64", KEY.toString("base64")],
    ["base64 without its end", KEY.toString("base64").replace("=", "")],
    ["base64url", KEY.toString("base64url")],
    ["base64url with an end", `${KEY.toString("base64url")}=`],
    ["hex digits with blanks around them", ` ${KEY.toString("hex")}\t`],
  ])("reads %s", (_what, text) => {
    expect(read(text)).toEqual([KEY.toString("hex")]);
  });

  it("reads whatever bytes there are, in each way of writing them", () => {
    for (let n = 0; n < 200; n += 1) {
      const key = randomBytes(32);
      for (const encoding of ["hex", "base64", "base64url"] as const)
        expect(read(key.toString(encoding))).toEqual([key.toString("hex")]);
    }
  });

  it("reads several, in their order, however each is written", () => {
    const text = `${OTHER.toString("base64url")}, ${KEY.toString("hex")},${OTHER.toString("hex")}`;
    expect(read(text)).toEqual([OTHER, KEY, OTHER].map((key) => key.toString("hex")));
  });

  const hex = KEY.toString("hex");
  it.each([
    ["nothing", ""],
    ["blanks", "  "],
    ["one key and nothing", `${hex},`],
    ["nothing and one key", `,${hex}`],
    ["too few hex digits", hex.slice(1)],
    ["too many hex digits", `${hex}0`],
    ["what is not all hex digits", `${hex.slice(1)}g`],
    ["a mark before hex digits", `0x${hex.slice(2)}`],
    ["too short base64", randomBytes(31).toString("base64")],
    ["too long base64", randomBytes(33).toString("base64")],
    ["base64 with blanks in it", KEY.toString("base64").replace(/^(.{20})./, "$1 ")],
    ["a password", "correct horse battery staple"],
    ["keys with another separator", `${hex};${hex}`],
    ["one key that is none among others", `${hex},${hex.slice(1)},${hex}`],
  ])("refuses %s, and repeats nothing of it", (_what, text) => {
    const refusal = (() => {
      try {
        return parseSecretKeys(NAME, text);
      } catch (reason) {
        return reason as Error;
      }
    })();
    expect(refusal).toBeInstanceOf(ConfigError);
    const { message } = refusal as ConfigError;
    expect(message).toBe(
      "GATEWAY_SECRET_KEY must be 32 random bytes, as 64 hex digits or in base64; " +
        "`openssl rand -hex 32` makes some. Several are separated by commas",
    );
    for (const item of text.split(/[,; ]/).filter((part) => part.length > 3))
      expect(message).not.toContain(item.slice(0, 4));
  });
});
