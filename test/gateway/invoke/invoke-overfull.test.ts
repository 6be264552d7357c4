import { MAX_LOG_BYTES } from "../../../src/gateway/tasks/log-limit";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createInvokeClient } from "../../support/invoke-client";
import { artifact, status } from "../../support/puppet-agent";
import { nextDelivery, registerWorker } from "../../support/worker";

/** Nearly as large as a body may be. */
const LARGE = "x".repeat(1000 * 1024);

/** How many large events a reply holds. */
const ROOM = Math.floor(MAX_LOG_BYTES / (LARGE.length + 1024));

const OVERFULL = { code: "conflict", message: "the agent said more than a reply may hold" };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

describe("invoke: an agent that says more than a reply may hold", () => {
  it("is refused, where it is a worker, and told to stop; the caller is answered 409", async () => {
    const { agentId, worker } = await registerWorker(gateway, "push");
    const client = createInvokeClient(gateway, agentId, await gateway.mintKey(agentId, "invoker"));
    const stream = await worker.receive();
    const answering = client.invoke({ message: "Hello." });
    const { id, taskId } = await nextDelivery(stream);
    const say = (n: number) => worker.publish(id, `${n}`, artifact(LARGE, { append: n > 0 }));
    for (let n = 0; n < ROOM; n += 1) expect((await say(n)).error).toBeUndefined();
    const refused = await say(ROOM);
    expect(refused.error!.code).toBe(-32004);
    expect((refused.error as any).data[0].metadata.policy).toContain("more than a reply may hold");
    const answer = await answering;
    expect([answer.status, answer.body.error]).toEqual([409, OVERFULL]);
    expect((await stream.next())!.body.result).toEqual({
      cancellation: { taskId, deliveryId: id },
    });
    expect((await worker.publish(id, "end", status("COMPLETED"))).error!.code).toBe(-32004);
    stream.close();
  });

  it("is stopped, where it is a module", async () => {
    const ends: string[] = [];
    await gateway.register({ id: "talker" }, async function* (_delivery, { signal }) {
      try {
        for (let n = 0; n < 2 * ROOM; n += 1) yield artifact(LARGE, { append: n > 0 });
        ends.push("said all");
      } finally {
        ends.push(signal.aborted ? "told to stop" : "left alone");
      }
    });
    const client = createInvokeClient(gateway, "talker", await gateway.mintKey("talker"));
    const { status: code, body } = await client.invoke({ message: "Hello." });
    expect([code, body.error]).toEqual([409, OVERFULL]);
    expect(ends).toEqual(["told to stop"]);
  });

  it("is known by small events too, of which each takes some memory", async () => {
    let said = 0;
    await gateway.register({ id: "mumbler" }, async function* () {
      for (; said < MAX_LOG_BYTES / 100; said += 1) yield status("WORKING", "");
    });
    const client = createInvokeClient(gateway, "mumbler", await gateway.mintKey("mumbler"));
    const { status: code, body } = await client.invoke({ message: "Hello." });
    expect([code, body.error]).toEqual([409, OVERFULL]);
    expect(said).toBeLessThan(MAX_LOG_BYTES / 100);
  });
});
