import { attempt } from "../attempt";
import type { SqliteDatabase } from "../database";
import { createTurnGroup } from "../turn-group";
import { prepareTaskBatches, type TaskBatch } from "./task-batch";

/** A piece of work within a transaction. It answers a refusal; a throw would undo all others with it. */
type Work<T> = (tasks: TaskBatch) => T;

/** The writes of calls and agents to a gateway database. Those of one turn share one commit. */
export interface SharedWrites {
  /**
   * Runs a piece of work after those that were asked for before it, and resolves with what it answered
   * once that is on disk.
   *
   * @throws StoreUnavailableError when nothing of the transaction was written
   */
  write<T>(work: Work<T>): Promise<T>;
  /** Commits at once what is waiting. */
  flush(): void;
}

export function createSharedWrites(db: SqliteDatabase): SharedWrites {
  const batches = prepareTaskBatches(db);

  const commit = db.transaction((works: readonly Work<unknown>[]) => {
    const tasks = batches.begin();
    const outcomes = works.map((work) => work(tasks));
    tasks.save();
    return outcomes;
  });

  const group = createTurnGroup((works: readonly Work<unknown>[]) =>
    attempt(() => commit.immediate(works)),
  );

  return {
    // The group gives back for each work what that work answered.
    write: <T>(work: Work<T>) => group.add(work) as Promise<T>,
    flush: () => {
      group.flush();
    },
  };
}
