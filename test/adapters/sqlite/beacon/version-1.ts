import path from "node:path";
import Database from "better-sqlite3";
import { chainHash, GENESIS_HASH } from "../../../../src/adapters/sqlite/beacon/hash-chain";
import { makeDataDir } from "../../../support/beacon";
import { submission } from "../../../support/submission";

/** The statements that made a database of version 1, word for word. */
const VERSION_1 = `
CREATE TABLE submissions (
  sequence INTEGER PRIMARY KEY CHECK (sequence > 0),
  id TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('structured', 'unstructured')),
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  digest TEXT NOT NULL CHECK (length(digest) = 64),
  source TEXT NOT NULL,
  content TEXT NOT NULL,
  hash TEXT NOT NULL CHECK (length(hash) = 64)
) STRICT;

CREATE TRIGGER submissions_refuse_update BEFORE UPDATE ON submissions
BEGIN SELECT RAISE(ABORT, 'submissions is append-only'); END;

CREATE TRIGGER submissions_refuse_delete BEFORE DELETE ON submissions
BEGIN SELECT RAISE(ABORT, 'submissions is append-only'); END;

-- INSERT OR REPLACE deletes without firing the trigger above, so it must not find a row to replace.
CREATE TRIGGER submissions_refuse_replace BEFORE INSERT ON submissions
WHEN EXISTS (SELECT 1 FROM submissions WHERE sequence >= NEW.sequence OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'submissions is append-only'); END;


CREATE TABLE reviews (
  sequence INTEGER PRIMARY KEY CHECK (sequence > 0),
  submission_id TEXT NOT NULL REFERENCES submissions (id),
  marked_at TEXT NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('reviewed', 'dismissed')),
  note TEXT,
  hash TEXT NOT NULL CHECK (length(hash) = 64)
) STRICT;
CREATE INDEX reviews_by_submission ON reviews (submission_id, sequence);

CREATE TRIGGER reviews_refuse_update BEFORE UPDATE ON reviews
BEGIN SELECT RAISE(ABORT, 'reviews is append-only'); END;

CREATE TRIGGER reviews_refuse_delete BEFORE DELETE ON reviews
BEGIN SELECT RAISE(ABORT, 'reviews is append-only'); END;

-- INSERT OR REPLACE deletes without firing the trigger above, so it must not find a row to replace.
CREATE TRIGGER reviews_refuse_replace BEFORE INSERT ON reviews
WHEN EXISTS (SELECT 1 FROM reviews WHERE sequence >= NEW.sequence )
BEGIN SELECT RAISE(ABORT, 'reviews is append-only'); END;

PRAGMA user_version = 1;
`;

/** The rows of a log, in order, whatever the version. */
export function rowsOf(db: Database.Database, table: "submissions" | "reviews"): object[] {
  return db.prepare<[], object>(`SELECT * FROM ${table} ORDER BY sequence`).all();
}

/** What a database is made of, text by text. */
export function schemaOf(db: Database.Database): unknown[] {
  return db.prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY name").all();
}

/** A folder with a database of version 1: so many submissions, of which all but the first are marked. */
export function makeVersion1(count: number): { dataDir: string; ids: string[] } {
  const dataDir = makeDataDir();
  const db = new Database(path.join(dataDir, "beacon.db"));
  db.pragma("journal_mode = WAL");
  db.exec(VERSION_1);
  const all = Array.from({ length: count }, (_, index) => submission(`{"a":${index}}`));
  const heads = { submissions: GENESIS_HASH, reviews: GENESIS_HASH };
  const insert = (table: keyof typeof heads, hashed: unknown[], more: unknown[] = []) => {
    heads[table] = chainHash(heads[table], hashed);
    const values = [...hashed, ...more, heads[table]];
    db.prepare(`INSERT INTO ${table} VALUES (${values.map(() => "?").join(", ")})`).run(...values);
  };
  db.transaction(() => {
    for (const [index, { id, receivedAt, kind, bytes, digest, source, content }] of all.entries())
      insert("submissions", [index + 1, id, receivedAt, kind, bytes, digest, source], [content]);
    for (const [index, { id }] of all.slice(1).entries()) {
      const [verdict, note] = index % 2 === 0 ? ["reviewed", "n"] : ["dismissed", null];
      insert("reviews", [index + 1, id, "2026-01-31T12:00:00.000Z", verdict, note]);
    }
  })();
  db.close();
  return { dataDir, ids: all.map(({ id }) => id) };
}
