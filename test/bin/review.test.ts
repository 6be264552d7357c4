import { beaconMessage, call, makeDataDir, startBeacon, textMessage } from "../support/beacon";
import { runProgram } from "../support/program";
import { seedStore } from "../support/seed";

/** A character that a terminal acts on, or a link. */
const ACTIVE = /[^\P{C}\n]|[\p{Zl}\p{Zp}]|\w:\/\/|javascript:|mailto:|www\./u;

const NASTY = [
  "\u001b[2J\u001b]0;title\u0007",
  "\u001b]8;;https://evil.example/\u001b\\safe\u001b]8;;\u001b\\",
  "\u202Etxt.exe\u2066",
  "\u009b31m\u0000\u007f\r\u2028\u200b\ufeff",
  "https://a.example javascript:alert(1) mailto:a@b www.example.org",
].join("\n");

let dataDir: string;
let ids: string[];
beforeEach(async () => {
  ({ dataDir, ids } = await seedStore([
    ["unstructured", textMessage("Hello there.")],
    ["structured", { ...textMessage(), parts: [{ data: beaconMessage() }] }],
    ["structured", beaconMessage()],
    ["unstructured", { ...textMessage(NASTY), metadata: { [NASTY]: NASTY } }],
  ]));
});

function beacon(...args: string[]) {
  return runProgram(args, { BEACON_DATA_DIR: dataDir });
}

async function lines(...args: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await beacon(...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout.split("\n").slice(0, -1);
}

const idOf = (line: string) => line.slice(0, 44);

describe("beacon review list", () => {
  it("prints a line a submission, oldest first", async () => {
    const listed = await lines("review", "list");
    expect(listed.map(idOf)).toEqual(ids);
    expect(listed[0]).toMatch(
      /^[0-9a-f]{44} {2}\d{4}-\S+Z {2}unread {5}unstructured {2}Hello there\.$/,
    );
    expect(listed[1]).toMatch(/ {2}structured {4}Hello$/);
  });

  it("filters by --kind, --unread, and both", async () => {
    await lines("review", "mark", ids[1]!, "reviewed");
    const unread = await lines("review", "list", "--unread");
    expect(unread.map(idOf)).toEqual([ids[0], ids[2], ids[3]]);
    const structured = await lines("review", "list", "--kind", "structured");
    expect(structured.map(idOf)).toEqual([ids[1], ids[2]]);
    expect(structured[0]).toContain("  reviewed ");
    const both = await lines("review", "list", "--unread", "--kind", "structured");
    expect(both.map(idOf)).toEqual([ids[2]]);
  });

  it("prints JSON Lines with --json, without the message", async () => {
    const records = (await lines("review", "list", "--json")).map((line) => JSON.parse(line));
    expect(records.map(({ receipt_id }) => receipt_id)).toEqual(ids);
    expect(records[0]).toMatchObject({
      sequence: 1,
      kind: "unstructured",
      review: { state: "unread", marks: [] },
    });
    expect(records[0]).not.toHaveProperty("message");
  });

  it("prints nothing for an empty store", async () => {
    dataDir = (await seedStore([])).dataDir;
    expect(await lines("review", "list")).toEqual([]);
  });
});

describe("beacon review show", () => {
  it("prints a submission in full", async () => {
    const shown = await lines("review", "show", ids[0]!);
    expect(shown[0]).toBe(`receipt   ${ids[0] ?? ""}`);
    expect(shown).toContain("| Hello there.");
  });

  it("prints the record with the whole message with --json", async () => {
    const [record] = await lines("review", "show", ids[2]!, "--json");
    expect(JSON.parse(record!)).toMatchObject({ receipt_id: ids[2], message: beaconMessage() });
  });
});

describe("beacon review mark", () => {
  it("adds to the log, which show and list tell of, the last mark first in the state", async () => {
    expect(await lines("review", "mark", ids[0]!, "dismissed", "--note", "spam")).toEqual([
      `${ids[0] ?? ""}  dismissed`,
    ]);
    await lines("review", "mark", ids[0]!, "reviewed");
    const shown = await lines("review", "show", ids[0]!);
    expect(shown).toContain("state     reviewed");
    expect(
      shown.filter((line) => /^ {2}\d{4}-.*(dismissed {2}spam|reviewed)$/.test(line)),
    ).toHaveLength(2);
  });

  it("takes back what was decided by another mark", async () => {
    await lines("review", "mark", ids[0]!, "dismissed");
    expect((await lines("review", "list", "--unread")).map(idOf)).toEqual(ids.slice(1));
    expect(await lines("review", "mark", ids[0]!, "unread")).toEqual([`${ids[0] ?? ""}  unread`]);
    expect((await lines("review", "list", "--unread")).map(idOf)).toEqual(ids);
    expect(await lines("review", "show", ids[0]!)).toContain("state     unread");
  });

  it("keeps who decided, of any name, and shows it inert", async () => {
    const reviewer = `${NASTY.replaceAll("\u0000", "")} Zoë`;
    await lines("review", "mark", ids[0]!, "reviewed", "--reviewer", reviewer, "--note", "n");
    for (const args of [
      ["review", "show", ids[0]!, "--json"],
      ["review", "list", "--json"],
      ["export"],
    ]) {
      const [record] = await lines(...args);
      expect(JSON.parse(record!).review.marks).toMatchObject([{ verdict: "reviewed", reviewer }]);
    }
    const { stdout } = await beacon("review", "show", ids[0]!);
    expect(stdout).toMatch(/reviewed {2}by .*Zoë {2}n$/m);
    expect(stdout).not.toMatch(ACTIVE);
    expect(await lines("verify")).toEqual([expect.stringContaining("1 reviews")]);
  });

  it("keeps a note of any text, and shows it inert", async () => {
    const note = `${NASTY.replaceAll("\u0000", "")}"' --json $(id)`;
    await lines("review", "mark", ids[0]!, "dismissed", "--note", note);
    const [record] = await lines("review", "show", ids[0]!, "--json");
    expect(JSON.parse(record!).review.marks).toMatchObject([{ verdict: "dismissed", note }]);
    expect((await beacon("review", "show", ids[0]!)).stdout).not.toMatch(ACTIVE);
  });

  it("changes nothing that a caller sees", async () => {
    const served = await startBeacon({ BEACON_DATA_DIR: dataDir });
    const before = await call(served, "GetTask", { id: ids[0] });
    expect(before).toHaveProperty("result.status.state", "TASK_STATE_SUBMITTED");
    for (const verdict of ["reviewed", "dismissed"]) {
      await lines("review", "mark", ids[0]!, verdict, "--note", "n");
      expect(await call(served, "GetTask", { id: ids[0] })).toEqual(before);
    }
    await served.stop();
  });
});

describe("submitted text", () => {
  it("is inert wherever it is printed", async () => {
    const shown = await beacon("review", "show", ids[3]!);
    for (const { code, stdout } of [await beacon("review", "list"), shown]) {
      expect(code).toBe(0);
      expect(stdout).not.toMatch(ACTIVE);
    }
    expect(shown.stdout).toContain("\\u{1b}]8;;https[://]evil.example/");
    expect(shown.stdout).toContain("\\u{202e}txt.exe");
  });

  it("for machines keeps its links, and has none of the characters that a terminal acts on", async () => {
    for (const args of [["review", "show", ids[3]!, "--json"], ["export"]]) {
      const { stdout } = await beacon(...args);
      expect(stdout).not.toMatch(/[^\P{C}\n]/u);
      expect(stdout).toContain("https://a.example");
    }
  });
});

describe("beacon export", () => {
  it("prints everything as JSON Lines, and each message is what was stored", async () => {
    await lines("review", "mark", ids[1]!, "reviewed", "--note", "n");
    const records = (await lines("export")).map((line) => JSON.parse(line));
    expect(records.map(({ receipt_id }) => receipt_id)).toEqual(ids);
    expect(records[1].review.marks).toMatchObject([{ verdict: "reviewed", note: "n" }]);
    expect(records[2].message).toEqual(beaconMessage());
    expect(records[3].message).toEqual({
      ...textMessage(NASTY),
      metadata: { [NASTY]: NASTY },
    });
  });
});

describe("an id that is not there", () => {
  it.each([
    ["show", ["review", "show", "unknown"]],
    ["show --json", ["review", "show", "unknown", "--json"]],
    ["mark", ["review", "mark", "unknown", "reviewed"]],
  ])("ends %s with 1 and says where ids are", async (_verb, args) => {
    expect(await beacon(...args)).toMatchObject({
      code: 1,
      stdout: "",
      stderr: "beacon: no submission has this id; `beacon review list` prints them\n",
    });
  });
});

describe("a folder without a database", () => {
  it.each([
    [["review", "list"]],
    [["review", "show", "x"]],
    [["review", "mark", "x", "reviewed"]],
    [["export"]],
    [["verify"]],
  ])("ends %j with 1 and names BEACON_DATA_DIR", async (args) => {
    dataDir = makeDataDir();
    const { code, stdout, stderr } = await beacon(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^beacon: there is no database at .*BEACON_DATA_DIR.*\n$/);
  });
});
