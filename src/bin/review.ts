import { existsSync } from "node:fs";
import { openDatabase } from "../adapters/sqlite/beacon/database";
import { createReviewStore } from "../adapters/sqlite/beacon/review-store";
import { toSafeJson } from "../beacon/review/escape-text";
import { renderItem, renderLine } from "../beacon/review/render-item";
import { toRecord } from "../beacon/review/review-record";
import type { BeaconConfig } from "../config/beacon-config";
import { systemClock } from "../ports/clock";
import type { ReviewFilter, ReviewStore, Verdict } from "../ports/review-store";
import { CommandError, printLine } from "./print";

/** What `verify` prints: the hashes of the last row of each log. */
const HEAD = /^[0-9a-f]{64}-[0-9a-f]{64}$/;

/** Runs a piece of work at the review desk, on the store of the configured data folder. */
async function withReviewStore<T>(
  { dataDir }: BeaconConfig,
  work: (store: ReviewStore) => Promise<T>,
  { readOnly = true } = {},
): Promise<T> {
  const db = openDatabase(dataDir, { create: false, readOnly });
  try {
    return await work(createReviewStore(db));
  } finally {
    db.close();
  }
}

/** `beacon review list`: a line a submission, or with `json` a JSON object a line. */
export function reviewList(
  config: BeaconConfig,
  { json, ...filter }: ReviewFilter & { json?: boolean },
): Promise<void> {
  return withReviewStore(config, async (store) => {
    for await (const item of store.items(filter)) {
      await printLine(json ? toSafeJson(toRecord(item, { content: false })) : renderLine(item));
    }
  });
}

/** `beacon review show ID` */
export function reviewShow(config: BeaconConfig, id: string, options: { json?: boolean }) {
  return withReviewStore(config, async (store) => {
    const item = await store.item(id);
    if (!item) throw unknownId();
    await printLine(options.json ? toSafeJson(toRecord(item)) : renderItem(item));
  });
}

/** `beacon review mark ID VERDICT` */
export function reviewMark(
  config: BeaconConfig,
  id: string,
  verdict: Verdict,
  said: { note?: string; reviewer?: string },
): Promise<void> {
  return withReviewStore(
    config,
    async (store) => {
      const markedAt = new Date(systemClock.now()).toISOString();
      if (!(await store.mark(id, { ...said, verdict, markedAt }))) throw unknownId();
      await printLine(`${id}  ${verdict}`);
    },
    { readOnly: false },
  );
}

/** `beacon export`: everything, a JSON object a line. */
export function exportAll(config: BeaconConfig): Promise<void> {
  return withReviewStore(config, async (store) => {
    for await (const item of store.items()) await printLine(toSafeJson(toRecord(item)));
  });
}

/** `beacon backup FILE`: a whole copy of the database, also while the Beacon serves. */
export async function backup({ dataDir }: BeaconConfig, file: string): Promise<void> {
  if (existsSync(file)) throw new CommandError(`${file} exists already; name a new file`);
  const db = openDatabase(dataDir, { create: false, readOnly: true });
  try {
    await db.backup(file);
  } finally {
    db.close();
  }
  await printLine(`ok  ${file}`);
}

/**
 * `beacon verify`: checks both logs from the first row on.
 *
 * @param options.head the head that an earlier run printed; it must still be part of the log
 * @throws CommandError with exit code 2 naming the first bad row
 */
export async function verify(config: BeaconConfig, { head }: { head?: string }): Promise<void> {
  if (head !== undefined && !HEAD.test(head))
    throw new CommandError(
      "--head takes the head that an earlier run printed: two hashes and a hyphen",
    );
  return withReviewStore(config, async (store) => {
    const report = await store.verify({
      ...(head === undefined ? {} : { head }),
      progress: (rows) => {
        process.stderr.write(`${rows} rows checked\n`);
      },
    });
    if (report.fault) {
      const { log, sequence, fault } = report.fault;
      throw new CommandError(`${log === "file" ? log : `${log} row ${sequence}`}: ${fault}`, 2);
    }
    if (!report.holdsHead)
      throw new CommandError("the log no longer holds that head: rows were cut off its end", 2);
    await printLine(
      `ok  ${report.submissions} submissions, ${report.reviews} reviews, head ${report.head}`,
    );
  });
}

function unknownId(): CommandError {
  return new CommandError("no submission has this id; `beacon review list` prints them");
}
