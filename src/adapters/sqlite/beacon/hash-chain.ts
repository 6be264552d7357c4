import { hash } from "node:crypto";

/** What stands before the first row. */
export const GENESIS_HASH = "0".repeat(64);

/**
 * The hash of a row: over the hash of the row before it and the row's values, in the order of the
 * columns.
 */
export function chainHash(previousHash: string, values: readonly unknown[]): string {
  return sha256(`${previousHash}\n${JSON.stringify(values)}`);
}

/** SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  return hash("sha256", text, "hex");
}
