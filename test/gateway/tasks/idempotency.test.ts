import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { artifact, createPuppet, type Puppet, status } from "../../support/puppet-agent";

let gateway: TestGateway;
let puppet: Puppet;
let key: string;
let client: GatewayClient;

beforeAll(async () => {
  puppet = createPuppet();
  gateway = await startGateway({ modules: { puppet: puppet.module } });
  key = await gateway.mintKey("puppet");
  client = createGatewayClient(gateway.endpoint("puppet"), key);
});

afterAll(() => gateway.stop());

afterEach(() => {
  expect(puppet.waiting()).toBe(0);
});

async function waitingTask(): Promise<string> {
  const sent = client.call("SendMessage", { message: userMessage() });
  const run = await puppet.next();
  run.say(status("INPUT_REQUIRED"));
  run.finish();
  return (await sent).result.task.id as string;
}

describe("the same message again", () => {
  it("answers the first task, byte for byte, and the agent hears nothing of it", async () => {
    const message = userMessage();
    const sent = client.text("SendMessage", { message });
    (await puppet.next()).say(artifact("a"), status("COMPLETED"));
    const text = await sent;
    expect(await client.text("SendMessage", { message })).toBe(text);
    // The order of the members of an object is not content.
    const reordered = Object.fromEntries(Object.entries(message).reverse());
    expect(await client.text("SendMessage", { message: reordered })).toBe(text);
  });

  it("does not wait for the agent's first word where one of many does not want to", async () => {
    const message = userMessage();
    const patient = client.call("SendMessage", { message });
    const run = await puppet.next();
    const configuration = { returnImmediately: true };
    const { result } = await client.call("SendMessage", { message, configuration });
    expect(result.task.status.state).toBe("TASK_STATE_SUBMITTED");
    run.say(status("COMPLETED"));
    expect((await patient).result.task).toMatchObject({
      id: result.task.id,
      status: { state: "TASK_STATE_COMPLETED" },
    });
  });

  it("answers one task to many at once", async () => {
    const message = userMessage();
    const sent = Array.from({ length: 20 }, () => client.text("SendMessage", { message }));
    (await puppet.next()).say(artifact("a"), status("COMPLETED"));
    const texts = new Set(await Promise.all(sent));
    expect(texts.size).toBe(1);
  });

  it("waits for the task that still runs", async () => {
    const message = userMessage();
    const configuration = { returnImmediately: true };
    const first = client.call("SendMessage", { message, configuration });
    const run = await puppet.next();
    const { id } = (await first).result.task;
    const again = client.call("SendMessage", { message });
    run.say(status("COMPLETED"));
    expect((await again).result.task).toMatchObject({
      id,
      status: { state: "TASK_STATE_COMPLETED" },
    });
  });

  it("streams the task from its start", async () => {
    const message = userMessage();
    const opened = client.stream("SendStreamingMessage", { message });
    (await puppet.next()).say(artifact("a"), status("COMPLETED"));
    const events = await (await opened).rest();
    expect(events).toHaveLength(3);
    const again = await client.stream("SendStreamingMessage", { message });
    expect(await again.rest()).toEqual(events);
  });

  it("is another message with other content, to another agent, or from another caller", async () => {
    const message = userMessage();
    await gateway.register({ id: "other" }, puppet.module);
    const callers: [GatewayClient, object][] = [
      [client, message],
      [client, { ...message, parts: [{ text: "Goodbye." }] }],
      [createGatewayClient(gateway.endpoint("other"), await gateway.mintKey("other")), message],
      [
        createGatewayClient(gateway.endpoint("puppet"), await gateway.mintKey("puppet", "else")),
        message,
      ],
    ];
    const ids = new Set<string>();
    for (const [caller, sentMessage] of callers) {
      const sent = caller.call("SendMessage", { message: sentMessage });
      (await puppet.next()).finish();
      ids.add((await sent).result.task.id);
    }
    expect(ids.size).toBe(callers.length);
  });

  it("is known to a new key of the same label", async () => {
    const message = userMessage();
    const sent = client.text("SendMessage", { message });
    (await puppet.next()).finish();
    const rotated = createGatewayClient(
      gateway.endpoint("puppet"),
      await gateway.mintKey("puppet"),
    );
    expect(await rotated.text("SendMessage", { message })).toBe(await sent);
  });
});

describe("the same follow-up again", () => {
  it("answers the task, byte for byte, once it has ended too", async () => {
    const message = userMessage("This.", { taskId: await waitingTask() });
    const sent = client.text("SendMessage", { message });
    (await puppet.next()).say(status("COMPLETED"));
    const text = await sent;
    expect(await client.text("SendMessage", { message })).toBe(text);
  });

  it("is delivered once to many at once, and waits for what it leads to", async () => {
    const message = userMessage("This.", { taskId: await waitingTask() });
    const sent = Array.from({ length: 10 }, () => client.text("SendMessage", { message }));
    const run = await puppet.next();
    run.say(status("WORKING"));
    const late = client.text("SendMessage", { message });
    run.say(status("COMPLETED"));
    const texts = new Set([...(await Promise.all(sent)), await late]);
    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain("TASK_STATE_COMPLETED");
  });

  it("streams what it led to", async () => {
    const message = userMessage("This.", { taskId: await waitingTask() });
    const opened = client.stream("SendStreamingMessage", { message });
    (await puppet.next()).say(artifact("a"), status("COMPLETED"));
    const events = await (await opened).rest();
    const again = await client.stream("SendStreamingMessage", { message });
    expect(await again.rest()).toEqual(events);
  });
});
