import { beaconMessage, call, startBeacon, type TestBeacon, textMessage } from "../support/beacon";

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterAll(() => beacon.stop());

describe("SendMessage", () => {
  it("stores a text message and answers a submitted task with the receipt", async () => {
    const { result } = await call(beacon, "SendMessage", { message: textMessage() });
    const { task } = result;
    expect(task.status.state).toBe("TASK_STATE_SUBMITTED");
    expect(task.metadata.receipt).toMatchObject({
      receipt_id: task.id,
      kind: "unstructured",
      status: "stored",
      received_at: task.status.timestamp,
    });
  });

  it("takes one valid data part for a structured submission", async () => {
    const message = { ...textMessage(), parts: [{ data: beaconMessage() }] };
    const { result } = await call(beacon, "SendMessage", { message });
    expect(result.task.metadata.receipt.kind).toBe("structured");
  });
});
