import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import { createChainWatch } from "../../../../src/adapters/sqlite/beacon/chain-watch";
import { createReviewStore } from "../../../../src/adapters/sqlite/beacon/review-store";
import { post, rpc, textMessage, makeDataDir } from "../../../support/beacon";
import { keepLog } from "../../../support/log";
import { endProgram, runProgram, serveProgram } from "../../../support/program";
import { catchUp, idsOf, openIndex } from "./desk-index.fixtures";

const MESSAGES = 200;

it("the index and the watch keep up with a Beacon that serves, and with marks of other processes", async () => {
  const dataDir = makeDataDir();
  const beacon = await serveProgram({ BEACON_DATA_DIR: dataDir });
  const source = openDatabase(dataDir, { create: false, readOnly: true });
  const index = openIndex(dataDir, source);
  const watch = createChainWatch({ db: source, clock: Date, logger: keepLog(), intervalMs: 1 });

  const receipts: string[] = [];
  const sent = { all: false };
  const send = async (lane: number) => {
    for (let n = 0; n < MESSAGES / 4; n += 1) {
      const params = {
        message: { ...textMessage(`Hello from ${lane}, ${n}.`), messageId: `${lane}-${n}` },
      };
      const response = await post(beacon.endpoint, rpc("SendMessage", params));
      receipts.push(((await response.json()) as any).result.task.id);
    }
  };
  const sending = Promise.all([0, 1, 2, 3].map(send)).then(() => {
    sent.all = true;
  });
  let listed = 0;
  while (!sent.all) {
    await index.refresh();
    const { total, unread } = await index.counts();
    expect(unread).toBe(total);
    expect(total).toBeGreaterThanOrEqual(listed);
    listed = total;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await sending;
  await catchUp(index);
  expect((await idsOf(index)).toSorted()).toEqual(receipts.toSorted());
  expect(await index.count({ text: '"hello from 3"' }, MESSAGES)).toBe(MESSAGES / 4);

  // A mark of the command line, and one of a connection of this process.
  const marked = ["review", "mark", receipts[0]!, "dismissed"];
  expect((await runProgram(marked, { BEACON_DATA_DIR: dataDir })).code).toBe(0);
  expect(await idsOf(index, { state: "dismissed" })).toEqual([receipts[0]]);
  const db = openDatabase(dataDir, { create: false });
  const markedAt = "2026-02-01T00:00:00.000Z";
  await createReviewStore(db).mark(receipts[1]!, { verdict: "reviewed", markedAt });
  db.close();
  expect(await index.counts()).toMatchObject({ total: MESSAGES, reviewed: 1, dismissed: 1 });

  expect(await watch.check()).not.toHaveProperty("fault");
  await endProgram(beacon, "SIGKILL");
  const again = await watch.check();
  expect(again).toMatchObject({ submissions: MESSAGES, reviews: 2 });
  expect(again).not.toHaveProperty("fault");
  await watch.close();
  source.close();
});
