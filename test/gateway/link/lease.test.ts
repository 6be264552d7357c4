import { startGateway, type TestGateway } from "../../support/gateway";
import { userMessage } from "../../support/gateway-client";
import { createInvokeClient } from "../../support/invoke-client";
import { artifact, status } from "../../support/puppet-agent";
import {
  claimOne,
  connectWorker,
  nextHanded,
  registerWorker,
  sendAtOnce,
} from "../../support/worker";

const LEASE_LOST = -31409;
const PAST = "2020-01-01T00:00:00.000Z";

/** Leases of one gateway run out in a test, those of the other do not. */
let hasty: TestGateway;
let gateway: TestGateway;
beforeAll(async () => {
  hasty = await startGateway({ times: { leaseMs: 300 } });
  gateway = await startGateway();
});
afterAll(() => Promise.all([hasty.stop(), gateway.stop()]));

const eventsOf = async ({ stores }: TestGateway, taskId: string) => stores.tasks.events(taskId, 0);

describe("a lease of a claimed delivery", () => {
  /** A delivery that a worker had, and another has now. */
  async function reclaimed() {
    const { worker, caller, agentId } = await registerWorker(hasty, "queue");
    const { id } = await sendAtOnce(caller);
    const first = await claimOne(worker);
    await worker.publishUnder(first, "1", status("WORKING"));
    const other = await connectWorker(hasty, agentId);
    const second = await claimOne(other);
    expect([second.deliveryId, second.leaseId === first.leaseId]).toEqual([id, false]);
    return { id, caller, worker, first, other, second };
  }

  it("that another worker has by now is refused, and nothing is changed", async () => {
    const { id, caller, worker, first, other, second } = await reclaimed();
    const { error } = await worker.publishUnder(first, "2", artifact("mine"), status("COMPLETED"));
    expect(error).toMatchObject({
      code: LEASE_LOST,
      message: "The delivery has been given to another worker",
      data: [{ reason: "LEASE_LOST", metadata: { code: "lease_lost" } }],
    });
    expect(await eventsOf(hasty, id)).toHaveLength(2);
    await other.publishUnder(second, "3", artifact("ours"), status("COMPLETED"));
    const { result } = await caller.call("GetTask", { id });
    expect(result.artifacts).toMatchObject([{ parts: [{ text: "ours" }] }]);
  });

  it("that another worker has by now still answers a repetition as one", async () => {
    const { id, worker, first } = await reclaimed();
    const { result } = await worker.publishUnder(first, "1", status("WORKING"));
    expect(result.sequence).toBe(2);
    expect(await eventsOf(hasty, id)).toHaveLength(2);
  });

  it("that ran out and is nobody's is taken, and renewed", async () => {
    const { worker, caller, agentId } = await registerWorker(gateway, "queue");
    const { id } = await sendAtOnce(caller);
    const now = new Date().toISOString();
    const [leased] = await gateway.stores.deliveries.claim(agentId, {
      limit: 1,
      now,
      leasedUntil: PAST,
    });
    const lease = { deliveryId: id, leaseId: leased!.leaseId };
    const { result } = await worker.publishUnder(lease, "1", status("WORKING"));
    expect(result).toEqual({ sequence: 2, state: "TASK_STATE_WORKING" });
    expect((await worker.call("Claim", { waitMs: 0 })).result.deliveries).toEqual([]);
  });

  it("is kept by Renew, until another has it or the task has ended", async () => {
    const { id, worker, first, other, second } = await reclaimed();
    const { deliveryId, leaseId } = first;
    const refused = await worker.call("Renew", { deliveryId, leaseId });
    expect(refused.error?.code).toBe(LEASE_LOST);
    const kept = { deliveryId, leaseId: second.leaseId };
    for (let time = 0; time < 5; time += 1) {
      const { leasedUntil } = (await other.call("Renew", kept)).result;
      expect((await hasty.stores.deliveries.find(other.credential.agentId, id))?.lease).toEqual({
        leaseId: second.leaseId,
        leasedUntil,
      });
      const claimed = await worker.call("Claim", { waitMs: 100 });
      expect(claimed.result.deliveries).toEqual([]);
    }
    await other.publishUnder(second, "3", status("COMPLETED"));
    expect((await other.call("Renew", kept)).error?.code).toBe(-32001);
  });

  it("is not wanted: a worker that names none is taken at its word", async () => {
    const { id, worker } = await reclaimed();
    expect((await worker.publish(id, "2", status("COMPLETED"))).result.sequence).toBe(3);
  });
});

describe("a lease of a delivery that was handed over", () => {
  /** A delivery that went from one Receive to the next without a word. */
  async function handedOn(send: (setup: Awaited<ReturnType<typeof registerWorker>>) => unknown) {
    const setup = await registerWorker(gateway, "push");
    const { worker, agentId } = setup;
    const stream = await worker.receive();
    const other = await connectWorker(gateway, agentId);
    const next = await other.receive();
    const sent = send(setup);
    const first = await nextHanded(stream);
    stream.close();
    const second = await nextHanded(next);
    expect([second.deliveryId, second.leaseId === first.leaseId]).toEqual([
      first.deliveryId,
      false,
    ]);
    const end = () => {
      next.close();
    };
    return { ...setup, first, other, second, sent, end };
  }

  it.each([true, false])(
    "is refused when another Receive has it, whether or not the task is kept yet (%j)",
    async (returnImmediately) => {
      const { caller, worker, first, other, second, end } = await handedOn(({ caller: by }) =>
        by.call("SendMessage", { message: userMessage(), configuration: { returnImmediately } }),
      );
      expect((await worker.publishUnder(first, "1", status("WORKING"))).error?.code).toBe(
        LEASE_LOST,
      );
      const said = await other.publishUnder(second, "1", artifact("ours"), status("COMPLETED"));
      expect(said.result).toEqual({ sequence: 3, state: "TASK_STATE_COMPLETED" });
      const { result } = await caller.call("GetTask", { id: second.delivery.taskId });
      expect(result.artifacts).toMatchObject([{ parts: [{ text: "ours" }] }]);
      end();
    },
  );

  it("is refused at an invoke too", async () => {
    const { worker, first, other, second, sent, end } = await handedOn(async ({ agentId }) => {
      const client = createInvokeClient(gateway, agentId, await gateway.mintKey(agentId));
      return client.invoke({ message: "Hello." });
    });
    const refused = await worker.publishUnder(first, "1", status("COMPLETED", "Mine."));
    expect(refused.error?.code).toBe(LEASE_LOST);
    await other.publishUnder(second, "1", status("COMPLETED", "Ours."));
    expect(await sent).toMatchObject({ status: 200, body: { reply: "Ours." } });
    end();
  });

  it("is the worker's while nobody else has it, though its Receive has ended", async () => {
    const { worker, caller } = await registerWorker(gateway, "push");
    const stream = await worker.receive();
    const { id } = await sendAtOnce(caller);
    const lease = await nextHanded(stream);
    stream.close();
    await worker.publishUnder(lease, "1", status("WORKING"));
    const again = await worker.receive();
    const { result } = await worker.publishUnder(lease, "2", status("COMPLETED"));
    expect(result.sequence).toBe(3);
    expect((await caller.call("GetTask", { id })).result.status.state).toBe("TASK_STATE_COMPLETED");
    again.close();
  });
});
