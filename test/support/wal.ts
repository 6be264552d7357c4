import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/**
 * How many commits the write-ahead log of a data folder holds. The last frame of a commit, and no
 * other, states the size of the database after it (SQLite file format §4.1).
 */
export function walCommits(dataDir: string): number {
  const file = path.join(dataDir, "beacon.db-wal");
  const wal = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (wal.length < HEADER_BYTES) return 0;
  const pageBytes = wal.readUInt32BE(8);
  const salt = wal.subarray(16, 24);
  let commits = 0;
  for (let at = HEADER_BYTES; at < wal.length; at += FRAME_HEADER_BYTES + pageBytes) {
    // Frames of an earlier round of the log may lie behind; they have another salt.
    if (!wal.subarray(at + 8, at + 16).equals(salt)) break;
    if (wal.readUInt32BE(at + 4) !== 0) commits += 1;
  }
  return commits;
}
