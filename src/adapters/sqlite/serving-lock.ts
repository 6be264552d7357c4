import path from "node:path";
import Database from "better-sqlite3";
import { DataFolderError } from "../data-folder-error";

/** Holds a data folder for the one process that serves from it. */
export interface ServingLock {
  release(): void;
}

/**
 * Takes the lock of a data folder. It is a lock of the operating system on a file of its own, so it ends
 * with the process however that ends, and the verbs that work beside a server do not meet it.
 *
 * @throws DataFolderError when another process serves from the folder
 */
export function takeServingLock(folder: string, variable: string): ServingLock {
  const db = new Database(path.join(folder, "serving.lock"), { timeout: 0 });
  try {
    db.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    db.close();
    throw new DataFolderError(
      `${variable}: another process serves from ${folder}; one may do so at a time`,
      { cause },
    );
  }
  return {
    release: () => {
      db.close();
    },
  };
}
