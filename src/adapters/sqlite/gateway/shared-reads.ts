import { attempt } from "../attempt";
import type { SqliteDatabase } from "../database";
import { createTurnGroup } from "../turn-group";

/** The reads of calls from a gateway database. Those of one turn share one transaction. */
export interface SharedReads {
  /**
   * Runs a read at the end of this turn of the event loop.
   *
   * @throws StoreUnavailableError
   */
  read<T>(work: () => T): Promise<T>;
  /** Runs at once what is waiting. */
  flush(): void;
}

/** A read alone takes and gives back the database's locks, which costs more than most reads do. */
export function createSharedReads(db: SqliteDatabase): SharedReads {
  const readAll = db.transaction((works: readonly (() => unknown)[]) =>
    works.map((work) => work()),
  );
  const group = createTurnGroup((works: readonly (() => unknown)[]) =>
    attempt(() => readAll(works)),
  );
  return {
    // The group gives back for each work what that work answered.
    read: <T>(work: () => T) => group.add(work) as Promise<T>,
    flush: () => {
      group.flush();
    },
  };
}
