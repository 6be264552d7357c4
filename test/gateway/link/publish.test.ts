import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { startGateway, type TestGateway } from "../../support/gateway";
import { artifact, status } from "../../support/puppet-agent";
import type { SseReader } from "../../support/sse-reader";
import { nextDelivery, registerWorker, sendAtOnce, type TestWorker } from "../../support/worker";

let gateway: TestGateway;
let worker: TestWorker;
let caller: GatewayClient;
let stream: SseReader;
beforeAll(async () => {
  gateway = await startGateway();
  ({ worker, caller } = await registerWorker(gateway, "push"));
  stream = await worker.receive();
});
afterAll(() => gateway.stop());

/** A task that the worker has been given. */
async function deliver() {
  const task = await sendAtOnce(caller);
  return { task, delivery: await nextDelivery(stream) };
}

const eventsOf = async (taskId: string) => gateway.stores.tasks.events(taskId, 0);

describe("Publish", () => {
  it("answers the number of the last event and the state", async () => {
    const { delivery, task } = await deliver();
    const { result } = await worker.publish(delivery.id, "1", status("WORKING"), artifact("a"));
    expect(result).toEqual({ sequence: 3, state: "TASK_STATE_WORKING" });
    expect((await eventsOf(task.id)).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it("changes nothing when an event id comes again, also when both come at once", async () => {
    const { delivery, task } = await deliver();
    const once = () => worker.publish(delivery.id, "1", status("WORKING"), artifact("a"));
    const answers = [...(await Promise.all([once(), once()])), await once()];
    expect(answers.map(({ result }) => result.sequence)).toEqual([3, 3, 3]);
    expect(await eventsOf(task.id)).toHaveLength(3);
  });

  it("answers the repetition of what ended the task with the same sequence", async () => {
    const { delivery } = await deliver();
    const last = () => worker.publish(delivery.id, "1", artifact("a"), status("COMPLETED"));
    const first = (await last()).result;
    expect((await last()).result.sequence).toBe(first.sequence);
  });

  it("refuses more for a task that has ended", async () => {
    const { delivery, task } = await deliver();
    await worker.publish(delivery.id, "1", status("COMPLETED"));
    expect((await worker.publish(delivery.id, "2", artifact("late"))).error?.code).toBe(-32004);
    expect(await eventsOf(task.id)).toHaveLength(2);
  });

  it("tells two deliveries of a task apart whose event ids are the same", async () => {
    const { delivery, task } = await deliver();
    await worker.publish(delivery.id, "1", status("INPUT_REQUIRED", "More?"));
    const message = userMessage("More.", { taskId: task.id });
    const sent = caller.call("SendMessage", { message });
    const next = await nextDelivery(stream);
    expect(next.id).not.toBe(delivery.id);
    expect(next.history.map(({ role }) => role)).toEqual(["ROLE_USER", "ROLE_AGENT"]);
    const { result } = await worker.publish(next.id, "1", status("COMPLETED", "Done."));
    expect(result).toEqual({ sequence: 4, state: "TASK_STATE_COMPLETED" });
    expect((await sent).result.task.status.message.parts).toEqual([{ text: "Done." }]);
  });

  it("makes a message alone the whole answer, and knows it when it comes again", async () => {
    const sent = caller.call("SendMessage", { message: userMessage() });
    const delivery = await nextDelivery(stream);
    const answer = () =>
      worker.publish(delivery.id, "1", { message: { parts: [{ text: "Hi." }] } });
    expect((await answer()).result).toEqual({ sequence: 0 });
    expect((await answer()).result).toEqual({ sequence: 0 });
    expect((await sent).result.message).toMatchObject({
      role: "ROLE_AGENT",
      parts: [{ text: "Hi." }],
    });
    expect((await worker.publish(delivery.id, "2", artifact("late"))).error?.code).toBe(-32004);
  });

  it.each([
    ["no event", []],
    ["an event that is none", [{}]],
    ["two things in one event", [{ ...status("WORKING"), ...artifact("a") }]],
    ["an artifact without parts", [{ artifact: { artifactId: "a", parts: [] } }]],
    ["a part with two kinds of content", [{ message: { parts: [{ text: "a", url: "b" }] } }]],
    ["a state that is none", [status("UNSPECIFIED")]],
    ["an unknown state", [status("ASLEEP")]],
    [
      "a message whose id UTF-8 cannot write",
      [{ message: { messageId: "\ud800", parts: [{ text: "a" }] } }],
    ],
  ])("refuses %s and keeps nothing of it", async (_name, events) => {
    const { delivery, task } = await deliver();
    const { error } = await worker.publish(delivery.id, "1", ...events);
    expect(error?.code).toBe(-32602);
    expect(error?.data?.[0].fieldViolations).toHaveLength(1);
    expect(await eventsOf(task.id)).toHaveLength(1);
  });

  it("refuses an event id that UTF-8 cannot write, which would be the same as others", async () => {
    const { delivery, task } = await deliver();
    for (const id of ["\ud800", "e\udfff"]) {
      const { error } = await worker.publish(delivery.id, id, status("WORKING"));
      expect(error?.data?.[0].fieldViolations).toEqual([
        { field: "eventId", description: "must be well-formed Unicode" },
      ]);
    }
    expect(await eventsOf(task.id)).toHaveLength(1);
    const { result } = await worker.publish(delivery.id, "\u{1F600}", status("WORKING"));
    expect(result.sequence).toBe(2);
  });

  it("knows no delivery of another agent, nor one that never was", async () => {
    const { delivery } = await deliver();
    const other = await registerWorker(gateway, "push");
    for (const id of [delivery.id, `${delivery.id}:x`, "unknown"])
      expect((await other.worker.publish(id, "1", status("WORKING"))).error?.code).toBe(-32001);
    expect((await worker.publish(`${delivery.id}:x`, "1", status("WORKING"))).error?.code).toBe(
      -32001,
    );
    await worker.publish(delivery.id, "1", status("COMPLETED"));
    expect((await other.worker.publish(delivery.id, "1", status("WORKING"))).error?.code).toBe(
      -32001,
    );
  });

  it("takes an agent's answer to an invoke", async () => {
    const { agentId, worker: invoked } = await registerWorker(gateway, "push");
    const receiving = await invoked.receive();
    const replied = invoke(agentId);
    const delivery = await nextDelivery(receiving);
    expect(delivery).toMatchObject({ kind: "invoke", message: { parts: [{ text: "Hello." }] } });
    await invoked.publish(delivery.id, "1", artifact("Hi "));
    await invoked.publish(
      delivery.id,
      "2",
      artifact("there.", { append: true }),
      status("COMPLETED"),
    );
    expect(await replied).toMatchObject({ reply: "Hi there." });
    receiving.close();
  });

  it("is too late for a task whose agent was silent for too long", async () => {
    const impatient = await startGateway({ times: { agentIdleMs: 0 } });
    const { worker: silent, caller: waiting } = await registerWorker(impatient, "push");
    const receiving = await silent.receive();
    const task = await sendAtOnce(waiting);
    const { id } = await nextDelivery(receiving);
    await silent.publish(id, "1", status("WORKING"));
    // A task is silent from the next millisecond on.
    while ((await impatient.services.housekeeping.failSilent()) === 0);
    const { result } = await waiting.call("GetTask", { id: task.id });
    expect(result.status.state).toBe("TASK_STATE_FAILED");
    expect((await silent.publish(id, "2", artifact("late"))).error?.code).toBe(-32004);
    await impatient.stop();
  });
});

async function invoke(agentId: string): Promise<unknown> {
  const response = await fetch(`${gateway.endpoint(agentId)}/v1/invoke`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${await gateway.mintKey(agentId)}`,
    },
    body: JSON.stringify({ message: "Hello." }),
  });
  return response.json();
}

it("a worker's link is not a caller's endpoint", async () => {
  const { agentId } = await registerWorker(gateway, "push");
  const key = await gateway.mintKey(agentId);
  const link = createGatewayClient(`${gateway.endpoint(agentId)}/link`, key);
  expect((await link.call("Receive")).error?.code).toBe(-31401);
});
