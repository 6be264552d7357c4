import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { DESK_SCHEMA_VERSION } from "../../../../src/adapters/sqlite/beacon/desk-index/schema";
import { makeDataDir } from "../../../support/beacon";
import { catchUp, idsOf, openDesk, openIndex, text } from "./desk-index.fixtures";

const REMADE = { level: "warn", message: "the desk's index is made anew" };

/** A desk with three texts whose index is closed, and what stands in the place of it. */
async function closedDesk() {
  const desk = openDesk();
  await desk.add(text("one word"), text("two words"), text("three"));
  await catchUp(desk.index);
  const ids = await idsOf(desk.index);
  desk.index.close();
  return { ...desk, ids, file: path.join(desk.dataDir, "desk.db") };
}

type Closed = Awaited<ReturnType<typeof closedDesk>>;

async function reopen({ dataDir, source, log }: Closed) {
  const index = openIndex(dataDir, source, log);
  await catchUp(index);
  return index;
}

describe("an index that is closed and opened", () => {
  it("goes on from where it was, and is not made anew", async () => {
    const desk = await closedDesk();
    const { ino } = statSync(desk.file);
    await desk.add(text("four"));
    await desk.mark(desk.ids[0]!, "reviewed");
    const index = await reopen(desk);
    expect(await idsOf(index)).toHaveLength(4);
    expect(await idsOf(index, { state: "reviewed", text: "three" })).toEqual([desk.ids[0]]);
    expect(statSync(desk.file).ino).toBe(ino);
    expect(desk.log.entries).toEqual([]);
  });

  it.each([
    ["is gone", ({ file }: Closed) => rmSync(file), []],
    ["is empty", ({ file }: Closed) => truncateSync(file), []],
    [
      "is no database",
      ({ file }: Closed) => writeFileSync(file, "something ".repeat(999)),
      [REMADE],
    ],
    ["was cut off", ({ file }: Closed) => truncateSync(file, 8_192), [REMADE]],
    ["is of another version", withDesk((db) => db.pragma("user_version = 99")), [REMADE]],
    ["has no version", withDesk((db) => db.pragma("user_version = 0")), [REMADE]],
    ["lacks a table", withDesk((db) => db.exec("DROP TABLE entries")), [REMADE]],
  ])("is made anew when it %s, which is logged", async (_what, damage, logged) => {
    const desk = await closedDesk();
    damage(desk);
    const index = await reopen(desk);
    expect(await idsOf(index)).toEqual(desk.ids);
    expect(await idsOf(index, { text: "word*" })).toEqual(desk.ids.slice(1));
    expect(desk.log.entries).toMatchObject(logged);
    expect(desk.log.entries).toHaveLength(logged.length);
  });

  it("is made anew when a damage shows only as it is read", async () => {
    const desk = await closedDesk();
    const bytes = readFileSync(desk.file);
    // Everything but the first pages, which say what there is.
    bytes.fill(0xa5, 3 * 4_096);
    writeFileSync(desk.file, bytes);
    const index = await reopen(desk);
    expect(await idsOf(index)).toEqual(desk.ids);
    expect(await idsOf(index, { text: "word*" })).toEqual(desk.ids.slice(1));
    expect(desk.log.entries).toMatchObject([REMADE]);
  });

  it("is made anew when its words are damaged, and a search finds that out", async () => {
    const desk = await closedDesk();
    withDesk((db) => {
      // FTS5 keeps its segments here.
      db.unsafeMode().exec("UPDATE words_data SET block = x'00' WHERE id > 10");
    })(desk);
    const index = openIndex(desk.dataDir, desk.source, desk.log);
    await idsOf(index, { text: "words" });
    await catchUp(index);
    expect(await idsOf(index, { text: "words" })).toEqual([desk.ids[1]]);
    expect(desk.log.entries).toMatchObject([REMADE]);
  });

  it("is made anew when it is of another beacon.db, whose rows alone it has then", async () => {
    const desk = await closedDesk();
    const other = openDesk(makeDataDir());
    await other.add(text("another word"));
    await catchUp(other.index);
    other.index.close();
    writeFileSync(path.join(other.dataDir, "desk.db"), readFileSync(desk.file));
    const index = await reopen({ ...desk, dataDir: other.dataDir, source: other.source });
    expect(await idsOf(index)).toHaveLength(1);
    expect(await idsOf(index, { text: "word*" })).toHaveLength(1);
    expect(desk.log.entries).toMatchObject([
      { ...REMADE, fields: { cause: "it is not of this beacon.db" } },
    ]);
  });

  it("is made anew when rows were cut off the log's end, or marks", async () => {
    for (const log of ["submissions", "reviews"]) {
      const desk = openDesk();
      const items = [text("one"), text("two")];
      await desk.add(...items);
      await desk.mark(items[0]!.id, "reviewed");
      await catchUp(desk.index);
      desk.db.exec(`DROP TRIGGER ${log}_refuse_delete; DELETE FROM ${log} WHERE sequence = (
        SELECT max(sequence) FROM ${log})`);
      await catchUp(desk.index);
      expect(await desk.index.counts()).toMatchObject(
        log === "reviews" ? { total: 2, reviewed: 0 } : { total: 1, reviewed: 1 },
      );
      expect(desk.log.entries).toMatchObject([REMADE]);
    }
  });
});

it("the index is readable by this user alone where the program's mask says so, and of one version", async () => {
  const mask = process.umask(0o077);
  const desk = await closedDesk();
  process.umask(mask);
  expect(statSync(desk.file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${desk.file}-wal`)).toBe(false);
  withDesk((db) => {
    expect(db.pragma("user_version", { simple: true })).toBe(DESK_SCHEMA_VERSION);
    expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
    db.exec("INSERT INTO words (words) VALUES ('integrity-check')");
  })(desk);
});

function withDesk(work: (db: Database.Database) => unknown) {
  return ({ file }: { file: string }) => {
    const db = new Database(file);
    work(db);
    db.close();
  };
}
