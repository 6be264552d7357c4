import { openDatabase } from "../../src/adapters/sqlite/beacon/database";
import { createSubmissionStore } from "../../src/adapters/sqlite/beacon/submission-store";
import type { Submission } from "../../src/ports/submission-store";
import { makeDataDir } from "./beacon";
import { submission } from "./submission";

/** A message and the kind that it was stored as. */
export type Seed = readonly [kind: Submission["kind"], message: object];

/** Makes a data folder with these messages in its store; answers their ids in the same order. */
export async function seedStore(
  seeds: readonly Seed[],
): Promise<{ dataDir: string; ids: string[] }> {
  const dataDir = makeDataDir();
  const db = openDatabase(dataDir, { create: true });
  const submissions = seeds.map(([kind, message]) => submission(JSON.stringify(message), { kind }));
  const store = createSubmissionStore(db);
  await Promise.all(submissions.map((one) => store.append(one)));
  db.close();
  return { dataDir, ids: submissions.map(({ id }) => id) };
}
