import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { artifact, createPuppet, type Puppet, status } from "../../support/puppet-agent";

let gateway: TestGateway;
let puppet: Puppet;
let client: GatewayClient;

beforeAll(async () => {
  puppet = createPuppet();
  gateway = await startGateway({
    modules: { puppet: puppet.module },
    // Long for an agent that acknowledges at once, short for a test that waits for it.
    times: { cancelMs: 300 },
  });
  client = createGatewayClient(gateway.endpoint("puppet"), await gateway.mintKey("puppet"));
});

afterAll(() => gateway.stop());

async function runningTask() {
  const configuration = { returnImmediately: true };
  const sent = client.call("SendMessage", { message: userMessage(), configuration });
  const run = await puppet.next();
  const { id } = (await sent).result.task;
  run.say(status("WORKING"));
  return { id: id as string, run };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => {
    signal.addEventListener("abort", resolve, { once: true });
  });
}

describe("CancelTask", () => {
  it("tells the agent, and answers the task as the agent acknowledges it", async () => {
    const { id, run } = await runningTask();
    const canceled = client.call("CancelTask", { id });
    await aborted(run.signal);
    run.say(artifact("what there is"), status("CANCELED", "Stopped."));
    const { result } = await canceled;
    expect(result.status).toMatchObject({
      state: "TASK_STATE_CANCELED",
      message: { parts: [{ text: "Stopped." }] },
    });
    expect(result.artifacts).toHaveLength(1);
  });

  it("marks the task canceled where the agent does not acknowledge in time", async () => {
    const { id, run } = await runningTask();
    const stream = await client.stream("SubscribeToTask", { id });
    const { result } = await client.call("CancelTask", { id });
    expect(result.status.state).toBe("TASK_STATE_CANCELED");
    expect(run.signal.aborted).toBe(true);
    const last = (await stream.rest()).at(-1)!;
    expect(last.body.result.statusUpdate.status).toEqual(result.status);
  });

  it("is final: a late completion overwrites nothing", async () => {
    const { id, run } = await runningTask();
    const text = await client.text("CancelTask", { id });
    run.say(artifact("late"), status("COMPLETED"));
    run.finish();
    await gateway.stores.tasks.find(id);
    expect(await client.text("GetTask", { id })).toBe(text);
  });

  it("answers a canceled task again, byte for byte", async () => {
    const { id } = await runningTask();
    const text = await client.text("CancelTask", { id });
    expect(await client.text("CancelTask", { id })).toBe(text);
  });

  it("answers two at once alike", async () => {
    const { id } = await runningTask();
    const [one, two] = await Promise.all([
      client.text("CancelTask", { id }),
      client.text("CancelTask", { id }),
    ]);
    expect(one).toBe(two);
    expect(one).toContain("TASK_STATE_CANCELED");
  });

  it.each(["COMPLETED", "FAILED", "REJECTED"])("answers -32002 for a %s task", async (state) => {
    const sent = client.call("SendMessage", { message: userMessage() });
    (await puppet.next()).say(status(state));
    const { id } = (await sent).result.task;
    expect((await client.call("CancelTask", { id })).error?.code).toBe(-32002);
  });

  it("answers -32002 when the agent completes the task instead", async () => {
    const { id, run } = await runningTask();
    const canceled = client.call("CancelTask", { id });
    await aborted(run.signal);
    run.say(status("COMPLETED"));
    expect((await canceled).error?.code).toBe(-32002);
    const { result } = await client.call("GetTask", { id });
    expect(result.status.state).toBe("TASK_STATE_COMPLETED");
  });

  it("cancels a task that waits for its caller", async () => {
    const sent = client.call("SendMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(status("INPUT_REQUIRED"));
    run.finish();
    const { id } = (await sent).result.task;
    const { result } = await client.call("CancelTask", { id });
    expect(result.status.state).toBe("TASK_STATE_CANCELED");
  });

  it("tells each run of a task that was continued while its agent ran", async () => {
    const { id, run } = await runningTask();
    const configuration = { returnImmediately: true };
    const message = userMessage("more", { taskId: id });
    await client.call("SendMessage", { message, configuration });
    const second = await puppet.next();
    const canceled = client.call("CancelTask", { id });
    await Promise.all([aborted(run.signal), aborted(second.signal)]);
    second.say(status("CANCELED"));
    expect((await canceled).result.status.state).toBe("TASK_STATE_CANCELED");
  });

  it("answers -32001 for an unknown task", async () => {
    expect((await client.call("CancelTask", { id: "no" })).error?.code).toBe(-32001);
  });
});
