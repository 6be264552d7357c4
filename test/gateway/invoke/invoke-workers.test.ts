import { startGateway, type TestGateway } from "../../support/gateway";
import { createInvokeClient } from "../../support/invoke-client";
import { breakStore } from "../../support/break-store";
import { artifact, status } from "../../support/puppet-agent";
import { until } from "../../support/until";
import { connectWorker, nextDelivery, registerWorker, type TestWorker } from "../../support/worker";

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.stop());

/** An agent whose worker a test speaks for, and a caller of it by REST invoke. */
async function setUp(mode: "push" | "queue") {
  const { agentId, worker } = await registerWorker(gateway, mode);
  const client = createInvokeClient(gateway, agentId, await gateway.mintKey(agentId, "invoker"));
  return { agentId, worker, client };
}

/** Looks without taking: what is taken is given back. */
function isWaiting({ services }: TestGateway, { credential }: TestWorker): boolean {
  const { agentId } = credential;
  const waiting = services.queueConnector.takeInvocations(agentId, 1);
  services.queueConnector.giveBack(agentId, waiting);
  return waiting.length > 0;
}

describe("invoke at an agent whose workers receive", () => {
  it("answers what the worker publishes, and streams it piece by piece", async () => {
    const { worker, client } = await setUp("push");
    const stream = await worker.receive();
    const answering = client.invoke({ message: "Hello." });
    const first = await nextDelivery(stream);
    expect([first.kind, first.message.parts]).toEqual(["invoke", [{ text: "Hello." }]]);
    const published = await worker.publish(first.id, "1", artifact("One."), status("COMPLETED"));
    expect(published.result).toEqual({ sequence: 0, state: "TASK_STATE_COMPLETED" });
    expect((await answering).body.reply).toBe("One.");

    const frames = client.frames({ message: "Hello.", context_id: "c-1" });
    const second = await nextDelivery(stream);
    await worker.publish(second.id, "1", artifact("One, "));
    await worker.publish(second.id, "2", artifact("two.", { append: true }), status("COMPLETED"));
    expect(await frames).toEqual([
      { type: "agent_reply_delta", text: "One, " },
      { type: "agent_reply_delta", text: "two." },
      { type: "agent_reply", text: "One, two.", context_id: "c-1" },
    ]);
    stream.close();
  });

  it("takes an event id once", async () => {
    const { worker, client } = await setUp("push");
    const stream = await worker.receive();
    const answering = client.invoke({ message: "Hello." });
    const { id } = await nextDelivery(stream);
    await worker.publish(id, "1", artifact("One."));
    await worker.publish(id, "1", artifact("One."));
    await worker.publish(id, "2", status("COMPLETED"));
    expect((await answering).body.reply).toBe("One.");
    expect((await worker.publish(id, "2", status("COMPLETED"))).result).toEqual({
      sequence: 0,
      state: "TASK_STATE_COMPLETED",
    });
    expect((await worker.publish(id, "3", artifact("Late."))).error?.code).toBe(-32004);
    stream.close();
  });

  it("is another agent's to publish for never", async () => {
    const { worker, client } = await setUp("push");
    const stranger = await setUp("push");
    const stream = await worker.receive();
    const answering = client.invoke({ message: "Hello." });
    const { id } = await nextDelivery(stream);
    const refused = await stranger.worker.publish(id, "1", status("COMPLETED", "Mine."));
    expect(refused.error?.message).toBe("Task not found");
    await worker.publish(id, "1", status("COMPLETED", "Ours."));
    expect((await answering).body.reply).toBe("Ours.");
    stream.close();
  });

  it("answers 503 where no worker is there, streamed or not", async () => {
    const { client } = await setUp("push");
    for (const Accept of ["application/json", "text/event-stream"]) {
      const answer = await client.invoke({ message: "Hello." }, { Accept });
      expect([answer.status, answer.body.error.code]).toEqual([503, "agent_offline"]);
    }
  });

  it("sends the worker a cancellation when the time is up, and refuses what comes later", async () => {
    const { worker, client } = await setUp("push");
    const stream = await worker.receive();
    const answering = client.invoke({ message: "Hello.", timeout_ms: 50 });
    const { id, taskId } = await nextDelivery(stream);
    const told = await stream.next();
    expect(told?.body.result).toEqual({ cancellation: { taskId, deliveryId: id } });
    expect((await answering).status).toBe(504);
    const late = await worker.publish(id, "1", status("COMPLETED"));
    expect(late.error?.message).toBe("Task not found");
    stream.close();
  });

  it("goes to another worker when the one that has it leaves", async () => {
    const { agentId, worker, client } = await setUp("push");
    const first = await worker.receive();
    const other = await connectWorker(gateway, agentId);
    const second = await other.receive();
    const answering = client.invoke({ message: "Hello." });
    const { id } = await nextDelivery(first);
    first.close();
    expect((await nextDelivery(second)).id).toBe(id);
    await other.publish(id, "1", { message: { parts: [{ text: "Here." }] } });
    expect((await answering).body.reply).toBe("Here.");
    second.close();
  });
});

describe("invoke at an agent whose workers claim", () => {
  it("answers what the worker publishes, and leaves nothing in the queue", async () => {
    const { worker, client } = await setUp("queue");
    const answering = client.invoke({ message: "Hello." });
    const { result } = await worker.call("Claim", { waitMs: 20_000 });
    const [{ delivery }] = result.deliveries;
    expect(delivery.kind).toBe("invoke");
    await worker.publish(delivery.id, "1", status("COMPLETED", "Claimed."));
    expect((await answering).body.reply).toBe("Claimed.");
    const again = await worker.call("Claim", { waitMs: 0 });
    expect(again.result.deliveries).toEqual([]);
  });

  it("is there for the next claim when one could not be stored", async () => {
    const { worker, client } = await setUp("queue");
    const answering = client.invoke({ message: "Hello." });
    await until("the invocation waits", () => isWaiting(gateway, worker));
    const repair = breakStore(gateway.db, "deliveries", "unreadable");
    const refused = await worker.call("Claim", { limit: 2 });
    repair();
    expect(refused.error?.code).toBe(-32603);
    const [{ delivery }] = (await worker.call("Claim", {})).result.deliveries;
    await worker.publish(delivery.id, "1", status("COMPLETED", "Claimed."));
    expect((await answering).body.reply).toBe("Claimed.");
  });

  it("answers 504 where nobody claims in time, and then it is nobody's to claim", async () => {
    const { worker, client } = await setUp("queue");
    const answer = await client.invoke({ message: "Hello.", timeout_ms: 30 });
    expect([answer.status, answer.body.error.code]).toEqual([504, "service_timeout"]);
    const claimed = await worker.call("Claim", { waitMs: 0 });
    expect(claimed.result.deliveries).toEqual([]);
  });
});
