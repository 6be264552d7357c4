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
