import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import { createDeskIndex } from "../../../../src/adapters/sqlite/beacon/desk-index/desk-index";
import { createReviewStore } from "../../../../src/adapters/sqlite/beacon/review-store";
import { createSubmissionStore } from "../../../../src/adapters/sqlite/beacon/submission-store";
import { describeSubmission } from "../../../../src/beacon/review/submitted-text";
import type { DeskFilter, DeskIndex } from "../../../../src/ports/desk-index";
import type { Verdict } from "../../../../src/ports/review-store";
import type { Submission } from "../../../../src/ports/submission-store";
import { beaconMessage, makeDataDir, textMessage } from "../../../support/beacon";
import { keepLog } from "../../../support/log";
import { submission } from "../../../support/submission";

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A Beacon's database and a desk's index of it, in one folder, as the desk opens them. */
export function openDesk(dataDir = makeDataDir()) {
  const db = openDatabase(dataDir, { create: true });
  const source = openDatabase(dataDir, { create: false, readOnly: true });
  opened.push(db, source);
  const reviews = createReviewStore(db);
  const submissions = createSubmissionStore(db);
  const log = keepLog();
  return {
    ...{ dataDir, db, source, reviews, log },
    index: openIndex(dataDir, source, log),
    reopen: () => openIndex(dataDir, source, log),
    async add(...items: Submission[]): Promise<void> {
      await Promise.all(items.map((item) => submissions.append(item)));
    },
    mark: (id: string, verdict: Verdict) =>
      reviews.mark(id, { verdict, markedAt: "2026-02-01T00:00:00.000Z" }),
  };
}

/** Opens the index alone; it is closed after the test. */
export function openIndex(
  folder: string,
  source: ReturnType<typeof openDatabase>,
  logger = keepLog(),
): DeskIndex {
  const index = createDeskIndex({ folder, source, textOf: describeSubmission, logger });
  opened.push(index);
  return index;
}

/** An unstructured submission of one text part. */
export function text(said: string, rest: Partial<Submission> = {}): Submission {
  return submission(JSON.stringify(textMessage(said)), rest);
}

/** A structured submission. */
export function structured(subject: string, body = "b"): Submission {
  return submission(JSON.stringify({ ...beaconMessage(), subject, body }), { kind: "structured" });
}

/** Refreshes until nothing is lacking. */
export async function catchUp(index: DeskIndex): Promise<void> {
  while ((await index.refresh()) > 0);
}

/** All ids that match, newest first. */
export async function idsOf(index: DeskIndex, filter: DeskFilter = {}): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of index.ids(filter)) ids.push(id);
  return ids;
}
