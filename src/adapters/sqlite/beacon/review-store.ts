import type { ReviewFilter, ReviewItem, ReviewStore } from "../../../ports/review-store";
import { attempt } from "../attempt";
import { toStorable } from "../to-storable";
import type { SqliteDatabase } from "../database";
import { chainHash, GENESIS_HASH } from "./hash-chain";
import { hashedReview, type ReviewRow, type SubmissionRow, toReviewItem } from "./rows";
import { verifyChains } from "./verify-chains";

/** How many submissions are read at a time. */
const PAGE_SIZE = 200;

/** The verdict of the last mark of a submission `s`. */
const LAST_VERDICT =
  "SELECT verdict FROM reviews AS r WHERE r.submission_id = s.id ORDER BY r.sequence DESC LIMIT 1";

/** The review desk's side of the store on SQLite. It may run beside a serving process. */
export function createReviewStore(db: SqliteDatabase): ReviewStore {
  const selectPage = db.prepare<
    { after: number; kind: string | null; unread: number },
    SubmissionRow
  >(
    `SELECT * FROM submissions AS s
     WHERE sequence > :after
       AND (:kind IS NULL OR kind = :kind)
       AND (:unread = 0 OR coalesce((${LAST_VERDICT}), 'unread') = 'unread')
     ORDER BY sequence LIMIT ${PAGE_SIZE}`,
  );
  const selectOne = db.prepare<[string], SubmissionRow>("SELECT * FROM submissions WHERE id = ?");
  const selectMarks = db.prepare<[string], ReviewRow>(
    "SELECT * FROM reviews WHERE submission_id = ? ORDER BY sequence",
  );
  const selectLast = db.prepare<[], Pick<ReviewRow, "sequence" | "hash">>(
    "SELECT sequence, hash FROM reviews ORDER BY sequence DESC LIMIT 1",
  );
  // Prepared by the first mark: a database of version 1, which may only be read, lacks the column.
  const insert = once(() =>
    db.prepare(
      "INSERT INTO reviews (sequence, submission_id, marked_at, verdict, note, hash, reviewer)" +
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
    ),
  );

  const toItem = (row: SubmissionRow) => toReviewItem(row, selectMarks.all(row.id));

  const insertMark = db.transaction((row: Omit<ReviewRow, "sequence" | "hash">): boolean => {
    if (!selectOne.get(row.submission_id)) return false;
    const last = selectLast.get() ?? { sequence: 0, hash: GENESIS_HASH };
    const sequence = last.sequence + 1;
    const hash = chainHash(last.hash, hashedReview({ sequence, ...row }));
    const { submission_id: id, marked_at: markedAt, verdict, note, reviewer } = row;
    insert().run(sequence, id, markedAt, verdict, note, hash, reviewer);
    return true;
  });

  return {
    async *items({ kind, unread }: ReviewFilter = {}): AsyncGenerator<ReviewItem> {
      let after = 0;
      for (;;) {
        const page = selectPage.all({ after, kind: kind ?? null, unread: unread ? 1 : 0 });
        if (page.length === 0) return;
        for (const row of page) {
          after = row.sequence;
          yield toItem(row);
        }
      }
    },

    async item(id) {
      const row = selectOne.get(id);
      return row && toItem(row);
    },

    async mark(id, { verdict, markedAt, note, reviewer }) {
      const row = {
        ...{ submission_id: id, marked_at: markedAt, verdict },
        ...{ note: storable(note), reviewer: storable(reviewer) },
      };
      return attempt(() => insertMark.immediate(row));
    },

    verify: async (options) => verifyChains(db, options),
  };
}

/** The hash has to fit what is read back. */
function storable(text: string | undefined): string | null {
  return text === undefined ? null : toStorable(text);
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
