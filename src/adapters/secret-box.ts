import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { SecretBox } from "../ports/secret-box";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Separates the id of the key from what it has sealed. */
const SEPARATOR = ".";

/**
 * A box that seals with AES-256-GCM. A text is sealed with the first key, and opens with any: so a key is
 * replaced by another in front of it.
 *
 * @param keys of 32 bytes each, one at least
 */
export function createSecretBox(keys: readonly Uint8Array[]): SecretBox {
  const [current] = keys;
  if (!current) throw new Error("a secret box wants a key");
  const byId = new Map(keys.map((key) => [idOf(key), key]));

  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, current, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context, "utf8"));
      const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
      const whole = Buffer.concat([sealed, cipher.getAuthTag()]);
      return idOf(current) + SEPARATOR + whole.toString("base64url");
    },
    open(sealed, context) {
      const [id = "", encoded = "", ...rest] = sealed.split(SEPARATOR);
      const key = byId.get(id);
      if (!key) throw new Error("it was sealed with a key that is not here");
      const whole = Buffer.from(encoded, "base64url");
      // Node reads what is no base64 as far as it can.
      if (rest.length > 0 || whole.toString("base64url") !== encoded)
        throw new Error("it was changed since it was sealed");
      const iv = whole.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(context, "utf8"));
      decipher.setAuthTag(whole.subarray(whole.length - TAG_BYTES));
      const text = decipher.update(whole.subarray(IV_BYTES, whole.length - TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
  };
}

/** Tells keys apart, and nothing else of them. */
function idOf(key: Uint8Array): string {
  return createHash("sha256").update("secret box key ").update(key).digest("hex").slice(0, 12);
}
