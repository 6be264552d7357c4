import { startGateway, type TestGateway } from "../../support/gateway";
import { userMessage } from "../../support/gateway-client";
import { artifact, status } from "../../support/puppet-agent";
import { until } from "../../support/until";
import { connectWorker, nextDelivery, registerWorker, sendAtOnce } from "../../support/worker";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const setup = () => registerWorker(gateway, "push");

const isOffline = (agentId: string) => () => {
  try {
    gateway.services.workers.check({ id: agentId } as never);
    return false;
  } catch {
    return true;
  }
};

describe("Receive", () => {
  it("answers AgentOffline at once and makes no task when no worker is live", async () => {
    const { caller } = await setup();
    const { error } = await caller.call("SendMessage", { message: userMessage() });
    expect(error).toMatchObject({ code: -31503, message: expect.any(String) });
    expect((await caller.call("ListTasks", {})).result).toMatchObject({ tasks: [], totalSize: 0 });
  });

  it("delivers the whole message, with its task, its context and whom it is from", async () => {
    const { worker, caller } = await setup();
    const stream = await worker.receive();
    const message = userMessage("Hello.", {
      metadata: { a: [1, null] },
      extensions: ["https://extension.example/x"],
      referenceTaskIds: ["t-1"],
    });
    const sent = caller.call(
      "SendMessage",
      { message, configuration: { acceptedOutputModes: ["text/plain"] } },
      { "X-A2A-Agent-ID": "somebody" },
    );
    const delivery = await nextDelivery(stream);
    expect(delivery).toEqual({
      id: delivery.taskId,
      kind: "message",
      taskId: expect.any(String),
      contextId: expect.any(String),
      message: { ...message, taskId: delivery.taskId, contextId: delivery.contextId },
      history: [],
      acceptedOutputModes: ["text/plain"],
      principal: "key:tester",
      from: { owner_id: "owner-1", caller_id: "somebody" },
    });
    await worker.publish(delivery.id, "1", status("COMPLETED", "Done."));
    expect((await sent).result.task).toMatchObject({
      id: delivery.taskId,
      status: { state: "TASK_STATE_COMPLETED", message: { parts: [{ text: "Done." }] } },
    });
    stream.close();
  });

  it("gives several live workers their turns", async () => {
    const { agentId, worker, caller } = await setup();
    const streams = [
      await worker.receive(),
      await (await connectWorker(gateway, agentId)).receive(),
    ];
    const sent = ["a", "b", "c", "d"];
    for (const text of sent) await sendAtOnce(caller, text);
    const got: (string | undefined)[][] = [];
    for (const stream of streams) {
      const two = [await nextDelivery(stream), await nextDelivery(stream)];
      got.push(two.map(({ message }) => message.parts[0]?.text));
    }
    expect(got).toEqual([
      ["a", "c"],
      ["b", "d"],
    ]);
    for (const stream of streams) stream.close();
  });

  it("gives what a worker that drops has not acknowledged to another, and nothing else", async () => {
    const { agentId, worker, caller } = await setup();
    const first = await worker.receive();
    await sendAtOnce(caller, "acknowledged");
    await sendAtOnce(caller, "not acknowledged");
    const acknowledged = await nextDelivery(first);
    const open = await nextDelivery(first);
    await worker.publish(acknowledged.id, "1", status("WORKING"));
    const other = await connectWorker(gateway, agentId);
    const second = await other.receive();
    first.close();
    expect(await nextDelivery(second)).toEqual(open);
    await sendAtOnce(caller, "next");
    expect((await nextDelivery(second)).message.parts).toEqual([{ text: "next" }]);
    expect((await other.publish(open.id, "1", status("COMPLETED"))).result).toEqual({
      sequence: 2,
      state: "TASK_STATE_COMPLETED",
    });
    second.close();
  });

  it("keeps what the last worker has not acknowledged for one that comes back soon", async () => {
    const { agentId, worker, caller } = await setup();
    const stream = await worker.receive();
    const sent = caller.call("SendMessage", { message: userMessage() });
    const delivery = await nextDelivery(stream);
    stream.close();
    await until("the worker has gone", isOffline(agentId));
    const again = await worker.receive();
    expect(await nextDelivery(again)).toEqual(delivery);
    await worker.publish(delivery.id, "1", { message: { parts: [{ text: "Back." }] } });
    expect((await sent).result.message.parts).toEqual([{ text: "Back." }]);
    again.close();
  });

  it("ends the wait of a caller with AgentOffline, without a task, when no worker comes back", async () => {
    const { worker, caller } = await setup();
    const stream = await worker.receive();
    const sent = caller.call("SendMessage", { message: userMessage() });
    await nextDelivery(stream);
    stream.close();
    expect((await sent).error?.code).toBe(-31503);
    expect((await caller.call("ListTasks", {})).result.totalSize).toBe(0);
  });

  it("ends the stream of a token that is revoked, and refuses the next one", async () => {
    const { agentId, worker, caller } = await setup();
    const stream = await worker.receive();
    await gateway.stores.credentials.revoke(worker.credential.id, new Date().toISOString());
    expect(await stream.rest()).toEqual([]);
    expect(isOffline(agentId)()).toBe(true);
    expect((await worker.call("Receive")).error?.code).toBe(-31401);
    const { error } = await caller.call("SendMessage", { message: userMessage() });
    expect(error?.code).toBe(-31503);
  });

  it("tells the worker that has the task of a cancellation, and no other", async () => {
    const { agentId, worker, caller } = await setup();
    const holder = await worker.receive();
    const other = await (await connectWorker(gateway, agentId)).receive();
    const { id } = await sendAtOnce(caller);
    const delivery = await nextDelivery(holder);
    await worker.publish(delivery.id, "1", status("WORKING"), artifact("half"));
    const canceled = caller.call("CancelTask", { id });
    expect((await holder.next())?.body.result).toEqual({
      cancellation: { taskId: id, deliveryId: delivery.id },
    });
    await worker.publish(delivery.id, "2", status("CANCELED", "Stopped."));
    expect((await canceled).result).toMatchObject({
      id,
      status: { state: "TASK_STATE_CANCELED", message: { parts: [{ text: "Stopped." }] } },
      artifacts: [{ parts: [{ text: "half" }] }],
    });
    // The next thing that the other worker hears is a message of its own.
    await sendAtOnce(caller, "yours");
    expect((await nextDelivery(other)).message.parts).toEqual([{ text: "yours" }]);
    holder.close();
    other.close();
  });

  it("refuses an agent whose deliveries are claimed", async () => {
    const { worker } = await registerWorker(gateway, "queue");
    expect((await worker.call("Receive")).error?.code).toBe(-32004);
  });
});
