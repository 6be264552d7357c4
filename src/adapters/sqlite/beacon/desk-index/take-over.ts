import type { SqliteDatabase } from "../../database";
import { toStorable } from "../../to-storable";
import type { SubmissionRow } from "../rows";
import type { LogPlace, LogReader } from "./log-reader";
import { toWords } from "./search-words";

/** What a submission says. */
export interface SubmissionText {
  /** One line of at most 200 characters. */
  about: string;
  /** Everything in it that can be searched for. */
  text: string;
}

/** Says what is in a submission. It may throw for content that was changed by other means. */
export type TextOf = (row: Pick<SubmissionRow, "kind" | "content">) => SubmissionText;

/** Takes rows of the logs over into the index. To be used inside a transaction of the index. */
export interface Taker {
  submissions(): LogPlace;
  reviews(): LogPlace;
  /** Starts from an index that is empty: marks that are there come with their submissions. */
  begin(): void;
  /** Takes over one submission, with the state that it has now. */
  submission(row: SubmissionRow): void;
  /** Takes over so many marks at most; answers how many it took. */
  marks(limit: number): number;
  /** Merges a little of what was taken over, without which searches would become slow. */
  tidy(): void;
}

/** How many pages are merged at a time: some milliseconds. */
const MERGED_PAGES = 16;

/** More of a text is not searched. What the body limit lets in is shorter, in most encodings. */
const MAX_TEXT_LENGTH = 65_536;

interface PositionRow {
  submissions: number;
  submissions_hash: string;
  reviews: number;
  reviews_hash: string;
}

export function createTaker(db: SqliteDatabase, log: LogReader, textOf: TextOf): Taker {
  const position = db.prepare<[], PositionRow>("SELECT * FROM position");
  const begin = db.prepare("INSERT INTO position VALUES (1, 0, '', ?, ?)");
  const moveSubmissions = db.prepare("UPDATE position SET submissions = ?, submissions_hash = ?");
  const moveReviews = db.prepare("UPDATE position SET reviews = ?, reviews_hash = ?");
  const addEntry = db.prepare(
    "INSERT INTO entries (sequence, id, received_at, kind, state, bytes, about)" +
      " VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const addWords = db.prepare("INSERT INTO words (rowid, text) VALUES (?, ?)");
  const merge = db.prepare(`INSERT INTO words (words, rank) VALUES ('merge', ${MERGED_PAGES})`);
  const markEntry = db.prepare(
    "UPDATE entries SET state = :state WHERE id = :id AND state <> :state",
  );
  const place = (): PositionRow =>
    position.get() ?? { submissions: 0, submissions_hash: "", reviews: 0, reviews_hash: "" };

  return {
    submissions() {
      const { submissions, submissions_hash } = place();
      return { sequence: submissions, hash: submissions_hash };
    },
    reviews() {
      const { reviews, reviews_hash } = place();
      return { sequence: reviews, hash: reviews_hash };
    },
    begin() {
      if (position.get()) return;
      const { sequence, hash } = log.end("reviews");
      begin.run(sequence, hash);
    },
    submission(row) {
      const { about, text } = readable(textOf, row);
      const { sequence, id, received_at: receivedAt, kind, bytes } = row;
      addEntry.run(sequence, id, receivedAt, kind, log.stateOf(id), bytes, toStorable(about));
      addWords.run(sequence, toWords(text.slice(0, MAX_TEXT_LENGTH)).join(" "));
      moveSubmissions.run(sequence, row.hash);
    },
    marks(limit) {
      const { reviews } = place();
      const rows = log.reviewsAfter(reviews, limit);
      // The last mark counts, which may be a later one than this; then that comes to nothing new.
      for (const { submission_id: id } of rows) markEntry.run({ id, state: log.stateOf(id) });
      const last = rows.at(-1);
      if (last) moveReviews.run(last.sequence, last.hash);
      return rows.length;
    },
    tidy() {
      merge.run();
    },
  };
}

/** A row that was changed must not stop those after it: it is indexed as it is. */
function readable(textOf: TextOf, row: SubmissionRow): SubmissionText {
  try {
    return textOf(row);
  } catch {
    return { about: "", text: row.content };
  }
}
