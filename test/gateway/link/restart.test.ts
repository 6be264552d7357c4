import { createGatewayClient } from "../../support/gateway-client";
import { startGateway, type TestGateway } from "../../support/gateway";
import { artifact, status } from "../../support/puppet-agent";
import {
  connectWorker,
  nextDelivery,
  nextHanded,
  registerWorker,
  sendAtOnce,
  workerAt,
  type WorkerSetup,
} from "../../support/worker";

const times = { leaseMs: 300 };

/** The same gateway in another process, as far as its store can tell; and the same worker and caller. */
async function restart(gateway: TestGateway, { agentId, worker }: WorkerSetup) {
  const { dataDir, issuer } = gateway;
  await gateway.stop();
  const again = await startGateway({ times, issuer, environment: { GATEWAY_DATA_DIR: dataDir } });
  const endpoint = again.endpoint(agentId);
  return {
    gateway: again,
    worker: workerAt(`${endpoint}/link`, worker.token, worker.credential),
    caller: createGatewayClient(endpoint, await again.mintKey(agentId)),
  };
}

describe("after a restart", () => {
  it("the publications for a delivery go on, and those of before are known", async () => {
    const first = await startGateway({ times });
    const setup = await registerWorker(first, "push");
    const stream = await setup.worker.receive();
    const task = await sendAtOnce(setup.caller);
    await nextDelivery(stream);
    await setup.worker.publish(task.id, "1", status("WORKING"), artifact("a"));

    const { gateway, worker, caller } = await restart(first, setup);
    expect(
      (await worker.publish(task.id, "1", status("WORKING"), artifact("a"))).result.sequence,
    ).toBe(3);
    const thinking = { message: { parts: [{ text: "Still at it." }] } };
    expect((await worker.publish(task.id, "2", thinking)).result).toEqual({
      sequence: 4,
      state: "TASK_STATE_WORKING",
    });
    const last = () =>
      worker.publish(task.id, "3", artifact("b", { append: true }), status("COMPLETED"));
    expect((await last()).result.sequence).toBe(6);
    expect((await caller.call("GetTask", { id: task.id })).result).toMatchObject({
      status: { state: "TASK_STATE_COMPLETED" },
      artifacts: [{ parts: [{ text: "a" }, { text: "b" }] }],
    });
    await gateway.stop();
  });

  it("what was right to say of a task then is known, too, when it has gone on since", async () => {
    const first = await startGateway({ times });
    const setup = await registerWorker(first, "queue");
    const { id } = await sendAtOnce(setup.caller);
    const said = [status("SUBMITTED", "Soon."), status("WORKING")];
    await setup.worker.publish(id, "1", ...said);

    const { gateway, worker } = await restart(first, setup);
    expect((await worker.publish(id, "1", ...said)).result).toEqual({ sequence: 3 });
    expect((await worker.publish(id, "2", ...said)).error?.code).toBe(-32602);
    await gateway.stop();
  });

  it("the repetition of a publication that ended a task is known", async () => {
    const first = await startGateway({ times });
    const setup = await registerWorker(first, "push");
    const stream = await setup.worker.receive();
    const { id } = await sendAtOnce(setup.caller);
    await nextDelivery(stream);
    await setup.worker.publish(id, "1", status("COMPLETED"));

    const { gateway, worker } = await restart(first, setup);
    expect((await worker.publish(id, "1", status("COMPLETED"))).result.sequence).toBe(2);
    expect((await worker.publish(id, "2", artifact("late"))).error?.code).toBe(-32004);
    await gateway.stop();
  });

  it("a live worker is given what none has acknowledged, and nothing else", async () => {
    const first = await startGateway({ times });
    const setup = await registerWorker(first, "push");
    const stream = await setup.worker.receive();
    const acknowledged = await sendAtOnce(setup.caller, "acknowledged");
    const open = await sendAtOnce(setup.caller, "not acknowledged");
    await setup.worker.publish(acknowledged.id, "1", status("WORKING"));
    stream.close();

    const { gateway, worker, caller } = await restart(first, setup);
    const again = await worker.receive();
    expect((await nextDelivery(again)).id).toBe(open.id);
    const next = await sendAtOnce(caller, "next");
    expect((await nextDelivery(again)).id).toBe(next.id);
    again.close();
    await gateway.stop();
  });

  it("a worker is still told apart from the one that has its delivery", async () => {
    const first = await startGateway({ times: { leaseMs: 20_000 } });
    const setup = await registerWorker(first, "push");
    const stream = await setup.worker.receive();
    const next = await (await connectWorker(first, setup.agentId)).receive();
    await sendAtOnce(setup.caller);
    const lost = await nextHanded(stream);
    stream.close();
    const lease = await nextHanded(next);

    const { gateway, worker } = await restart(first, setup);
    expect((await worker.publishUnder(lost, "1", status("WORKING"))).error?.code).toBe(-31409);
    expect((await worker.publishUnder(lease, "2", status("COMPLETED"))).result.sequence).toBe(2);
    await gateway.stop();
  });

  it("a claimed delivery without a word is given again", async () => {
    const first = await startGateway({ times });
    const setup = await registerWorker(first, "queue");
    const { id } = await sendAtOnce(setup.caller);
    await setup.worker.call("Claim", {});

    const { gateway, worker, caller } = await restart(first, setup);
    const { result } = await worker.call("Claim", {});
    expect(result.deliveries[0].delivery.id).toBe(id);
    await worker.publish(id, "1", status("COMPLETED"));
    expect((await caller.call("GetTask", { id })).result.status.state).toBe("TASK_STATE_COMPLETED");
    await gateway.stop();
  });
});
