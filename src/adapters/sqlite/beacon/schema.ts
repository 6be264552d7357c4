/** The version of this schema, kept in `PRAGMA user_version`. */
export const SCHEMA_VERSION = 1;

const logTriggers = (table: string, extraConflict = "") => `
CREATE TRIGGER ${table}_refuse_update BEFORE UPDATE ON ${table}
BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END;

CREATE TRIGGER ${table}_refuse_delete BEFORE DELETE ON ${table}
BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END;

-- INSERT OR REPLACE deletes without firing the trigger above, so it must not find a row to replace.
CREATE TRIGGER ${table}_refuse_replace BEFORE INSERT ON ${table}
WHEN EXISTS (SELECT 1 FROM ${table} WHERE sequence >= NEW.sequence ${extraConflict})
BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END;
`;

/**
 * Two append-only logs. In each, \`hash\` covers the row and the hash of the row before it, so that a
 * changed, missing or moved row shows.
 */
export const SCHEMA = `
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
${logTriggers("submissions", "OR id = NEW.id")}

CREATE TABLE reviews (
  sequence INTEGER PRIMARY KEY CHECK (sequence > 0),
  submission_id TEXT NOT NULL REFERENCES submissions (id),
  marked_at TEXT NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('reviewed', 'dismissed')),
  note TEXT,
  hash TEXT NOT NULL CHECK (length(hash) = 64)
) STRICT;
CREATE INDEX reviews_by_submission ON reviews (submission_id, sequence);
${logTriggers("reviews")}
PRAGMA user_version = ${SCHEMA_VERSION};
`;
