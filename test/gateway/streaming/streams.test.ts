import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { artifact, createPuppet, type Puppet, status } from "../../support/puppet-agent";
import { until } from "../../support/until";
import type { SseReader, StreamEvent } from "../../support/sse-reader";

let gateway: TestGateway;
let puppet: Puppet;
let client: GatewayClient;
let legacy: GatewayClient;

beforeAll(async () => {
  puppet = createPuppet();
  gateway = await startGateway({ modules: { puppet: puppet.module } });
  const key = await gateway.mintKey("puppet");
  client = createGatewayClient(gateway.endpoint("puppet"), key);
  legacy = createGatewayClient(gateway.endpoint("puppet"), key, "0.3");
});

afterAll(() => gateway.stop());

afterEach(() => {
  expect(gateway.services.hub.size()).toBe(0);
});

/** A task that its agent has begun and keeps open. */
async function runningTask() {
  const sent = client.call("SendMessage", {
    message: userMessage(),
    configuration: { returnImmediately: true },
  });
  const run = await puppet.next();
  const { id } = (await sent).result.task;
  run.say(status("WORKING"));
  return { id: id as string, run };
}

/** What an event says, in a word or two. */
function gist({ body }: StreamEvent): string {
  const { task, statusUpdate, artifactUpdate, message } = body.result;
  if (task) return `task ${task.status.state}`;
  if (message) return "message";
  return statusUpdate
    ? statusUpdate.status.state
    : artifactUpdate.artifact.parts.map(({ text }: any) => text).join("");
}

async function take(reader: SseReader, count: number): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  while (events.length < count) events.push((await reader.next())!);
  return events;
}

describe("SendStreamingMessage", () => {
  it("streams the task, then its updates in order, each with its number, to the end", async () => {
    const opened = client.stream("SendStreamingMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(status("WORKING"), artifact("1"), artifact("2", { append: true, lastChunk: true }));
    run.say(status("COMPLETED"), artifact("too late"));
    const reader = await opened;
    const events = await reader.rest();
    expect(reader.contentType).toBe("text/event-stream");
    expect(events.map(gist)).toEqual([
      "task TASK_STATE_SUBMITTED",
      "TASK_STATE_WORKING",
      "1",
      "2",
      "TASK_STATE_COMPLETED",
    ]);
    expect(events.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5"]);
    const task = (await client.call("GetTask", { id: run.delivery.taskId })).result;
    expect(task.status).toEqual(events[4]!.body.result.statusUpdate.status);
    expect(task.artifacts).toEqual([{ artifactId: "a", parts: [{ text: "1" }, { text: "2" }] }]);
  });

  it("streams the only message, and no task then exists", async () => {
    const opened = client.stream("SendStreamingMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say({ message: { parts: [{ text: "Yes." }] } });
    const events = await (await opened).rest();
    expect(events.map(gist)).toEqual(["message"]);
    expect(events[0]!.id).toBeUndefined();
    expect((await client.call("GetTask", { id: run.delivery.taskId })).error?.code).toBe(-32001);
    run.finish();
  });

  it("closes at INPUT_REQUIRED, and goes on past AUTH_REQUIRED", async () => {
    const opened = client.stream("SendStreamingMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(status("AUTH_REQUIRED"), status("WORKING"), status("INPUT_REQUIRED"));
    run.say(artifact("nobody hears this"));
    run.finish();
    expect((await (await opened).rest()).map(gist)).toEqual([
      "task TASK_STATE_SUBMITTED",
      "TASK_STATE_AUTH_REQUIRED",
      "TASK_STATE_WORKING",
      "TASK_STATE_INPUT_REQUIRED",
    ]);
  });

  it("streams a continuation: the task as it was, then what the message leads to", async () => {
    const sent = client.call("SendMessage", { message: userMessage() });
    const first = await puppet.next();
    first.say(artifact("a"), status("INPUT_REQUIRED", "Which?"));
    first.finish();
    const { task } = (await sent).result;
    const message = userMessage("This.", { taskId: task.id });
    const opened = client.stream("SendStreamingMessage", { message });
    const run = await puppet.next();
    run.say(status("WORKING"), status("COMPLETED"));
    const events = await (await opened).rest();
    expect(events.map(gist)).toEqual([
      "task TASK_STATE_INPUT_REQUIRED",
      "TASK_STATE_WORKING",
      "TASK_STATE_COMPLETED",
    ]);
    expect(events.map(({ id }) => id)).toEqual(["4", "5", "6"]);
    const { history, artifacts } = events[0]!.body.result.task;
    expect(history.at(-1).parts).toEqual([{ text: "This." }]);
    expect(artifacts).toHaveLength(1);
  });

  it("shows the first task with as much history as is asked for", async () => {
    const opened = client.stream("SendStreamingMessage", {
      message: userMessage(),
      configuration: { historyLength: 0 },
    });
    const run = await puppet.next();
    run.say(status("COMPLETED"));
    const [first] = await (await opened).rest();
    expect(first!.body.result.task).not.toHaveProperty("history");
    expect(first!.id).toBe("1");
  });

  it("answers errors before the first event as plain JSON", async () => {
    const refused = await client.stream("SendStreamingMessage", {
      message: userMessage("x", { taskId: "no" }),
    });
    expect(refused.contentType).toBe("application/json");
    expect((await refused.json()).error?.code).toBe(-32001);
    const opened = client.stream("SendStreamingMessage", { message: userMessage() });
    (await puppet.next()).say({ nonsense: 1 } as never);
    const invalid = await opened;
    expect(invalid.contentType).toBe("application/json");
    expect((await invalid.json()).error?.code).toBe(-32006);
  });

  it("speaks 0.3: kinds, lower-case states, and final where the stream ends", async () => {
    const message = {
      kind: "message",
      messageId: "legacy-1",
      role: "user",
      parts: [{ kind: "text", text: "x" }],
    };
    const opened = legacy.stream("message/stream", { message });
    const run = await puppet.next();
    run.say(status("WORKING"), artifact("a"), status("INPUT_REQUIRED"));
    run.finish();
    const results = (await (await opened).rest()).map(({ body }) => body.result);
    expect(results.map(({ kind, final }) => [kind, final])).toEqual([
      ["task", undefined],
      ["status-update", false],
      ["artifact-update", undefined],
      ["status-update", true],
    ]);
    expect(results[3].status.state).toBe("input-required");
  });

  it("changes nothing for the task when the client leaves", async () => {
    const opened = client.stream("SendStreamingMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(status("WORKING"));
    const reader = await opened;
    const other = await client.stream("SubscribeToTask", { id: run.delivery.taskId });
    await take(reader, 2);
    await take(other, 1);
    reader.close();
    await until("the server has noticed", () => gateway.services.hub.size() === 1);
    expect(run.signal.aborted).toBe(false);
    run.say(artifact("a"), status("COMPLETED"));
    expect((await other.rest()).map(gist).slice(-2)).toEqual(["a", "TASK_STATE_COMPLETED"]);
  });
});

describe("SubscribeToTask", () => {
  it("streams the task as it is, then the same events to every subscriber", async () => {
    const { id, run } = await runningTask();
    const first = await client.stream("SubscribeToTask", { id });
    await take(first, 1);
    run.say(artifact("1"));
    await take(first, 1);
    const second = await client.stream("SubscribeToTask", { id });
    const [snapshot] = await take(second, 1);
    expect(snapshot!.id).toBe("3");
    expect(snapshot!.body.result.task.artifacts[0].parts).toEqual([{ text: "1" }]);
    run.say(artifact("2"), status("COMPLETED"));
    const seen = await Promise.all([first.rest(), second.rest()]);
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0].map(({ id: number }) => number)).toEqual(["4", "5"]);
  });

  it("goes on past INPUT_REQUIRED and AUTH_REQUIRED, and shows no message of the caller's", async () => {
    const { id, run } = await runningTask();
    const reader = await client.stream("SubscribeToTask", { id });
    run.say(status("AUTH_REQUIRED"), status("INPUT_REQUIRED"));
    run.finish();
    await take(reader, 3);
    const sent = client.call("SendMessage", { message: userMessage("x", { taskId: id }) });
    (await puppet.next()).say(status("COMPLETED"));
    await sent;
    const rest = await reader.rest();
    expect(rest.map(gist)).toEqual(["TASK_STATE_COMPLETED"]);
    expect(rest[0]!.id).toBe("6");
  });

  it("answers -32004 for a task that has ended, and -32001 for none, as plain JSON", async () => {
    const { id, run } = await runningTask();
    const reader = await client.stream("SubscribeToTask", { id });
    run.finish();
    await reader.rest();
    for (const [asked, code] of [
      [id, -32004],
      ["no", -32001],
    ] as const) {
      const refused = await client.stream("SubscribeToTask", { id: asked });
      expect(refused.contentType).toBe("application/json");
      expect((await refused.json()).error?.code).toBe(code);
    }
  });
});

describe("SubscribeToTask with Last-Event-ID", () => {
  it("replays what was missed, then goes on live: no gap, no duplicate", async () => {
    const { id, run } = await runningTask();
    run.say(artifact("1"), artifact("2"), artifact("3"));
    const whole = await client.stream("SubscribeToTask", { id }, { "Last-Event-ID": "0" });
    const all = await take(whole, 5);
    const resumed = await client.stream("SubscribeToTask", { id }, { "Last-Event-ID": "3" });
    expect(await take(resumed, 2)).toEqual(all.slice(3));
    run.say(artifact("4"), status("COMPLETED"));
    const rest = await whole.rest();
    expect(await resumed.rest()).toEqual(rest);
    expect([...all, ...rest].map(({ id: number }) => Number(number))).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ]);
  });

  it("opens at once when nothing was missed", async () => {
    const { id, run } = await runningTask();
    const reader = await client.stream("SubscribeToTask", { id });
    const last = (await reader.next())!;
    const resumed = await client.stream("SubscribeToTask", { id }, { "Last-Event-ID": last.id! });
    expect(resumed.contentType).toBe("text/event-stream");
    run.finish();
    expect(await resumed.rest()).toEqual(await reader.rest());
  });

  it("tells what was missed of a task that has ended meanwhile, then closes", async () => {
    const { id, run } = await runningTask();
    const reader = await client.stream("SubscribeToTask", { id });
    run.say(artifact("1"), status("COMPLETED"));
    const seen = await reader.rest();
    const resumed = await client.stream("SubscribeToTask", { id }, { "Last-Event-ID": "3" });
    expect(await resumed.rest()).toEqual(seen.filter((event) => Number(event.id) > 3));
    const done = await client.stream("SubscribeToTask", { id }, { "Last-Event-ID": "4" });
    expect((await done.json()).error?.code).toBe(-32004);
  });

  it.each(["99", "-1", "x", "1.5", ""])(
    "counts %j, no event of the task, as absent",
    async (value) => {
      const { id, run } = await runningTask();
      const reader = await client.stream("SubscribeToTask", { id }, { "Last-Event-ID": value });
      expect(gist((await reader.next())!)).toMatch(/^task /);
      run.finish();
      expect((await reader.rest()).map(gist)).toEqual(["TASK_STATE_COMPLETED"]);
    },
  );
});
