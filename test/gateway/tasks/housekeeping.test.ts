import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, userMessage } from "../../support/gateway-client";
import { createPuppet, status } from "../../support/puppet-agent";
import { registerWorker, sendAtOnce } from "../../support/worker";

/** Short, so that a served gateway comes to each of these in a test. */
const times = { leaseMs: 20, agentIdleMs: 600, housekeepingMs: 50 };

let gateway: TestGateway;
afterEach(() => gateway.stop());

describe("a gateway that serves", () => {
  it("fails the task of a silent agent by itself, and says so on its stream", async () => {
    const puppet = createPuppet();
    gateway = await startGateway({ times, modules: { puppet: puppet.module } });
    const key = await gateway.mintKey("puppet");
    const caller = createGatewayClient(gateway.endpoint("puppet"), key);
    const opened = caller.stream("SendStreamingMessage", { message: userMessage() });
    const run = await puppet.next();
    const aborted = new Promise((resolve) => run.signal.addEventListener("abort", resolve));
    run.say(status("WORKING"));
    const last = (await (await opened).rest()).at(-1);
    expect(last?.body.result.statusUpdate.status).toMatchObject({ state: "TASK_STATE_FAILED" });
    await aborted;
  });

  it("fails the task of a worker that claims it over and over and says nothing", async () => {
    gateway = await startGateway({ times });
    const { worker, caller } = await registerWorker(gateway, "queue");
    const { id } = await sendAtOnce(caller);
    const stream = await caller.stream("SubscribeToTask", { id });
    const over = new AbortController();
    const claiming = (async () => {
      let claims = 0;
      while (!over.signal.aborted) {
        const { result } = await worker.call("Claim", { waitMs: 100 });
        claims += Number(result.deliveries.length);
      }
      return claims;
    })();
    const last = (await stream.rest()).at(-1);
    over.abort();
    expect(last?.body.result.statusUpdate.status).toMatchObject({ state: "TASK_STATE_FAILED" });
    expect(await claiming).toBeGreaterThan(5);
  });

  it("removes a task after its retention by itself", async () => {
    const puppet = createPuppet();
    gateway = await startGateway({
      times: { ...times, retentionMs: 0 },
      modules: { puppet: puppet.module },
    });
    const key = await gateway.mintKey("puppet");
    const caller = createGatewayClient(gateway.endpoint("puppet"), key);
    const sent = caller.call("SendMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(status("COMPLETED"));
    await sent;
    for (;;) {
      const { error } = await caller.call("GetTask", { id: run.delivery.taskId });
      if (error?.code === -32001) break;
      expect(error).toBeUndefined();
    }
    expect((await caller.call("ListTasks", {})).result.totalSize).toBe(0);
  });
});
