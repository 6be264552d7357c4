import { VERDICTS } from "../../../ports/review-store";

/** The version of this schema, kept in `PRAGMA user_version`. */
export const SCHEMA_VERSION = 2;

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

/** The log of marks. A mark without a reviewer is hashed as one of version 1, which had none. */
const REVIEWS = `
CREATE TABLE reviews (
  sequence INTEGER PRIMARY KEY CHECK (sequence > 0),
  submission_id TEXT NOT NULL REFERENCES submissions (id),
  marked_at TEXT NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN (${VERDICTS.map((verdict) => `'${verdict}'`).join(", ")})),
  note TEXT,
  hash TEXT NOT NULL CHECK (length(hash) = 64),
  reviewer TEXT
) STRICT;
`;
const REVIEWS_GUARDS = `
CREATE INDEX reviews_by_submission ON reviews (submission_id, sequence);
${logTriggers("reviews")}
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

${REVIEWS}${REVIEWS_GUARDS}
PRAGMA user_version = ${SCHEMA_VERSION};
`;

/**
 * What makes a database of version 1 one of version 2. A check cannot be altered, so the marks move to a
 * table made anew, each with its hash; one transaction around it leaves either version whole.
 */
export const UPGRADE_FROM_1 = `
DROP TRIGGER reviews_refuse_update;
DROP TRIGGER reviews_refuse_delete;
DROP TRIGGER reviews_refuse_replace;
DROP INDEX reviews_by_submission;
ALTER TABLE reviews RENAME TO reviews_of_1;
${REVIEWS}
INSERT INTO reviews SELECT *, NULL FROM reviews_of_1 ORDER BY sequence;
DROP TABLE reviews_of_1;
${REVIEWS_GUARDS}
PRAGMA user_version = 2;
`;
