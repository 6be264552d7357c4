import { openDatabase } from "../../../src/adapters/sqlite/beacon/database";
import { createSubmissionStore } from "../../../src/adapters/sqlite/beacon/submission-store";
import { beaconMessage, textMessage } from "../../support/beacon";
import { idsIn, signIn, startDesk, type TestDesk, type TestReviewer } from "../../support/desk";
import { submission } from "../../support/submission";

const KINDS = ["unstructured", "structured", "unstructured", "structured"] as const;

let desk: TestDesk;
let reviewer: TestReviewer;
/** Newest first. */
let ids: string[];

beforeEach(async () => {
  desk = await startDesk(
    KINDS.map((kind, index) => [
      kind,
      kind === "structured"
        ? { ...beaconMessage(), subject: `Subject ${index + 1}` }
        : textMessage(`\n  Line ${index + 1}\nand more`),
    ]),
  );
  reviewer = await signIn(desk);
  ids = desk.ids.toReversed();
});

/** Adds submissions as the serving Beacon does, beside the desk. */
async function arrive(count: number, receivedAt?: string): Promise<string[]> {
  const db = openDatabase(desk.dataDir, { create: false });
  const store = createSubmissionStore(db);
  const added = Array.from({ length: count }, (_, index) =>
    submission(
      JSON.stringify(textMessage(`Arrived ${index + 1}`)),
      receivedAt ? { receivedAt } : {},
    ),
  );
  await Promise.all(added.map((one) => store.append(one)));
  db.close();
  return added.map(({ id }) => id).reverse();
}

async function listed(query: string): Promise<string[]> {
  const { status, body } = await reviewer.get(`/${query}`);
  expect(status).toBe(200);
  return idsIn(body);
}

async function mark(id: string, verdict: string) {
  const { status } = await reviewer.post(`/submissions/${id}/marks`, { verdict });
  expect(status).toBe(303);
}

describe("the queue", () => {
  it("is the unread ones, under a URL that says so", async () => {
    const { status, headers } = await reviewer.get("/");
    expect({ status, location: headers.location }).toEqual({
      status: 303,
      location: "/?state=unread",
    });
    expect(await listed("?state=unread")).toEqual(ids);
  });

  it("shows state, kind, subject or first line, age and size of each, newest first", async () => {
    desk.clock.pass(0);
    const { body } = await reviewer.get("/?state=unread");
    const [newest = "", second = ""] = body.split('<li class="row"').slice(1);
    expect(newest).toContain("Subject 4");
    expect(newest).toContain('<span class="state">unread</span>');
    expect(newest).toContain('<span class="kind">structured</span>');
    expect(newest).toMatch(/<time class="age" datetime="2026-01-31T12:00:00.000Z"[^>]*>\d+ d ago</);
    expect(newest).toMatch(/<span class="size">\d+ B<\/span>/);
    expect(second).toMatch(/>Line 3</);
  });

  it("counts each state, the unread ones in the title too", async () => {
    await mark(ids[0]!, "reviewed");
    await mark(ids[1]!, "dismissed");
    const { body } = await reviewer.get("/?state=");
    expect(body).toContain("<title>(2) Queue – Beacon desk</title>");
    const counts = [...body.matchAll(/data-count="(\w+)">(\d+)</g)].map(([, name, n]) => [name, n]);
    expect(Object.fromEntries(counts)).toEqual({
      unread: "2",
      reviewed: "1",
      dismissed: "1",
      total: "4",
    });
  });

  it("filters by state, and any state where none is named", async () => {
    await mark(ids[0]!, "reviewed");
    await mark(ids[1]!, "dismissed");
    expect(await listed("?state=unread")).toEqual(ids.slice(2));
    expect(await listed("?state=reviewed")).toEqual([ids[0]]);
    expect(await listed("?state=dismissed")).toEqual([ids[1]]);
    expect(await listed("?state=")).toEqual(ids);
    expect(await listed("?kind=")).toEqual(ids);
  });

  it("filters by kind", async () => {
    expect(await listed("?kind=structured")).toEqual([ids[0], ids[2]]);
    expect(await listed("?kind=unstructured&state=unread")).toEqual([ids[1], ids[3]]);
  });

  it("filters by day, both of which are part of it, and by instant", async () => {
    const [late] = await arrive(1, "2026-02-01T23:59:59.999Z");
    expect(await listed("?from=2026-02-01")).toEqual([late]);
    expect(await listed("?to=2026-01-31")).toEqual(ids);
    expect(await listed("?from=2026-01-31&to=2026-02-01")).toEqual([late, ...ids]);
    expect(await listed("?from=2026-01-31T12:00:00Z&to=2026-02-01T00:00:00Z")).toEqual(ids);
    expect(await listed("?from=2026-01-31T12:00:00.001Z&to=2026-02-01")).toEqual([late]);
    expect(await listed("?to=2026-01-31T12:00Z")).toEqual([]);
  });

  it("searches, and is as calm about any characters", async () => {
    expect(await listed("?q=Subject")).toEqual([ids[0], ids[2]]);
    expect(await listed(`?q=${encodeURIComponent('"Line 3"')}`)).toEqual([ids[1]]);
    expect(await listed("?q=Lin*&state=unread")).toEqual([ids[1], ids[3]]);
    expect(await listed("?q=nowhere")).toEqual([]);
    for (const q of ['"', "*", "AND OR NOT", "a:b", "(", "^x", "\u0000", "'; --", "<b>"]) {
      const { status } = await reviewer.get(`/?q=${encodeURIComponent(q)}`);
      expect({ q, status }).toEqual({ q, status: 200 });
    }
  });

  it("keeps what was asked for in its form, as text", async () => {
    const q = '"><script>alert(1)</script>';
    const query = new URLSearchParams({ q, kind: "structured", from: "2026-01-01" }).toString();
    const { body } = await reviewer.get(`/?${query}`);
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(body).not.toContain("<script>");
    expect(body).toContain('<option value="structured" selected>');
    expect(body).toContain('name="from" value="2026-01-01"');
  });

  it("says that nothing is there", async () => {
    const { body } = await reviewer.get("/?state=dismissed");
    expect(body).toContain("Nothing here.");
  });

  it.each([
    ["state=seen", "state is one of"],
    ["kind=file", "kind is one of"],
    ["from=yesterday", "from is a day"],
    ["from=2026-02-30", "from is a day"],
    ["to=2026-13-01", "to is a day"],
    ["to=9999-12-31", "to is a day"],
    ["from=2026-01-31T12:00:00%2B01:00", "from is a day"],
    ["before=x", "before is a row"],
    ["after=-1", "after is a row"],
    [`q=${"x".repeat(201)}`, "at most 200 characters"],
  ])("?%s is refused with words", async (query, words) => {
    const { status, body } = await reviewer.get(`/?${query}`);
    expect(status).toBe(400);
    expect(body).toContain(words);
  });
});

describe("the pages of the queue", () => {
  const linkOf = (body: string, rel: string) =>
    new RegExp(`<a rel="${rel}" href="([^"]+)">`).exec(body)?.[1]?.replaceAll("&amp;", "&");

  it("lead from the newest to the oldest and back, each submission once", async () => {
    const all = [...(await arrive(100)), ...ids];
    const seen: string[][] = [];
    let { body } = await reviewer.get("/?state=unread&kind=");
    expect(linkOf(body, "prev")).toBeUndefined();
    for (let link = linkOf(body, "next"); ; link = linkOf(body, "next")) {
      seen.push(idsIn(body));
      if (link === undefined) break;
      expect(link).toContain("state=unread");
      ({ body } = await reviewer.get(link));
    }
    expect(seen.map(({ length }) => length)).toEqual([50, 50, 4]);
    expect(seen.flat()).toEqual(all);
    ({ body } = await reviewer.get(linkOf(body, "prev")!));
    expect(idsIn(body)).toEqual(seen[1]);
    ({ body } = await reviewer.get(linkOf(body, "first")!));
    expect(idsIn(body)).toEqual(seen[0]);
  });

  it("stay where they are while others come in", async () => {
    await arrive(60);
    const older = linkOf((await reviewer.get("/?state=unread")).body, "next")!;
    const before = await listed(older.slice(1));
    await arrive(10);
    expect(await listed(older.slice(1))).toEqual(before);
  });
});

describe("what is new", () => {
  const updates = async (query: string) => {
    const { status, headers, body } = await reviewer.get(`/updates?${query}`);
    expect({ status, type: headers["content-type"] }).toEqual({
      status: 200,
      type: "application/json",
    });
    return JSON.parse(body);
  };

  it("comes as rows that the list does not have yet, with the counts", async () => {
    const { body } = await reviewer.get("/?state=unread");
    const since = /data-since="(\d+)" data-live>/.exec(body)![1]!;
    expect(await updates(`state=unread&since=${since}`)).not.toHaveProperty("arrived");
    const arrived = await arrive(2);
    const told = await updates(`state=unread&since=${since}`);
    expect(told.counts).toMatchObject({ unread: 6, total: 6 });
    expect(told.arrived.count).toBe(2);
    expect(idsIn(told.arrived.rows)).toEqual(arrived);
    expect(told.arrived.rows).toContain("?state=unread");
    expect(await updates(`state=unread&since=${told.arrived.since}`)).not.toHaveProperty("arrived");
  });

  it("is only what the list is of", async () => {
    await arrive(1);
    expect(await updates("kind=structured&since=4")).not.toHaveProperty("arrived");
    expect(await updates("q=Arrived&since=4")).toHaveProperty("arrived.count", 1);
  });

  it("is told to the first page of a list alone", async () => {
    await arrive(60);
    const { body } = await reviewer.get("/?state=unread&before=20");
    expect(body).not.toContain("data-live");
  });

  it("tells how many marks a submission has by now", async () => {
    expect(await updates(`item=${ids[0]!}`)).toHaveProperty("marks", 0);
    await mark(ids[0]!, "reviewed");
    expect(await updates(`item=${ids[0]!}`)).toHaveProperty("marks", 1);
  });
});
