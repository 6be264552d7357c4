import { setImmediate as nextTurn } from "node:timers/promises";
import { StoreUnavailableError } from "../../../../src/ports/store-unavailable-error";
import { catchUp, idsOf, openDesk, openIndex, structured, text } from "./desk-index.fixtures";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1_000).toISOString();

/** A desk with so many texts, one a second. */
async function deskOf(count: number) {
  const desk = openDesk();
  const items = Array.from({ length: count }, (_, n) => text(`text ${n}`, { receivedAt: at(n) }));
  await desk.add(...items);
  await catchUp(desk.index);
  return { ...desk, items, ids: items.map(({ id }) => id) };
}

describe("refresh()", () => {
  it("takes over what has come in, and answers how many rows it lacks", async () => {
    const { index, add } = openDesk();
    expect(await index.refresh()).toBe(0);
    const one = text("Hello.");
    await add(one);
    expect(await idsOf(index)).toEqual([]);
    expect(await index.refresh()).toBe(0);
    expect(await index.page({}, { limit: 9 })).toEqual({
      rows: [
        {
          ...{ sequence: 1, id: one.id, receivedAt: one.receivedAt, kind: "unstructured" },
          ...{ state: "unread", bytes: one.bytes, about: "Hello." },
        },
      ],
    });
  });

  it("takes over some at a time, in turns of the event loop between which others have theirs", async () => {
    const { index, add } = openDesk();
    await add(...Array.from({ length: 300 }, () => text("word ".repeat(6_000))));
    let turns = 0;
    const count = () => {
      turns += 1;
      if (turns > 0) setImmediate(count);
    };
    count();
    const lacking = await index.refresh();
    expect(lacking).toBeGreaterThan(0);
    expect(lacking).toBeLessThan(300);
    expect(turns).toBeGreaterThan(10);
    turns = -1_000_000_000;
    expect((await idsOf(index)).length).toBe(300 - lacking);
    await catchUp(index);
    expect(await idsOf(index, { text: "word" })).toHaveLength(300);
  });

  it("shares the work of calls that come together", async () => {
    const { index, add } = openDesk();
    await add(text("a"), text("b"));
    expect(await Promise.all([index.refresh(), index.refresh(), index.refresh()])).toEqual([
      0, 0, 0,
    ]);
    expect(await idsOf(index)).toHaveLength(2);
  });

  it("takes over a submission whose content was changed by other means, and what comes after", async () => {
    const { index, add, db } = openDesk();
    await add(text("a"));
    db.exec("DROP TRIGGER submissions_refuse_update; UPDATE submissions SET content = 'not json'");
    await add(text("b"));
    await catchUp(index);
    expect(await idsOf(index)).toHaveLength(2);
    expect(await idsOf(index, { text: "json" })).toHaveLength(1);
  });

  it("rejects while the logs cannot be read, and goes on after that", async () => {
    const { index, add, db } = openDesk();
    await add(text("a"));
    db.exec("ALTER TABLE submissions RENAME TO hidden");
    await expect(index.refresh()).rejects.toThrow(StoreUnavailableError);
    db.exec("ALTER TABLE hidden RENAME TO submissions");
    await catchUp(index);
    expect(await idsOf(index)).toHaveLength(1);
  });

  it("stops when the index is closed meanwhile", async () => {
    const { index, add } = openDesk();
    await add(...Array.from({ length: 100 }, () => text("word ".repeat(6_000))));
    const refreshing = index.refresh();
    await nextTurn();
    index.close();
    await expect(refreshing).resolves.toBe(0);
    await expect(index.page({}, { limit: 1 })).rejects.toThrow(StoreUnavailableError);
  });
});

describe("marks", () => {
  it("are visible at once, without a refresh", async () => {
    const { index, mark, ids } = await deskOf(3);
    await mark(ids[1]!, "dismissed");
    expect(await idsOf(index, { state: "dismissed" })).toEqual([ids[1]]);
    expect(await index.counts()).toEqual({ total: 3, unread: 2, reviewed: 0, dismissed: 1 });
    await mark(ids[1]!, "unread");
    expect(await index.counts()).toEqual({ total: 3, unread: 3, reviewed: 0, dismissed: 0 });
    await mark(ids[0]!, "reviewed");
    expect(await index.neighbours({ state: "reviewed" }, 2)).toEqual({ older: ids[0] });
  });

  it("count by the last one, also of those from before the index and before the row", async () => {
    const { add, mark, dataDir, source, index: first } = openDesk();
    first.close();
    const [one, two] = [text("1"), text("2")];
    await add(one, two);
    for (const verdict of ["reviewed", "dismissed", "unread", "reviewed"] as const)
      await mark(one.id, verdict);
    const index = openIndex(dataDir, source);
    await mark(two.id, "dismissed");
    expect((await index.counts()).total).toBe(0);
    await catchUp(index);
    expect(await index.counts()).toEqual({ total: 2, unread: 0, reviewed: 1, dismissed: 1 });
  });

  it("are taken over whatever their number", async () => {
    const { index, mark, ids } = await deskOf(3);
    for (let n = 0; n < 1_200; n += 1) await mark(ids[n % 2]!, n % 3 === 0 ? "unread" : "reviewed");
    await mark(ids[0]!, "dismissed");
    await catchUp(index);
    expect(await index.counts()).toMatchObject({ dismissed: 1, total: 3 });
  });
});

describe("page()", () => {
  it("answers nothing of an empty log", async () => {
    const { index } = openDesk();
    expect(await index.page({}, { limit: 5 })).toEqual({ rows: [] });
    expect(await index.neighbours({}, 1)).toEqual({});
    expect(await index.count({}, 5)).toBe(0);
  });

  it("walks to the oldest and back by keys, each row once", async () => {
    const { index, ids } = await deskOf(10);
    const newestFirst = ids.toReversed();
    const one = await index.page({}, { limit: 4 });
    const two = await index.page({}, { limit: 4, before: one.older! });
    const three = await index.page({}, { limit: 4, before: two.older! });
    expect([one, two, three].flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(newestFirst);
    expect(one).not.toHaveProperty("newer");
    expect(three).not.toHaveProperty("older");
    const back = await index.page({}, { limit: 4, after: three.newer! });
    expect(back).toEqual(two);
    expect(await index.page({}, { limit: 4, after: back.newer! })).toEqual({ ...one });
  });

  it("tells of what has become newer than a page, and older than an empty one", async () => {
    const { index, add } = await deskOf(2);
    const { rows } = await index.page({}, { limit: 5 });
    expect(await index.page({}, { limit: 5, after: rows[0]!.sequence })).toEqual({
      ...{ rows: [], older: 3 },
    });
    await add(text("new"));
    await catchUp(index);
    expect(await index.page({}, { limit: 5, after: rows[0]!.sequence })).toMatchObject({
      rows: [{ sequence: 3 }],
      older: 3,
    });
    expect(await index.page({}, { limit: 5, before: 1 })).toEqual({ rows: [], newer: 0 });
  });

  it("filters by times whose order is not that of the log", async () => {
    const { index, add } = openDesk();
    const seconds = [5, 6, 2, 7, 1, 9];
    const items = seconds.map((second) => text("t", { receivedAt: at(second) }));
    await add(...items);
    await catchUp(index);
    const found = await index.page({ from: at(2), to: at(7) }, { limit: 9 });
    expect(found.rows.map(({ receivedAt }) => receivedAt)).toEqual([at(2), at(6), at(5)]);
    expect(await idsOf(index, { from: at(7), to: at(2) })).toEqual([]);
    expect(await index.count({ to: at(6) }, 9)).toBe(3);
  });

  it("finds times in a log of several spans", async () => {
    const { index, ids } = await deskOf(3_100);
    expect(await idsOf(index, { from: at(1_998), to: at(2_002) })).toEqual(
      ids.slice(1_998, 2_002).toReversed(),
    );
    expect(await idsOf(index, { from: at(3_099) })).toEqual([ids[3_099]]);
    expect(await idsOf(index, { to: at(1), text: "text" })).toEqual([ids[0]]);
    expect(await index.count({}, 50)).toBe(50);
    expect(await idsOf(index, { text: "text" })).toEqual(ids.toReversed());
    expect(await index.count({ text: "text" }, 5_000)).toBe(3_100);
    expect(await index.neighbours({ text: '"text 3"' }, 3_000)).toEqual({ older: ids[3] });
    expect(await index.neighbours({ text: '"text 3050"' }, 3)).toEqual({ newer: ids[3_050] });
  });
});

describe("a desk beside another", () => {
  it("is refused, and let in when the other has ended", async () => {
    const { dataDir, source, index } = await deskOf(1);
    expect(() => openIndex(dataDir, source)).toThrow(/another desk has .*desk\.db open/);
    index.close();
    const next = openIndex(dataDir, source);
    expect(await idsOf(next)).toHaveLength(1);
  });
});

describe("a row", () => {
  it.each([
    ["the subject", structured("S", "B"), "S"],
    ["the first line that is not blank", text(" \n\t\u2028 one \r\n two"), "one"],
    ["200 characters of a longer one", text("\u{1F600}".repeat(300)), "\u{1F600}".repeat(200)],
    [
      "a whole character at the cut",
      text(`${"x".repeat(199)}\u{1F600}y`),
      `${"x".repeat(199)}\u{1F600}`,
    ],
    ["unescaped", text("<b>\u0000\u202e\u001b[2J"), "<b>\u0000\u202e\u001b[2J"],
    ["marks up to 200", text(`e${"\u0301".repeat(30_000)}`), `e${"\u0301".repeat(199)}`],
  ])("is about %s", async (_what, item, about) => {
    const { index, add } = openDesk();
    await add(item);
    await catchUp(index);
    const { rows } = await index.page({}, { limit: 1 });
    expect(rows[0]?.about).toBe(about);
  });

  it("shows half of a character as what stands for none", async () => {
    const { index, add } = openDesk();
    await add(text("\ud800 half"));
    await catchUp(index);
    expect((await index.page({ text: "half" }, { limit: 1 })).rows[0]?.about).toBe("\ufffd half");
  });
});
