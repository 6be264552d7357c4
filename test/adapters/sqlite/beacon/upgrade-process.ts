import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import { UPGRADE_FROM_1 } from "../../../../src/adapters/sqlite/beacon/schema";
import { openBeside } from "../../../support/stored";

// A process of its own that brings a Beacon database up to date: `upgrade-process.ts FOLDER open|hang`.
// With `hang` it does all of it but the commit, says so, and never ends by itself.

const [folder = "", verb] = process.argv.slice(2);
if (verb === "open") {
  openDatabase(folder, { create: false }).close();
  process.stdout.write("opened\n");
} else {
  const db = openBeside(folder);
  db.pragma("foreign_keys = ON");
  // As much of it as there is goes to the disk before the commit.
  db.pragma("cache_size = 1");
  db.exec("BEGIN IMMEDIATE");
  db.exec(UPGRADE_FROM_1);
  process.stdout.write("upgraded\n");
  setInterval(() => undefined, 60_000);
}
