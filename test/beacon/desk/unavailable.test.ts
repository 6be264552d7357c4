import { renameSync } from "node:fs";
import { textMessage } from "../../support/beacon";
import { breakStore } from "../../support/break-store";
import { signIn, startDesk } from "../../support/desk";
import path from "node:path";

describe("a store that cannot be used", () => {
  it.each(["locked", "unreadable reviews"] as const)(
    "that is %s is a page that says so, and the desk goes on when it is back",
    async (state) => {
      const desk = await startDesk([["unstructured", textMessage("Hello.")]]);
      const reviewer = await signIn(desk);
      await desk.chain.check();
      const mark = () =>
        reviewer.post(`/submissions/${desk.ids[0]!}/marks`, { verdict: "reviewed" });
      const mend = breakStore({ name: path.join(desk.dataDir, "beacon.db") }, "reviews", state);
      const { status, body } = await mark();
      expect(status).toBe(503);
      expect(body).toContain("<h1>Service Unavailable</h1>");
      expect(body).not.toMatch(/SQL|reviews|locked/i);
      mend();
      expect((await mark()).status).toBe(303);
    },
  );
});

describe("a log that is taken away under the desk", () => {
  it("is marked no more: each page says what to do, until the desk is started again", async () => {
    const desk = await startDesk([["unstructured", textMessage("Hello.")]]);
    const reviewer = await signIn(desk);
    const mark = () => reviewer.post(`/submissions/${desk.ids[0]!}/marks`, { verdict: "reviewed" });
    expect((await mark()).status).toBe(303);
    const file = path.join(desk.dataDir, "beacon.db");
    renameSync(file, `${file}.away`);
    for (const answer of [await reviewer.get("/?state="), await mark()]) {
      expect(answer.status).toBe(503);
      expect(answer.body).toContain("start the desk again");
    }
    renameSync(`${file}.away`, file);
    expect((await mark()).status).toBe(303);
  });
});

describe("an index that has much to take over", () => {
  it("is whole in an export, whatever it lacked when that was asked for", async () => {
    const count = 3_000;
    const seeds = Array.from(
      { length: count },
      (_, index) => ["unstructured", textMessage(`Number ${index}`)] as const,
    );
    const desk = await startDesk(seeds);
    const reviewer = await signIn(desk);
    const { status, body } = await reviewer.get("/export.jsonl");
    expect(status).toBe(200);
    expect(body.split("\n")).toHaveLength(count + 1);
  });
});
