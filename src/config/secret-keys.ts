import { ConfigError } from "./config-error";

const KEY_BYTES = 32;

/**
 * Reads keys of 32 bytes, each as 64 hex digits or in base64, separated by commas.
 *
 * @param name what to call them in the message, which repeats nothing of them
 * @throws ConfigError when one is no such key
 */
export function parseSecretKeys(name: string, text: string): readonly Uint8Array[] {
  return text.split(",").map((item) => {
    const key = toKey(item.trim());
    if (!key)
      throw new ConfigError(
        `${name} must be ${KEY_BYTES} random bytes, as 64 hex digits or in base64; ` +
          "`openssl rand -hex 32` makes some. Several are separated by commas",
      );
    return key;
  });
}

function toKey(text: string): Buffer | undefined {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return Buffer.from(text, "hex");
  const key = /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, "base64") : undefined;
  return key?.length === KEY_BYTES ? key : undefined;
}
