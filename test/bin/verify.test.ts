import { openBeside } from "../support/stored";
import { runProgram } from "../support/program";
import { seedStore } from "../support/seed";
import { textMessage } from "../support/beacon";

const ROWS = 4;

let dataDir: string;
let ids: string[];
beforeEach(async () => {
  ({ dataDir, ids } = await seedStore(
    Array.from({ length: ROWS }, (_, i) => ["unstructured", textMessage(`n ${i}`)] as const),
  ));
});

function verify(...args: string[]) {
  return runProgram(["verify", ...args], { BEACON_DATA_DIR: dataDir });
}

/** Changes the file as someone with a database tool can, past the triggers. */
function tamper(sql: string): void {
  const db = openBeside(dataDir);
  const triggers = db.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").pluck();
  for (const name of triggers.all()) db.exec(`DROP TRIGGER ${String(name)}`);
  db.exec(sql);
  db.close();
}

describe("beacon verify", () => {
  it("ends with 0 and prints counts and the head, which a later run can be held to", async () => {
    await runProgram(["review", "mark", ids[0]!, "reviewed"], { BEACON_DATA_DIR: dataDir });
    const { code, stdout, stderr } = await verify();
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [, head] =
      /^ok {2}4 submissions, 1 reviews, head ([0-9a-f]{64}-[0-9a-f]{64})\n$/.exec(stdout) ?? [];
    expect(head).toBeDefined();
    expect((await verify("--head", head!)).code).toBe(0);

    tamper(`DELETE FROM submissions WHERE sequence = ${ROWS}`);
    expect((await verify()).code).toBe(0);
    expect(await verify("--head", head!)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: "beacon: the log no longer holds that head: rows were cut off its end\n",
    });
  });

  it("misses a head whose review log was emptied", async () => {
    await runProgram(["review", "mark", ids[0]!, "reviewed"], { BEACON_DATA_DIR: dataDir });
    const [, head] = /head (\S+)/.exec((await verify()).stdout) ?? [];
    tamper("DELETE FROM reviews");
    expect((await verify()).code).toBe(0);
    expect((await verify("--head", head!)).code).toBe(2);
  });

  it("says what a head looks like", async () => {
    const { code, stderr } = await verify("--head", "xyz");
    expect(code).toBe(1);
    expect(stderr).toContain("--head takes the head that an earlier run printed");
  });

  it.each([
    [
      "a changed row",
      "UPDATE submissions SET received_at = 'x' WHERE sequence >= 2",
      "submissions row 2: its hash does not fit its values and the row before it",
    ],
    [
      "changed content",
      "UPDATE submissions SET content = replace(content, 'n 2', 'n 9') WHERE sequence = 3",
      "submissions row 3: its content does not fit its digest",
    ],
    [
      "a removed row",
      "DELETE FROM submissions WHERE sequence = 2",
      "submissions row 3: row 2 is missing before it",
    ],
  ])("ends with 2 and names the first bad row: %s", async (_what, sql, message) => {
    tamper(sql);
    expect(await verify()).toMatchObject({ code: 2, stdout: "", stderr: `beacon: ${message}\n` });
  });

  it("passes on an empty store", async () => {
    dataDir = (await seedStore([])).dataDir;
    expect((await verify()).stdout).toBe(
      `ok  0 submissions, 0 reviews, head ${"0".repeat(64)}-${"0".repeat(64)}\n`,
    );
  });
});
