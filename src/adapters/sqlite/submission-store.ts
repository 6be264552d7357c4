import {
  StoreUnavailableError,
  type Submission,
  type SubmissionStore,
} from "../../ports/submission-store";
import type { SqliteDatabase } from "./database";
import { chainHash, GENESIS_HASH } from "./hash-chain";
import { hashedSubmission, type SubmissionRow } from "./rows";
import { createTurnGroup } from "./turn-group";

/** The submission store on SQLite. Submissions of one turn of the event loop share one commit. */
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

  const writes = createTurnGroup((submissions: readonly Submission[]) =>
    attempt(() => insertAll.immediate(submissions)),
  );
  // A read alone takes and gives back the database's locks, which costs more than the read itself.
  const reads = createTurnGroup((ids: readonly string[]) => attempt(() => selectAll(ids)));

  return {
    append: (submission) => writes.add(submission),
    flush: () => {
      writes.flush();
    },
    receivedAt: (id) => reads.add(id),
  };
}

/** Runs a piece of work on the database; whatever goes wrong there makes the store unavailable. */
export function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new StoreUnavailableError("the database cannot be used", { cause });
  }
}
