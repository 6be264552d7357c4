import { makeDataDir, beaconMessage, post, rpc, textMessage } from "../support/beacon";
import { endProgram, runProgram, type ServingProgram, serveProgram } from "../support/program";
import { storedRows } from "../support/stored";

const ROUNDS = 4;
const SENDERS = 8;
const RECEIPTS_A_ROUND = 60;

interface Receipt {
  receipt_id: string;
  received_at: string;
  digest: string;
}

/** Every receipt that was handed out, over all rounds. */
const receipts: Receipt[] = [];

/** Sends until the process is gone; tells of each receipt. */
async function sendUntilGone(
  { endpoint, publicUrl }: ServingProgram,
  sender: number,
  onReceipt: (receipt: Receipt) => void,
): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      const native = i % 3 === 0;
      const response = native
        ? await post(`${publicUrl}/beacon/0.1/messages`, beaconMessage())
        : await post(endpoint, rpc("SendMessage", { message: textMessage(`${sender} ${i}`) }));
      const body = (await response.json()) as any;
      onReceipt((native ? body : body.result.task.metadata.receipt) as Receipt);
    } catch {
      // The connection is cut: no answer, no receipt.
      return;
    }
  }
}

/** Lets several senders at a process and kills it in the middle of their requests. */
async function killUnderLoad(program: ServingProgram): Promise<void> {
  let count = 0;
  const onReceipt = (receipt: Receipt) => {
    receipts.push(receipt);
    count += 1;
    if (count === RECEIPTS_A_ROUND) program.child.kill("SIGKILL");
  };
  await Promise.all(
    Array.from({ length: SENDERS }, (_, sender) => sendUntilGone(program, sender, onReceipt)),
  );
  expect(await program.finished).toMatchObject({ code: null, signal: "SIGKILL" });
  expect(count).toBeGreaterThanOrEqual(RECEIPTS_A_ROUND);
}

async function expectAllThere(program: ServingProgram): Promise<void> {
  const tasks: unknown[] = [];
  for (const { receipt_id } of receipts) {
    const response = await post(program.endpoint, rpc("GetTask", { id: receipt_id }));
    tasks.push(((await response.json()) as any).result);
  }
  expect(tasks).toEqual(
    receipts.map(({ receipt_id: id, received_at: timestamp }) => ({
      id,
      status: { state: "TASK_STATE_SUBMITTED", timestamp },
    })),
  );
}

describe("SIGKILL under concurrent sends", () => {
  it("loses nothing that was acknowledged, and leaves a chain that verifies, again and again", async () => {
    const dataDir = makeDataDir();
    const environment = { BEACON_DATA_DIR: dataDir };
    for (let round = 0; round < ROUNDS; round++) {
      const program = await serveProgram(environment);
      await expectAllThere(program);
      await killUnderLoad(program);
      const { code, stdout, stderr } = await runProgram(["verify"], environment);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(stdout).toMatch(/^ok {2}\d+ submissions/);
    }
    const rows = new Map(storedRows(dataDir).map((row) => [row.id, row]));
    for (const { receipt_id, digest } of receipts)
      expect(`sha-256:${rows.get(receipt_id)?.digest ?? ""}`).toBe(digest);
    // More may be stored than was acknowledged, by what was in flight when the process went.
    expect(rows.size).toBeLessThanOrEqual(receipts.length + ROUNDS * SENDERS);

    const last = await serveProgram(environment);
    await expectAllThere(last);
    expect((await endProgram(last, "SIGTERM")).code).toBe(0);
  });
});
