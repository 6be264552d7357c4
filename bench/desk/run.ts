/*
 * `npm run bench:desk`: how long the desk's store takes to answer, with 100,000 submissions.
 * `npm run bench:desk -- --write` puts the results into docs/BENCHMARK.md.
 *
 * BENCH_SUBMISSIONS changes their number, BENCH_ROUNDS how often each question is asked, BENCH_DATA_DIR
 * the folder under which the data folder is made.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createChainWatch } from "../../src/adapters/sqlite/beacon/chain-watch";
import { openDatabase } from "../../src/adapters/sqlite/beacon/database";
import { createDeskIndex } from "../../src/adapters/sqlite/beacon/desk-index/desk-index";
import { createReviewStore } from "../../src/adapters/sqlite/beacon/review-store";
import { createSubmissionStore } from "../../src/adapters/sqlite/beacon/submission-store";
import type { SqliteDatabase } from "../../src/adapters/sqlite/database";
import { createPinoLogger } from "../../src/adapters/logger/pino-logger";
import { describeSubmission } from "../../src/beacon/review/submitted-text";
import { systemClock } from "../../src/ports/clock";
import type { DeskIndex } from "../../src/ports/desk-index";
import { toSafeJson } from "../../src/beacon/review/escape-text";
import { toRecord } from "../../src/beacon/review/review-record";
import { fsyncMicroseconds } from "../fsync";
import { makeMarks, makeSubmissions } from "./corpus";
import { ask, QUESTIONS } from "./questions";
import { type Piece, renderResults, type Results, writeResults } from "./report";
import { watchTurns } from "./watch-turns";

const SUBMISSIONS = Number(process.env.BENCH_SUBMISSIONS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 25);

/** How many come in together while the data is made. */
const TOGETHER = 500;

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(process.env.BENCH_DATA_DIR ?? tmpdir(), "desk-bench-"));
  try {
    const text = renderResults(await measureAll(folder));
    console.log(text);
    if (process.argv.includes("--write")) writeResults(text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureAll(folder: string): Promise<Results> {
  const making = performance.now();
  const { bytes, marks } = await makeData(folder);
  const madeInMs = performance.now() - making;
  console.error(`${SUBMISSIONS} submissions and ${marks} marks made in ${seconds(madeInMs)}`);

  const source = openDatabase(folder, { create: false, readOnly: true });
  const logger = createPinoLogger("silent", "bench");
  const index = createDeskIndex({ folder, source, textOf: describeSubmission, logger });
  const refresh = await inTurns("taking over all submissions", async () => {
    while ((await index.refresh()) > 0);
    return SUBMISSIONS;
  });
  const questions = [];
  for (const question of QUESTIONS)
    questions.push({ title: question.title, ...(await ask(index, question, SUBMISSIONS, ROUNDS)) });
  const exported = await inTurns("exporting all submissions", () => exportAll(index, source));
  const watch = createChainWatch({ db: source, clock: systemClock, logger });
  const checked = await inTurns("checking both chains", async () => {
    const { submissions, reviews, fault } = await watch.check();
    if (fault) throw new Error(fault.fault);
    return submissions + reviews;
  });
  await watch.close();
  index.close();
  source.close();
  return {
    ...{ submissions: SUBMISSIONS, marks, bytes, madeInMs, rounds: ROUNDS, questions },
    indexBytes: statSync(path.join(folder, "desk.db")).size,
    fsyncMicroseconds: fsyncMicroseconds(folder),
    pieces: [refresh, exported, checked],
  };
}

async function makeData(folder: string): Promise<{ bytes: number; marks: number }> {
  const db = openDatabase(folder, { create: true });
  const store = createSubmissionStore(db);
  const ids: string[] = [];
  let bytes = 0;
  let together: Promise<void>[] = [];
  for (const submission of makeSubmissions(SUBMISSIONS)) {
    ids.push(submission.id);
    bytes += submission.bytes;
    together.push(store.append(submission));
    if (together.length < TOGETHER) continue;
    await Promise.all(together);
    together = [];
  }
  await Promise.all(together);
  // A mark is a commit of its own; their fsyncs are not what is measured.
  db.pragma("synchronous = OFF");
  const reviews = createReviewStore(db);
  let marks = 0;
  for (const [id, mark] of makeMarks(ids)) {
    await reviews.mark(id, mark);
    marks += 1;
  }
  db.close();
  return { bytes, marks };
}

/** Reads every submission in the list and makes a line of it, as an export does. */
async function exportAll(index: DeskIndex, source: SqliteDatabase): Promise<number> {
  const reviews = createReviewStore(source);
  let lines = 0;
  for await (const id of index.ids({})) {
    const item = await reviews.item(id);
    if (item && toSafeJson(toRecord(item)) !== "") lines += 1;
    // As often as a response takes a chunk.
    if (lines % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  if (lines !== SUBMISSIONS) throw new Error(`${lines} lines of ${SUBMISSIONS}`);
  return lines;
}

async function inTurns(title: string, work: () => Promise<number>): Promise<Piece> {
  const turns = watchTurns();
  const start = performance.now();
  const rows = await work();
  const elapsedMs = performance.now() - start;
  const piece = { title, rows, elapsedMs, turnsMs: turns.stop() };
  console.error(`${title}: ${seconds(elapsedMs)}`);
  return piece;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

void main();
