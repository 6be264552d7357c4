import { notificationKey, signNotification } from "../../src/a2a/sign-notification";

const NOTIFICATION = {
  secret: "a secret of words",
  messageId: "0198c0fd-8d22-7a61-8e52-7a0a6a6f3c11",
  timestamp: 1_790_000_000,
  body: '{"statusUpdate":{"taskId":"1","text":"grüß"}}',
};

const encoded = (bytes: number) => `whsec_${Buffer.alloc(bytes, 0xfb).toString("base64")}`;

// The expectations were computed with openssl dgst -sha256 -hmac and -mac HMAC -macopt hexkey.
describe("signNotification()", () => {
  it("signs with the bytes of a secret of words", () => {
    expect(signNotification(NOTIFICATION)).toEqual({
      "X-BeeOS-Signature":
        "t=1790000000,v1=712cecfe770a41ccb97fc695872cf342f019bf724deb1d27625fcde505a36c4e",
      "webhook-signature": "v1,7Q2YijwHnmQ0/B2SIvHjV78c136D4xSfeyOZqXoVceA=",
    });
  });

  it("signs with the decoded bytes of a whsec_ secret, and X-BeeOS-Signature with all its text", () => {
    expect(signNotification({ ...NOTIFICATION, secret: encoded(32) })).toEqual({
      "X-BeeOS-Signature":
        "t=1790000000,v1=9d17d01e67e84e3aa23bf7c8b794bda5bf0b7cb9d4d6ffcc8a7f6ee7da77d1b2",
      "webhook-signature": "v1,IFDdDNnxVTjjEWiDzn+T7w4fw+0seZ4KoWbwM/eCDns=",
    });
  });

  it("signs bytes as the text that they are", () => {
    const body = new TextEncoder().encode(NOTIFICATION.body);
    expect(signNotification({ ...NOTIFICATION, body })).toEqual(signNotification(NOTIFICATION));
  });

  it("throws where the secret has no key", () => {
    expect(() => signNotification({ ...NOTIFICATION, secret: "whsec_words" })).toThrow(RangeError);
  });
});

describe("notificationKey()", () => {
  it.each([24, 25, 26, 32, 64])("decodes %i bytes", (bytes) => {
    expect(notificationKey(encoded(bytes))).toEqual(Buffer.alloc(bytes, 0xfb));
  });

  it.each([
    ["too few bytes", encoded(23)],
    ["too many bytes", encoded(65)],
    ["nothing", "whsec_"],
    ["no padding", encoded(32).replace(/=+$/, "")],
    ["the alphabet for URLs", encoded(33).replaceAll("+", "-").replaceAll("/", "_")],
    ["white space", `${encoded(33).slice(0, 20)} ${encoded(33).slice(20)}`],
    ["bits that no byte has", encoded(32).replace(/.=$/, "t=")],
    ["what is no base64", `whsec_${"*".repeat(44)}`],
  ])("finds none in a whsec_ secret with %s", (_fault, secret) => {
    expect(notificationKey(secret)).toBeUndefined();
  });

  it("takes other secrets as they are", () => {
    expect(notificationKey("WHSEC_grüß")).toEqual(Buffer.from("WHSEC_grüß"));
  });
});
