import { attempt } from "../attempt";
import type { SqliteDatabase } from "../database";
import { createTurnGroup } from "../turn-group";
import { prepareTaskBatches, type TaskBatch } from "./task-batch";

/** A piece of work within a transaction. It answers a refusal; a throw would undo all others with it. */
type Work = (tasks: TaskBatch) => unknown;

/** The writes of calls and agents to a gateway database. Those of some turns share one commit. */
export interface SharedWrites {
  /**
   * Runs a piece of work on tasks after those that were asked for before it, and resolves with what it
   * answered once that is on disk.
   *
   * @throws StoreUnavailableError when nothing of the transaction was written
   */
  write<T>(work: (tasks: TaskBatch) => T): Promise<T>;
  /** The same for a work with statements of its own, which see all that was written before. */
  run<T>(work: () => T): Promise<T>;
  /** Commits at once what is waiting. */
  flush(): void;
}

/**
 * How long writes wait for others to share their commit, while each turn of the event loop brings more.
 * What callers send after a commit's answers comes in over several turns.
 */
const MAX_TURNS_BEFORE_COMMIT = 8;

export function createSharedWrites(db: SqliteDatabase): SharedWrites {
  const batches = prepareTaskBatches(db);

  const commit = db.transaction((works: readonly Work[]) => {
    const tasks = batches.begin();
    const outcomes = works.map((work) => work(tasks));
    tasks.save();
    return outcomes;
  });

  const group = createTurnGroup(
    (works: readonly Work[]) => attempt(() => commit.immediate(works)),
    {
      maxTurns: MAX_TURNS_BEFORE_COMMIT,
    },
  );

  return {
    // The group gives back for each work what that work answered.
    write: <T>(work: (tasks: TaskBatch) => T) => group.add(work) as Promise<T>,
    run: <T>(work: () => T) =>
      group.add((tasks) => {
        tasks.save();
        return work();
      }) as Promise<T>,
    flush: () => {
      group.flush();
    },
  };
}
