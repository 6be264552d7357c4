import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { DataFolderError } from "./data-folder-error";

const FILE_NAME = "source.key";
const KEY_BYTES = 32;

/**
 * The key of the hash that stands for a source, from a file in the data folder that only this user
 * can read; made at the first start. Without the file no hash can be traced back to an address.
 *
 * @throws DataFolderError when the file holds no key
 */
export function loadSourceKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, FILE_NAME);
  try {
    writeFileSync(file, randomBytes(KEY_BYTES), { flag: "wx", mode: 0o600 });
  } catch (reason) {
    // It exists: another start made it.
    if ((reason as NodeJS.ErrnoException).code !== "EEXIST") throw reason;
  }
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES)
    throw new DataFolderError(
      `${file} must hold ${KEY_BYTES} bytes; remove it to have a new one made`,
    );
  chmodSync(file, 0o600);
  return key;
}
