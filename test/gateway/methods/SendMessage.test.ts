import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { startGateway, type TestGateway } from "../../support/gateway";
import { artifact, createPuppet, type Puppet, status } from "../../support/puppet-agent";

let gateway: TestGateway;
let puppet: Puppet;
let client: GatewayClient;

beforeAll(async () => {
  puppet = createPuppet();
  gateway = await startGateway({ modules: { puppet: puppet.module } });
  client = createGatewayClient(gateway.endpoint("puppet"), await gateway.mintKey("puppet"));
});

afterAll(() => gateway.stop());

afterEach(() => {
  expect(puppet.waiting()).toBe(0);
});

const IMMEDIATELY = { configuration: { returnImmediately: true } };

/** A task that waits for its caller. */
async function interruptedTask() {
  const sent = client.call("SendMessage", { message: userMessage() });
  const run = await puppet.next();
  run.say(status("INPUT_REQUIRED", "Which?"));
  run.finish();
  const { result } = await sent;
  return result.task;
}

describe("SendMessage, blocking", () => {
  it("answers the task when it is terminal, with all that the agent produced", async () => {
    const sent = client.call("SendMessage", { message: userMessage("Go.") });
    const run = await puppet.next();
    run.say(status("WORKING"), artifact("one "), artifact("two", { append: true }));
    run.say(status("COMPLETED", "Done."));
    const { result } = await sent;
    expect(result.task).toMatchObject({
      id: run.delivery.taskId,
      contextId: run.delivery.contextId,
      status: { state: "TASK_STATE_COMPLETED", message: { parts: [{ text: "Done." }] } },
      artifacts: [{ artifactId: "a", parts: [{ text: "one " }, { text: "two" }] }],
      history: [{ role: "ROLE_USER", parts: [{ text: "Go." }], taskId: run.delivery.taskId }],
    });
  });

  it.each(["INPUT_REQUIRED", "AUTH_REQUIRED", "FAILED", "REJECTED", "CANCELED"])(
    "answers at %s",
    async (state) => {
      const sent = client.call("SendMessage", { message: userMessage() });
      const run = await puppet.next();
      run.say(status("WORKING"), status(state));
      const { result } = await sent;
      expect(result.task.status.state).toBe(`TASK_STATE_${state}`);
      run.finish();
    },
  );

  it("completes a task whose agent ends without a last word", async () => {
    const sent = client.call("SendMessage", { message: userMessage() });
    (await puppet.next()).finish();
    expect((await sent).result.task.status.state).toBe("TASK_STATE_COMPLETED");
  });

  it("answers at once with returnImmediately, before the agent has said anything", async () => {
    const { result } = await client.call("SendMessage", {
      message: userMessage(),
      ...IMMEDIATELY,
    });
    expect(result.task.status.state).toBe("TASK_STATE_SUBMITTED");
    const run = await puppet.next();
    expect(run.delivery.taskId).toBe(result.task.id);
    run.finish();
  });

  it("answers a message without a task where the agent's only word is one", async () => {
    const before = (await client.call("ListTasks", {})).result.totalSize;
    const sent = client.call("SendMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say({ message: { parts: [{ text: "Yes." }] } });
    const { result } = await sent;
    expect(result).toEqual({
      message: {
        messageId: expect.any(String) as string,
        contextId: run.delivery.contextId,
        role: "ROLE_AGENT",
        parts: [{ text: "Yes." }],
      },
    });
    run.finish();
    expect((await client.call("GetTask", { id: run.delivery.taskId })).error?.code).toBe(-32001);
    expect((await client.call("ListTasks", {})).result.totalSize).toBe(before);
  });
});

describe("SendMessage, after the blocking maximum", () => {
  it("answers the task as it is, whether or not the agent has spoken", async () => {
    const other = createPuppet();
    const hasty = await startGateway({
      modules: { puppet: other.module },
      times: { blockingMaxMs: 50 },
    });
    try {
      const caller = createGatewayClient(hasty.endpoint("puppet"), await hasty.mintKey("puppet"));
      const silent = await caller.call("SendMessage", { message: userMessage() });
      expect(silent.result.task.status.state).toBe("TASK_STATE_SUBMITTED");
      (await other.next()).finish();

      const sent = caller.call("SendMessage", { message: userMessage() });
      const run = await other.next();
      run.say(status("WORKING"));
      expect((await sent).result.task.status.state).toBe("TASK_STATE_WORKING");
      run.finish();
    } finally {
      await hasty.stop();
    }
  });
});

describe("SendMessage, to a task", () => {
  it("continues it, its context inferred, and hands the agent its history", async () => {
    const task = await interruptedTask();
    const sent = client.call("SendMessage", {
      message: userMessage("This.", { taskId: task.id }),
    });
    const run = await puppet.next();
    expect(run.delivery).toMatchObject({
      taskId: task.id,
      contextId: task.contextId,
      message: { taskId: task.id, contextId: task.contextId, parts: [{ text: "This." }] },
      history: [{ parts: [{ text: "Hello." }] }, { parts: [{ text: "Which?" }] }],
    });
    run.say(status("COMPLETED"));
    const { result } = await sent;
    expect(result.task.id).toBe(task.id);
    expect(result.task.history.map(({ parts }: any) => parts[0].text)).toEqual([
      "Hello.",
      "Which?",
      "This.",
    ]);
  });

  it("waits for what the message leads to, not for what stopped the task before", async () => {
    const task = await interruptedTask();
    const message = userMessage("This.", { taskId: task.id });
    const sent = client.call("SendMessage", { message });
    const run = await puppet.next();
    run.say(status("WORKING"), status("INPUT_REQUIRED", "And?"));
    const { result } = await sent;
    expect(result.task.status.message.parts).toEqual([{ text: "And?" }]);
    run.finish();
  });

  it("answers -32602 when the context is another one", async () => {
    const task = await interruptedTask();
    const message = userMessage("This.", { taskId: task.id, contextId: "elsewhere" });
    const { error } = await client.call("SendMessage", { message });
    expect(error).toMatchObject({
      code: -32602,
      data: [{ fieldViolations: [{ field: "message.contextId" }] }],
    });
  });

  it("answers -32004 when the task has ended, -32001 when there is none", async () => {
    const sent = client.call("SendMessage", { message: userMessage() });
    (await puppet.next()).finish();
    const { id } = (await sent).result.task;
    const ended = await client.call("SendMessage", { message: userMessage("x", { taskId: id }) });
    expect(ended.error?.code).toBe(-32004);
    const none = await client.call("SendMessage", { message: userMessage("x", { taskId: "no" }) });
    expect(none.error?.code).toBe(-32001);
  });
});

describe("SendMessage, in a context", () => {
  it.each([1, 128])("opens one of %d characters of the caller's own naming", async (length) => {
    const contextId = "é".repeat(length);
    const sent = client.call("SendMessage", { message: userMessage("x", { contextId }) });
    (await puppet.next()).finish();
    expect((await sent).result.task.contextId).toBe(contextId);
  });

  it("starts a new task in a context used before", async () => {
    const first = await interruptedTask();
    const message = userMessage("x", { contextId: first.contextId });
    const sent = client.call("SendMessage", { message });
    const run = await puppet.next();
    run.finish();
    const { task } = (await sent).result;
    expect(task.contextId).toBe(first.contextId);
    expect(task.id).not.toBe(first.id);
    const { result } = await client.call("ListTasks", { contextId: first.contextId });
    expect(result.totalSize).toBe(2);
  });

  it("answers -32602 for more than 128 characters", async () => {
    const message = userMessage("x", { contextId: "c".repeat(129) });
    const { error } = await client.call("SendMessage", { message });
    expect(error?.code).toBe(-32602);
  });
});

describe("SendMessage, what it refuses", () => {
  it.each([
    [{ data: { a: 1 } }],
    [{ text: "x", mediaType: "text/markdown" }],
    [{ raw: "AAAA" }],
    [{ url: "https://files.example/a", mediaType: "image/png" }],
  ])("answers -32005 for %j, which is outside the input modes", async (part) => {
    const message = userMessage("x", { parts: [{ text: "x" }, part] });
    expect((await client.call("SendMessage", { message })).error?.code).toBe(-32005);
  });

  it("takes a part whose media type has parameters", async () => {
    const parts = [{ text: "x", mediaType: "Text/Plain; charset=utf-8" }];
    const sent = client.call("SendMessage", { message: userMessage("x", { parts }) });
    (await puppet.next()).finish();
    expect((await sent).result.task.history[0].parts).toEqual(parts);
  });

  it("answers -32602 for a message of the agent's and a negative historyLength", async () => {
    const message = userMessage("x", { role: "ROLE_AGENT" });
    expect((await client.call("SendMessage", { message })).error?.code).toBe(-32602);
    const configuration = { historyLength: -1 };
    const { error } = await client.call("SendMessage", { message: userMessage(), configuration });
    expect(error?.code).toBe(-32602);
  });

  it("answers -32003 for a push notification configuration", async () => {
    const configuration = { taskPushNotificationConfig: { url: "https://hook.example/" } };
    const { error } = await client.call("SendMessage", { message: userMessage(), configuration });
    expect(error?.code).toBe(-32003);
  });
});

describe("SendMessage, what reaches the agent", () => {
  it("is the whole message, the modes, the metadata and who asks", async () => {
    const message = userMessage("x", {
      metadata: { a: [1, null] },
      extensions: ["https://ext.example/a"],
      referenceTaskIds: ["t-0"],
    });
    const sent = client.call(
      "SendMessage",
      { message, metadata: { b: 2 }, configuration: { acceptedOutputModes: ["text/plain"] } },
      { "X-A2A-Agent-ID": "platform/agent-7" },
    );
    const { delivery, finish } = await puppet.next();
    finish();
    const { taskId, contextId } = delivery;
    expect(delivery).toEqual({
      id: expect.any(String) as string,
      kind: "message",
      taskId,
      contextId,
      message: { ...message, taskId, contextId },
      history: [],
      acceptedOutputModes: ["text/plain"],
      metadata: { b: 2 },
      principal: "key:tester",
      from: { owner_id: "owner-1", caller_id: "platform/agent-7" },
    });
    await sent;
  });

  it("answers -32602 for an attribution that is not visible ASCII, or too long", async () => {
    for (const value of ["a b", "x".repeat(257)]) {
      const headers = { "X-A2A-Agent-ID": value };
      const { error } = await client.call("SendMessage", { message: userMessage() }, headers);
      expect(error?.code).toBe(-32602);
    }
  });
});

describe("SendMessage, when the agent breaks", () => {
  const SECRET = "postgres://user:password@db";

  it.each([
    ["before its first word", []],
    ["after it", [status("WORKING")]],
  ])("answers a FAILED task with neutral words, %s", async (_when, words) => {
    const sent = client.text("SendMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(...words);
    run.fail(new Error(SECRET));
    const text = await sent;
    expect(text).not.toContain(SECRET);
    expect(JSON.parse(text).result.task.status).toMatchObject({
      state: "TASK_STATE_FAILED",
      message: { role: "ROLE_AGENT", parts: [{ text: expect.any(String) as string }] },
    });
  });

  it("answers -32006 when its first word is not an event, and makes no task", async () => {
    const sent = client.call("SendMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say({ nonsense: SECRET } as never);
    expect((await sent).error?.code).toBe(-32006);
    expect((await client.call("GetTask", { id: run.delivery.taskId })).error?.code).toBe(-32001);
  });

  it("answers a FAILED task when a later word is not an event", async () => {
    const sent = client.text("SendMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(artifact("a"), { status: { state: "finished" } } as never);
    const text = await sent;
    expect(text).not.toContain("finished");
    expect(JSON.parse(text).result.task.status.state).toBe("TASK_STATE_FAILED");
  });

  it("answers a FAILED task when its module cannot be loaded", async () => {
    await gateway.register({ id: "gone", connector: { kind: "module", module: "./no-such.mjs" } });
    const caller = createGatewayClient(gateway.endpoint("gone"), await gateway.mintKey("gone"));
    const text = await caller.text("SendMessage", { message: userMessage() });
    expect(text).not.toContain("no-such");
    expect(JSON.parse(text).result.task.status.state).toBe("TASK_STATE_FAILED");
  });
});
