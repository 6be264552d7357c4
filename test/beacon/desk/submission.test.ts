import { createReviewStore } from "../../../src/adapters/sqlite/beacon/review-store";
import { beaconMessage, call, post, startBeacon, textMessage } from "../../support/beacon";
import {
  idsIn,
  reviewerWith,
  signIn,
  startDesk,
  type TestDesk,
  type TestReviewer,
} from "../../support/desk";
import { runProgram } from "../../support/program";
import { elementShapes } from "../../support/element-shapes";
import { openBeside, storedRows } from "../../support/stored";

let desk: TestDesk;
let reviewer: TestReviewer;
/** Newest first. */
let ids: string[];

const HOSTILE = [
  "<script>alert(1)</script><img src=x onerror=alert(1)>\"'><svg/onload=alert(1)>",
  "</title></textarea></style></div></li></bdi><!-- <plaintext>",
  "\u001b[2J\u001b]8;;https://evil.example/\u0007link\u202Etxt.exe\u2066\u0000",
  "https://evil.example/ javascript:alert(1) mailto:a@b.example //evil.example",
  `e${"\u0301".repeat(5_000)}`,
  "x".repeat(10_000),
].join("\n");

beforeEach(async () => {
  desk = await startDesk([
    ["unstructured", textMessage("First.")],
    ["structured", { ...textMessage(), parts: [{ data: beaconMessage() }] }],
    ["unstructured", { ...textMessage(HOSTILE), metadata: { [HOSTILE]: HOSTILE } }],
    [
      "structured",
      { ...beaconMessage(), subject: HOSTILE.slice(0, 150), from: { name: HOSTILE.slice(0, 150) } },
    ],
  ]);
  reviewer = await signIn(desk);
  ids = desk.ids.toReversed();
});

const pathTo = (id: string, query = "") => `/submissions/${id}${query}`;
const mark = (id: string, fields: Record<string, string>, headers = {}) =>
  reviewer.post(`${pathTo(id)}/marks`, fields, headers);

async function itemOf(id: string, { dataDir } = desk) {
  const db = openBeside(dataDir, { readonly: true });
  const item = await createReviewStore(db).item(id);
  db.close();
  return item!;
}

describe("the page of a submission", () => {
  it("shows what is known of it", async () => {
    const item = await itemOf(ids[3]!);
    const { status, body } = await reviewer.get(pathTo(ids[3]!));
    expect(status).toBe(200);
    for (const text of [item.id, item.hash, item.source, `sha-256:${item.digest}`, "First."])
      expect(body).toContain(text);
    expect(body).toContain("No marks.");
    expect(body).toContain("<title>Submission 1 – Beacon desk</title>");
  });

  it("shows structured fields and text apart", async () => {
    const { body } = await reviewer.get(pathTo(ids[2]!));
    expect(body).toContain("Structured message");
    expect(body).toMatch(/<dt[^>]*>subject<\/dt>\s*<dd>[^]*?Hello/);
  });

  it("leads to the newer and the older one of the list that it was opened from, and back", async () => {
    const { body } = await reviewer.get(pathTo(ids[2]!, "?kind=structured&state=unread"));
    expect(body).toContain(
      `rel="prev" href="/submissions/${ids[0]!}?state=unread&amp;kind=structured"`,
    );
    expect(body).not.toContain('rel="next"');
    expect(body).toContain(`href="/?state=unread&amp;kind=structured#s-${ids[2]!}"`);
    const all = await reviewer.get(pathTo(ids[2]!));
    expect(all.body).toContain(`rel="next" href="/submissions/${ids[3]!}"`);
    expect(all.body).toContain(`href="/?state=#s-${ids[2]!}"`);
  });
});

describe("hostile text", () => {
  it("is markup nowhere: no page has an element or an attribute that a harmless one has not", async () => {
    const note = `${HOSTILE.slice(0, 120)}\u202E`;
    await mark(ids[0]!, { verdict: "dismissed", note });
    await mark(ids[1]!, { verdict: "dismissed", note });
    await mark(ids[2]!, { verdict: "dismissed", note: "harmless\u202E" });
    const shapesOf = async (page: string) => {
      const { status, body } = await reviewer.get(page);
      expect({ page, status }).toEqual({ page, status: 200 });
      return elementShapes(body);
    };
    const harmless = await shapesOf(pathTo(ids[2]!, "?state="));
    // What marks odd characters in a text has no counterpart in one without them.
    const known = new Set([...harmless, "bdi class title", "wbr", "textarea", "a href rel"]);
    for (const page of [pathTo(ids[0]!), pathTo(ids[1]!)])
      expect([...(await shapesOf(page))].filter((shape) => !known.has(shape))).toEqual([]);
    const rows = [
      "li class data-id data-state",
      "a class href id",
      "span class",
      "bdi class",
      "wbr",
    ];
    const inQueue = new Set([
      ...(await shapesOf("/?q=nowhere")),
      ...[...rows, "bdi class title", "time class datetime title"],
    ]);
    const found = await shapesOf(`/?q=${encodeURIComponent("alert(1)")}`);
    expect(found).toContain("li class data-id data-state");
    expect([...found].filter((shape) => !inQueue.has(shape))).toEqual([]);
  });

  it("is never a link, nor a character that reorders or hides", async () => {
    for (const page of ["/?state=", pathTo(ids[0]!), pathTo(ids[1]!)]) {
      const { body } = await reviewer.get(page);
      expect(body).not.toMatch(/(?:href|src|action|content)="[^"]*evil/);
      expect(body).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u001b\u0000\u0007]/);
    }
  });

  it("does not get into a title", async () => {
    const { body } = await reviewer.get(pathTo(ids[0]!));
    expect(/<title>(.*?)<\/title>/.exec(body)![1]).toBe("Submission 4 – Beacon desk");
  });
});

describe("a mark", () => {
  it("is an entry in the log, with verdict, time and note, and without a reviewer who is not named", async () => {
    await mark(ids[0]!, { verdict: "dismissed", note: " two\r\nlines " });
    expect((await itemOf(ids[0]!)).marks).toEqual([
      {
        verdict: "dismissed",
        note: "two\nlines",
        markedAt: new Date(desk.clock.now()).toISOString(),
      },
    ]);
  });

  it("is undone by another one: the log keeps both, the page shows both", async () => {
    await mark(ids[3]!, { verdict: "reviewed", note: "first" });
    await mark(ids[3]!, { verdict: "unread", note: "second" });
    expect((await itemOf(ids[3]!)).marks).toMatchObject([
      { verdict: "reviewed", note: "first" },
      { verdict: "unread", note: "second" },
    ]);
    const { body } = await reviewer.get(pathTo(ids[3]!));
    expect(body).toMatch(/reviewed<\/strong>[^]*first[^]*unread<\/strong>[^]*second/);
    expect(idsIn((await reviewer.get("/?state=unread")).body)).toContain(ids[3]);
  });

  it("leads on to the next older unread one, or else to the newest, and says what was marked", async () => {
    const onFrom = async (id: string) =>
      (await mark(id, { verdict: "reviewed", on: "next", list: "?state=unread" })).headers.location;
    const to = (id: string, marked: string) => pathTo(id, `?state=unread&marked=${marked}`);
    expect(await onFrom(ids[1]!)).toBe(to(ids[2]!, ids[1]!));
    expect(await onFrom(ids[2]!)).toBe(to(ids[3]!, ids[2]!));
    expect(await onFrom(ids[3]!)).toBe(to(ids[0]!, ids[3]!));
    const end = await onFrom(ids[0]!);
    expect(end).toBe(`/?state=unread&marked=${ids[0]!}`);
    const { body } = await reviewer.get(end!);
    expect(body).toContain("Marked reviewed");
    expect(body).toContain(`action="/submissions/${ids[0]!}/marks" id="undo"`);
  });

  it("goes on within the list: its filter, or what was dismissed", async () => {
    const kind = { verdict: "reviewed", on: "next", list: "?kind=structured" };
    expect((await mark(ids[0]!, kind)).headers.location).toContain(pathTo(ids[2]!, "?kind="));
    await mark(ids[1]!, { verdict: "dismissed" });
    await mark(ids[3]!, { verdict: "dismissed" });
    const dismissed = { verdict: "reviewed", on: "next", list: "?state=dismissed" };
    expect((await mark(ids[1]!, dismissed)).headers.location).toContain(
      pathTo(ids[3]!, "?state=dismissed"),
    );
  });

  it("stays where it is when it takes another one back", async () => {
    const { headers } = await mark(ids[1]!, { verdict: "unread", on: "next", list: "?q=x" });
    expect(headers.location).toBe(pathTo(ids[1]!, "?q=x"));
  });

  it("tells a script what became of it", async () => {
    const { status, body } = await mark(
      ids[1]!,
      { verdict: "dismissed" },
      { Accept: "application/json" },
    );
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      state: "dismissed",
      counts: { total: 4, unread: 3, reviewed: 0, dismissed: 1 },
    });
  });

  it.each([
    ["an unknown verdict", { verdict: "liked" }],
    ["no verdict", {}],
    ["a note that is too long", { verdict: "reviewed", note: "x".repeat(2_001) }],
    ["a list that is none", { verdict: "reviewed", list: "?state=seen" }],
  ])("with %s is refused, and nothing is written", async (_what, fields) => {
    expect((await mark(ids[0]!, fields as Record<string, string>)).status).toBe(400);
    expect((await itemOf(ids[0]!)).marks).toEqual([]);
  });

  it("never sends anybody elsewhere", async () => {
    for (const list of ["//evil.example", "https://evil.example/?state=unread", "\r\nX: y"]) {
      const { status, headers } = await mark(ids[3]!, { verdict: "unread", list });
      expect({ list, status }).toEqual({ list, status: 303 });
      expect(headers.location).toMatch(/^\/submissions\//);
    }
  });

  it("names the user whom the proxy names", async () => {
    const named = await startDesk([["unstructured", textMessage()]], {
      BEACON_DESK_USER_HEADER: "Remote-User",
    });
    const alice = await reviewerWith(named, { "Remote-User": "alice" });
    await alice.post(`/submissions/${named.ids[0]!}/marks`, {
      verdict: "reviewed",
      reviewer: "mallory",
    });
    expect((await itemOf(named.ids[0]!, named)).marks).toMatchObject([
      { verdict: "reviewed", reviewer: "alice" },
    ]);
    const { body } = await alice.get(`/submissions/${named.ids[0]!}`);
    expect(body).toMatch(/<strong>reviewed<\/strong> at [^]*? by [^]*?alice/);
  });

  it("leaves the chains whole", async () => {
    await mark(ids[0]!, { verdict: "reviewed", note: "n" });
    await mark(ids[0]!, { verdict: "unread" });
    const { code, stdout } = await runProgram(["verify"], { BEACON_DATA_DIR: desk.dataDir });
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^ok {2}4 sub.*2 rev/),
    });
  });
});

describe("the submitter", () => {
  it("sees nothing of what is done at the desk", async () => {
    const beacon = await startBeacon({ BEACON_DATA_DIR: desk.dataDir });
    const native = await post(`${beacon.publicUrl}/beacon/0.1/messages`, beaconMessage(), {
      "Content-Type": "application/json",
    });
    const { receipt_id: id } = (await native.json()) as { receipt_id: string };
    const seen = async () => [
      await call(beacon, "GetTask", { id }),
      await call(beacon, "ListTasks", {}),
      await (await fetch(`${beacon.publicUrl}/beacon/0.1/receipts/${id}`)).text(),
    ];
    const before = await seen();
    const rows = storedRows(desk.dataDir);
    await reviewer.get("/?state=unread");
    await reviewer.get(pathTo(id));
    for (const verdict of ["reviewed", "dismissed", "unread"])
      expect((await mark(id, { verdict, note: "n" })).status).toBe(303);
    expect(await seen()).toEqual(before);
    expect(storedRows(desk.dataDir)).toEqual(rows);
    await beacon.stop();
  });

  it("finds none of the desk on the public listener", async () => {
    const beacon = await startBeacon({ BEACON_DATA_DIR: desk.dataDir });
    for (const path of [
      "/?state=unread",
      pathTo(ids[0]!),
      "/updates",
      "/export.jsonl",
      "/sign-in",
    ]) {
      const headers = { Cookie: reviewer.cookie };
      const { status } = await fetch(beacon.publicUrl + path, { headers });
      expect({ path, status }).toEqual({ path, status: 404 });
    }
    await beacon.stop();
  });
});

describe("the export", () => {
  const linesOf = (text: string) => text.split("\n").slice(0, -1);
  const exported = async () =>
    linesOf((await runProgram(["export"], { BEACON_DATA_DIR: desk.dataDir })).stdout);

  it("is what `beacon export` prints of the list, line by line, newest first", async () => {
    await mark(ids[0]!, { verdict: "reviewed", note: HOSTILE.slice(0, 200) });
    await mark(ids[2]!, { verdict: "dismissed" });
    const all = (await exported()).reverse();
    expect(all).toHaveLength(4);
    const { status, headers, body } = await reviewer.get("/export.jsonl");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/jsonl; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="beacon-[\d-]+\.jsonl"$/);
    expect(linesOf(body)).toEqual(all);
    const of = async (query: string) =>
      linesOf((await reviewer.get(`/export.jsonl?${query}`)).body);
    expect(await of("state=unread")).toEqual([all[1], all[3]]);
    expect(await of("kind=structured")).toEqual([all[0], all[2]]);
    expect(await of("kind=structured&state=dismissed")).toEqual([all[2]]);
    expect(await of("q=First")).toEqual([all[3]]);
    expect(await of("from=2027-01-01")).toEqual([]);
  });

  it("is of the whole list, whatever page of it is shown", async () => {
    const { body } = await reviewer.get("/?state=&before=2");
    expect(body).toContain('<a href="/export.jsonl" download>');
    expect(linesOf((await reviewer.get("/export.jsonl")).body)).toHaveLength(4);
  });
});

describe("the state of the log", () => {
  it("is at the foot of each page, and in full on one of its own", async () => {
    const { head } = await desk.chain.check();
    const { body } = await reviewer.get("/?state=");
    expect(body).toMatch(
      /<footer><a href="\/chain" id="chain">Verified up to 4 submissions, 0 marks/,
    );
    const page = await reviewer.get("/chain");
    expect(page.body).toContain(head);
    expect(page.body).toContain("<dt>Submissions checked</dt><dd>4 rows</dd>");
  });

  it("is checked again on demand", async () => {
    await desk.chain.check();
    await mark(ids[0]!, { verdict: "reviewed" });
    const { status, headers } = await reviewer.post("/chain");
    expect({ status, location: headers.location }).toEqual({ status: 303, location: "/chain" });
    await desk.chain.check();
    expect((await reviewer.get("/chain")).body).toContain("<dt>Marks checked</dt><dd>1 row</dd>");
  });

  it("is an alarm on each page when a row was changed", async () => {
    const db = openBeside(desk.dataDir);
    db.exec("DROP TRIGGER submissions_refuse_update");
    db.exec("UPDATE submissions SET source = 'changed' WHERE sequence = 2");
    db.close();
    await desk.stop();
    const again = await startDesk([], { BEACON_DATA_DIR: desk.dataDir });
    await again.chain.check();
    const somebody = await signIn(again);
    for (const page of ["/?state=", "/chain", "/help"])
      expect((await somebody.get(page)).body).toContain(
        "The log does not verify: row 2 of the submissions",
      );
  });
});

describe("the help page", () => {
  it("names every key", async () => {
    const { body } = await reviewer.get("/help");
    for (const key of ["j", "k", "r", "d", "u", "/", "?", "o", "Enter", "Esc", "g i"])
      expect(body).toContain(`<kbd>${key}</kbd>`);
  });
});
