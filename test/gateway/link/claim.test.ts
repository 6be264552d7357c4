import { type GatewayClient, userMessage } from "../../support/gateway-client";
import { startGateway, type TestGateway } from "../../support/gateway";
import { artifact, status } from "../../support/puppet-agent";
import { registerWorker, sendAtOnce } from "../../support/worker";

/** Short, so that a lease runs out in a test. */
const LEASE_MS = 300;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ times: { leaseMs: LEASE_MS } });
});
afterAll(() => gateway.stop());

const setup = () => registerWorker(gateway, "queue");

const stateOf = async (caller: GatewayClient, id: string) =>
  (await caller.call("GetTask", { id })).result.status.state;

describe("Claim", () => {
  it("finds a task that waits in SUBMITTED, and leases its delivery", async () => {
    const { worker, caller } = await setup();
    const task = await sendAtOnce(caller);
    expect(task.status.state).toBe("TASK_STATE_SUBMITTED");
    expect(await stateOf(caller, task.id)).toBe("TASK_STATE_SUBMITTED");
    const { result } = await worker.call("Claim", {});
    expect(result).toEqual({
      deliveries: [
        {
          delivery: expect.objectContaining({ id: task.id, kind: "message", taskId: task.id }),
          leaseId: expect.any(String),
          leasedUntil: expect.stringMatching(/Z$/),
        },
      ],
      cancellations: [],
    });
  });

  it("waits for a delivery, and answers as soon as there is one", async () => {
    const { worker, caller } = await setup();
    const claimed = worker.call("Claim", { waitMs: 60_000 });
    const sent = caller.call("SendMessage", { message: userMessage() });
    const [{ delivery }] = (await claimed).result.deliveries;
    await worker.publish(delivery.id, "1", { message: { parts: [{ text: "Hi." }] } });
    expect((await sent).result.task.status).toMatchObject({
      state: "TASK_STATE_COMPLETED",
      message: { parts: [{ text: "Hi." }] },
    });
  });

  it("answers nothing when its time is up", async () => {
    const { worker } = await setup();
    const { result } = await worker.call("Claim", { waitMs: 0 });
    expect(result).toEqual({ deliveries: [], cancellations: [] });
  });

  it("gives the oldest first, at most as many as are asked for, and each once", async () => {
    const { worker, caller } = await setup();
    const ids: string[] = [];
    for (const text of ["a", "b", "c"]) ids.push((await sendAtOnce(caller, text)).id);
    const claims = [{ limit: 2 }, { limit: 2 }].map((params) => worker.call("Claim", params));
    const got = (await Promise.all(claims)).map(({ result }) =>
      result.deliveries.map(({ delivery }: any) => delivery.id),
    );
    expect(got).toEqual([ids.slice(0, 2), ids.slice(2)]);
  });

  it("gives a delivery again when its lease has run out", async () => {
    const { worker, caller } = await setup();
    const { id } = await sendAtOnce(caller);
    const claims = [await worker.call("Claim", {}), await worker.call("Claim", {})];
    for (const { result } of claims) expect(result.deliveries[0].delivery.id).toBe(id);
    expect((await worker.publish(id, "1", status("COMPLETED"))).result.sequence).toBe(2);
  });

  it("leaves a delivery whose task waits for its caller to nobody", async () => {
    const { worker, caller } = await setup();
    const { id } = await sendAtOnce(caller);
    await worker.call("Claim", {});
    await worker.publish(id, "1", status("INPUT_REQUIRED"));
    const { result } = await worker.call("Claim", { waitMs: 3 * LEASE_MS });
    expect(result.deliveries).toEqual([]);
    const message = userMessage("More.", { taskId: id });
    const sent = caller.call("SendMessage", { message });
    const [{ delivery }] = (await worker.call("Claim", {})).result.deliveries;
    expect(delivery).toMatchObject({ taskId: id, message: { parts: [{ text: "More." }] } });
    await worker.publish(delivery.id, "1", status("COMPLETED"));
    expect((await sent).result.task.status.state).toBe("TASK_STATE_COMPLETED");
  });

  it("tells every waiting worker of a cancellation, and one that comes later", async () => {
    const { worker, caller } = await setup();
    const { id } = await sendAtOnce(caller);
    await worker.call("Claim", {});
    await worker.publish(id, "1", status("WORKING"));
    const waiting = [1, 2].map(() => worker.call("Claim", {}));
    const canceled = caller.call("CancelTask", { id });
    const cancellations = [{ taskId: id, deliveryId: id }];
    for (const claimed of waiting) expect((await claimed).result).toMatchObject({ cancellations });
    expect((await worker.call("Claim", {})).result).toMatchObject({ cancellations });
    await worker.publish(id, "2", status("CANCELED"));
    expect((await canceled).result.status.state).toBe("TASK_STATE_CANCELED");
  });

  it("takes nothing for a worker that has gone while it waited", async () => {
    const { worker, caller } = await setup();
    const { arrived, left } = nextRequest(gateway);
    const controller = new AbortController();
    const gone = fetch(worker.url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${worker.token}` },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "Claim", params: {} }),
      signal: controller.signal,
    });
    await arrived;
    controller.abort();
    await expect(gone).rejects.toThrow();
    await left;
    const { id } = await sendAtOnce(caller);
    const { result } = await worker.call("Claim", { waitMs: 0 });
    expect(result.deliveries[0].delivery).toMatchObject({ id });
  });

  it("ends the wait of a token that is revoked, with nothing", async () => {
    const { worker } = await setup();
    const claimed = worker.call("Claim", {});
    await gateway.stores.credentials.revoke(worker.credential.id, new Date().toISOString());
    const { result, error } = await claimed;
    expect(result?.deliveries ?? error?.code).toEqual(result ? [] : -31401);
    expect((await worker.call("Claim", {})).error?.code).toBe(-31401);
  });

  it("gives an invoke to a worker, once", async () => {
    const { agentId, worker } = await setup();
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${await gateway.mintKey(agentId)}`,
    };
    const body = JSON.stringify({ message: "Hello." });
    const replied = fetch(`${gateway.endpoint(agentId)}/v1/invoke`, {
      method: "POST",
      headers,
      body,
    });
    const [{ delivery }] = (await worker.call("Claim", {})).result.deliveries;
    expect(delivery).toMatchObject({ kind: "invoke" });
    expect((await worker.call("Claim", { waitMs: 0 })).result.deliveries).toEqual([]);
    await worker.publish(delivery.id, "1", artifact("Hi."), status("COMPLETED"));
    expect(await (await replied).json()).toMatchObject({ reply: "Hi." });
  });

  it("refuses an agent that is delivered to", async () => {
    const { worker } = await registerWorker(gateway, "push");
    expect((await worker.call("Claim", {})).error?.code).toBe(-32004);
  });

  it.each([{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { waitMs: -1 }, { waitMs: 60_001 }])(
    "refuses %j",
    async (params) => {
      const { worker } = await setup();
      expect((await worker.call("Claim", params)).error?.code).toBe(-32602);
    },
  );
});

/** When the next request arrives, and when its sender has left. */
function nextRequest({ server }: TestGateway) {
  let onLeft: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    onLeft = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    server.once("request", (_req, res) => {
      res.once("close", onLeft);
      resolve();
    });
  });
  return { arrived, left };
}
