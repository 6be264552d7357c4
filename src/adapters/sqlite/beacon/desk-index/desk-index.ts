import type {
  DeskCounts,
  DeskIndex,
  DeskPage,
  DeskPageRequest,
} from "../../../../ports/desk-index";
import type { Logger } from "../../../../ports/logger";
import { StoreUnavailableError } from "../../../../ports/store-unavailable-error";
import type { SqliteDatabase } from "../../database";
import { isDamage, openDeskDatabase, remakeDeskDatabase } from "./desk-database";
import { createEntryFinder, type EntryFinder } from "./find-entries";
import { createLogReader } from "./log-reader";
import { newerThan, olderThan, pageOfNewer, pageOfOlder } from "./pages";
import { createTaker, type Taker, type TextOf } from "./take-over";
import { refreshIndex } from "./refresh-index";

export interface DeskIndexOptions {
  /** The data folder, in which the index has a file of its own. */
  folder: string;
  /** The Beacon's database, which is only read. */
  source: SqliteDatabase;
  textOf: TextOf;
  logger: Logger;
}

/** How many marks are taken over before a question is answered. A refresh takes the rest. */
const MAX_MARKS = 500;

/** How many ids are read at a time. */
const IDS_PER_PAGE = 500;

interface OpenIndex {
  db: SqliteDatabase;
  taker: Taker;
  finder: EntryFinder;
}

/**
 * Opens the desk's index, which is derived from the logs: one that is damaged, of another version of
 * this program, or of other logs, is made anew. What is asked of it is answered with the marks that
 * there are, and the submissions that refreshing has taken over.
 *
 * Each call throws StoreUnavailableError when the index or the logs cannot be read.
 *
 * @throws DataFolderError when another desk has it open, or it cannot be made
 */
export function createDeskIndex({ folder, source, textOf, logger }: DeskIndexOptions): DeskIndex {
  const log = createLogReader(source);
  let index = open();
  let refreshing: Promise<number> | undefined;
  let isClosed = false;

  function prepared(db: SqliteDatabase): OpenIndex {
    try {
      const taker = createTaker(db, log, textOf);
      taker.begin();
      return { db, taker, finder: createEntryFinder(db) };
    } catch (reason) {
      db.close();
      throw reason;
    }
  }

  function open(): OpenIndex {
    const db = openDeskDatabase(folder, logger);
    try {
      return prepared(db);
    } catch (reason) {
      if (reason instanceof StoreUnavailableError) throw reason;
      return prepared(remakeDeskDatabase(folder, logger, (reason as Error).message));
    }
  }

  function remake(cause: string): void {
    index.db.close();
    index = prepared(remakeDeskDatabase(folder, logger, cause));
  }

  /** Runs a piece of work, and once more where the index was damaged, or made anew meanwhile. */
  async function onIndex<T>(work: (index: OpenIndex) => T | Promise<T>): Promise<T> {
    const used = index;
    try {
      return await work(used);
    } catch (reason) {
      if (isClosed) throw new StoreUnavailableError("the index is closed", { cause: reason });
      // One that is closed could not be made anew when that was tried.
      const isUnfit = isDamage(reason) || !used.db.open;
      if (used === index && !isUnfit) throw unavailable(reason);
      return await again(work, used === index ? (reason as Error).message : undefined);
    }
  }

  async function again<T>(work: (index: OpenIndex) => T | Promise<T>, cause?: string): Promise<T> {
    try {
      if (cause !== undefined) remake(cause);
      return await work(index);
    } catch (reason) {
      throw unavailable(reason);
    }
  }

  /** Takes over what has been marked since. Most often there is nothing, which is a look at a key. */
  function takeMarks({ db, taker }: OpenIndex): void {
    if (taker.reviews().sequence >= log.end("reviews").sequence) return;
    if (db.inTransaction) taker.marks(MAX_MARKS);
    else db.transaction(() => taker.marks(MAX_MARKS))();
  }

  async function refresh(): Promise<number> {
    const isOfThisLog = await onIndex(
      ({ taker }) =>
        log.holds("submissions", taker.submissions()) && log.holds("reviews", taker.reviews()),
    );
    const cause = isOfThisLog ? undefined : "it is not of this beacon.db";
    const take = (opened: OpenIndex) => refreshIndex({ ...opened, log, isClosed: () => isClosed });
    return cause === undefined ? onIndex(take) : again(take, cause);
  }

  function ask<T>(work: (index: OpenIndex) => T | Promise<T>): Promise<T> {
    return onIndex((opened) => {
      takeMarks(opened);
      return work(opened);
    });
  }

  const page: DeskIndex["page"] = (filter, { limit, before, after }: DeskPageRequest) =>
    ask(({ finder }) =>
      after === undefined
        ? pageOfOlder(finder, filter, limit, before)
        : pageOfNewer(finder, filter, limit, after),
    );

  return {
    refresh: () =>
      (refreshing ??= refresh()
        .catch((reason: unknown) => {
          if (isClosed) return 0;
          throw reason;
        })
        .finally(() => {
          refreshing = undefined;
        })),

    page,

    counts: () => ask(({ db }) => countsIn(db)),

    count: (filter, bound) => ask(({ finder }) => finder.count(filter, bound)),

    neighbours: (filter, sequence) =>
      ask(async ({ finder }) => {
        const [newer] = await finder.find(filter, newerThan(sequence, 1));
        const [older] = await finder.find(filter, olderThan(sequence, 1));
        return { ...(newer && { newer: newer.id }), ...(older && { older: older.id }) };
      }),

    async *ids(filter) {
      let place: Pick<DeskPageRequest, "before"> | undefined = {};
      while (place) {
        const { rows, older }: DeskPage = await page(filter, { limit: IDS_PER_PAGE, ...place });
        for (const { id } of rows) yield id;
        place = older === undefined ? undefined : { before: older };
      }
    },

    close() {
      isClosed = true;
      index.db.close();
    },
  };
}

function countsIn(db: SqliteDatabase): DeskCounts {
  const tallies = db.prepare<[], { state: keyof DeskCounts; entries: number }>(
    "SELECT state, entries FROM tallies",
  );
  const counts: DeskCounts = { total: 0, unread: 0, reviewed: 0, dismissed: 0 };
  for (const { state, entries } of tallies.all()) {
    counts[state] = entries;
    counts.total += entries;
  }
  return counts;
}

function unavailable(cause: unknown): Error {
  return cause instanceof StoreUnavailableError
    ? cause
    : new StoreUnavailableError("the index cannot be used", { cause });
}
