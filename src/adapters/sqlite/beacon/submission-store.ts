import type { Submission, SubmissionStore } from "../../../ports/submission-store";
import { attempt } from "../attempt";
import type { SqliteDatabase } from "../database";
import { createTurnGroup } from "../turn-group";
import { chainHash, GENESIS_HASH } from "./hash-chain";
import { hashedSubmission, type SubmissionRow } from "./rows";

/**
 * How long submissions wait for others to share their commit. What callers send after a group's
 * receipts trickles in over some turns; waiting for one that brings nothing costs a lone caller that
 * empty turn. Of 64 callers, 63 instead of 58 share a commit on an idle machine, 40 instead of 25 on a
 * busy one, where a message then costs 5 % less.
 */
const MAX_TURNS_BEFORE_COMMIT = 8;

/** The submission store on SQLite. Submissions that arrive together share one commit. */
export function createSubmissionStore(db: SqliteDatabase): SubmissionStore & { flush(): void } {
  const selectReceivedAt = db
    .prepare<[string], string>("SELECT received_at FROM submissions WHERE id = ?")
    .pluck();
  const selectLast = db.prepare<[], Pick<SubmissionRow, "sequence" | "hash">>(
    "SELECT sequence, hash FROM submissions ORDER BY sequence DESC LIMIT 1",
  );
  const insert = db.prepare(
    "INSERT INTO submissions (sequence, id, received_at, kind, bytes, digest, source, content, hash)" +
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );

  const insertAll = db.transaction((submissions: readonly Submission[]) => {
    // Read inside the transaction: another process may have added rows.
    let { sequence, hash } = selectLast.get() ?? { sequence: 0, hash: GENESIS_HASH };
    return submissions.map(({ id, receivedAt, kind, bytes, digest, source, content }) => {
      sequence += 1;
      const row = { sequence, id, received_at: receivedAt, kind, bytes, digest, source };
      hash = chainHash(hash, hashedSubmission(row));
      insert.run(sequence, id, receivedAt, kind, bytes, digest, source, content, hash);
    });
  });
  const selectAll = db.transaction((ids: readonly string[]) =>
    ids.map((id) => selectReceivedAt.get(id)),
  );

  const writes = createTurnGroup(
    (submissions: readonly Submission[]) => attempt(() => insertAll.immediate(submissions)),
    { maxTurns: MAX_TURNS_BEFORE_COMMIT },
  );
  // A read alone takes and gives back the database's locks, which costs 2 µs; the read itself, 0.7.
  const reads = createTurnGroup((ids: readonly string[]) => attempt(() => selectAll(ids)));

  return {
    append: (submission) => writes.add(submission),
    flush: () => {
      writes.flush();
      reads.flush();
    },
    receivedAt: (id) => reads.add(id),
  };
}
