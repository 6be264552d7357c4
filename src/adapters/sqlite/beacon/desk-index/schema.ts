import { VERDICTS } from "../../../../ports/review-store";

/** To be raised with every change of the schema or of what is taken from a text: what is there is made anew. */
export const DESK_SCHEMA_VERSION = 1;

/** How many submissions share the bounds of their times. */
export const SPAN_ROWS = 1_000;

/**
 * Everything here is taken from the logs. `position` says up to which rows, and by their hashes, of
 * which logs.
 *
 * The words are cut and folded before they come here (`search-words.ts`), so that the tokenizer only
 * splits at spaces: `unicode61` would make one word of a whole line of Chinese, and `trigram`, which
 * finds none of the words of two characters that are most common there, an index several times as large.
 * Beginnings of two and three characters have indexes of their own, since so many words share them.
 */
export const DESK_SCHEMA = `
CREATE TABLE position (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  submissions INTEGER NOT NULL,
  submissions_hash TEXT NOT NULL,
  reviews INTEGER NOT NULL,
  reviews_hash TEXT NOT NULL
) STRICT;

CREATE TABLE entries (
  sequence INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  about TEXT NOT NULL
) STRICT;
CREATE INDEX entries_by_kind ON entries (kind, sequence);
CREATE INDEX entries_by_state ON entries (state, sequence);
CREATE INDEX entries_by_kind_and_state ON entries (kind, state, sequence);

-- Where in the log a time is. Clocks go back now and then, so times are not in the order of the log.
CREATE TABLE spans (
  span INTEGER PRIMARY KEY,
  earliest TEXT NOT NULL,
  latest TEXT NOT NULL
) STRICT;

CREATE TABLE tallies (state TEXT PRIMARY KEY, entries INTEGER NOT NULL) STRICT;
INSERT INTO tallies VALUES ${VERDICTS.map((verdict) => `('${verdict}', 0)`).join(", ")};

CREATE TRIGGER entries_added AFTER INSERT ON entries
BEGIN
  UPDATE tallies SET entries = entries + 1 WHERE state = NEW.state;
  INSERT INTO spans VALUES (NEW.sequence / ${SPAN_ROWS}, NEW.received_at, NEW.received_at)
    ON CONFLICT (span) DO UPDATE SET
      earliest = min(earliest, NEW.received_at), latest = max(latest, NEW.received_at);
END;
CREATE TRIGGER entries_marked AFTER UPDATE OF state ON entries
BEGIN
  UPDATE tallies SET entries = entries - 1 WHERE state = OLD.state;
  UPDATE tallies SET entries = entries + 1 WHERE state = NEW.state;
END;

CREATE VIRTUAL TABLE words USING fts5 (
  text, content = '', columnsize = 0, tokenize = 'ascii', prefix = '2 3'
);
-- Merging comes in small steps (\`Taker.tidy\`): by itself it would hold up everything else for long.
INSERT INTO words (words, rank) VALUES ('automerge', 0), ('crisismerge', 1999), ('usermerge', 4);

PRAGMA user_version = ${DESK_SCHEMA_VERSION};
`;
