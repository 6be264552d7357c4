import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { createPuppet, type Puppet, status } from "../../support/puppet-agent";
import { nextMillisecond } from "../../support/next-millisecond";

let gateway: TestGateway;
let puppet: Puppet;
let client: GatewayClient;

beforeAll(async () => {
  puppet = createPuppet();
  gateway = await startGateway({
    modules: { puppet: puppet.module },
    times: { retentionMs: 0, agentIdleMs: 0 },
  });
  client = createGatewayClient(gateway.endpoint("puppet"), await gateway.mintKey("puppet"));
});

afterAll(() => gateway.stop());

describe("the reaper", () => {
  it("removes ended tasks after the retention, and what was remembered of them", async () => {
    const message = userMessage();
    const sent = client.call("SendMessage", { message });
    (await puppet.next()).finish();
    const { id } = (await sent).result.task;
    await nextMillisecond();
    expect(await gateway.services.housekeeping.reap()).toBe(1);

    expect((await client.call("GetTask", { id })).error?.code).toBe(-32001);
    const stream = await client.stream("SubscribeToTask", { id }, { "Last-Event-ID": "1" });
    expect((await stream.json()).error?.code).toBe(-32001);
    expect((await client.call("ListTasks", {})).result.totalSize).toBe(0);
    const again = client.call("SendMessage", { message });
    (await puppet.next()).finish();
    expect((await again).result.task.id).not.toBe(id);
    await nextMillisecond();
    await gateway.services.housekeeping.reap();
  });

  it("goes on until nothing is due, a round at a time, and lets others in between", async () => {
    const { tasks } = gateway.stores;
    const { housekeeping } = gateway.services;
    const status = { state: "TASK_STATE_FAILED" as const, timestamp: "2026-01-01T00:00:00.000Z" };
    const contextId = "c";
    const add = (id: string) =>
      tasks.open({
        row: {
          ...{ id, agentId: "puppet", principal: "p", contextId },
          ...{ state: status.state, statusAt: status.timestamp },
        },
        task: { id, contextId, status },
        message: { messageId: id, digest: "d" },
      });
    await Promise.all(Array.from({ length: 1000 }, (_, n) => add(`old-${n}`)));
    const reaping = housekeeping.reap();
    expect(housekeeping.reap()).toBe(reaping);
    const left = async () => (await tasks.list({ agentId: "puppet" }, { limit: 1 })).total;
    expect(await left()).toBeGreaterThan(0);
    expect(await reaping).toBe(1000);
    expect(await left()).toBe(0);
  });

  it("leaves tasks that run or wait", async () => {
    const sent = client.call("SendMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(status("INPUT_REQUIRED"));
    run.finish();
    const { id } = (await sent).result.task;
    await nextMillisecond();
    expect(await gateway.services.housekeeping.reap()).toBe(0);
    expect((await client.call("GetTask", { id })).result.id).toBe(id);
  });
});

describe("a silent agent", () => {
  it("fails its task, its stream says so, and a late word changes nothing", async () => {
    const opened = client.stream("SendStreamingMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(status("WORKING"));
    const reader = await opened;
    await reader.next();
    await reader.next();
    await nextMillisecond();
    expect(await gateway.services.housekeeping.failSilent()).toBe(1);
    const rest = await reader.rest();
    expect(rest.map(({ body }) => body.result.statusUpdate.status.state)).toEqual([
      "TASK_STATE_FAILED",
    ]);
    run.say(status("COMPLETED"));
    const { result } = await client.call("GetTask", { id: run.delivery.taskId });
    expect(result.status).toEqual(rest[0]!.body.result.statusUpdate.status);
  });
});
