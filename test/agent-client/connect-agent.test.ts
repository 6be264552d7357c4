import type { AgentEvent } from "../../generated/agent-link/types";
import {
  type AgentConnection,
  AgentLinkError,
  type AgentOptions,
  connectAgent,
} from "../../src/agent-client";
import { startGateway, type TestGateway } from "../support/gateway";
import { type GatewayClient, userMessage } from "../support/gateway-client";
import { type LossyProxy, startLossyProxy } from "../support/lossy-proxy";
import { artifact, createPuppet, status } from "../support/puppet-agent";
import { until } from "../support/until";
import { claimOne, connectWorker, registerWorker, sendAtOnce } from "../support/worker";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ times: { leaseMs: 1_000 } });
});
afterAll(() => gateway.stop());

let open: (AgentConnection | LossyProxy)[] = [];
afterEach(async () => {
  for (const { close } of open.reverse()) await close();
  open = [];
});

interface Connected {
  agentId: string;
  caller: GatewayClient;
  connection: AgentConnection;
  proxy: LossyProxy;
  errors: unknown[];
}

/** An agent of its own, connected through a proxy. */
async function connect(
  options: Partial<AgentOptions> & Pick<AgentOptions, "onMessage">,
): Promise<Connected> {
  const { worker, caller, agentId } = await registerWorker(gateway, options.mode ?? "push");
  const proxy = await startLossyProxy(new URL(worker.url).origin);
  const errors: unknown[] = [];
  const connection = connectAgent({
    url: `${proxy.origin}/${agentId}/link`,
    token: worker.token,
    onError: (reason) => errors.push(reason),
    ...options,
  });
  open.push(proxy, connection);
  await connection.ready;
  return { agentId, caller, connection, proxy, errors };
}

const send = async (caller: GatewayClient, text = "Hello.") =>
  (await caller.call("SendMessage", { message: userMessage(text) })).result;

const textOf = ({ artifacts = [] }: any): string =>
  artifacts.flatMap(({ parts }: any) => parts.map(({ text }: any) => text)).join("");

/** Many pieces of one text. */
async function* pieces(count: number): AsyncGenerator<AgentEvent> {
  for (let i = 0; i < count; i += 1) yield artifact(`${i} `, { append: i > 0 });
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => `${i} `).join("");

describe.each(["push", "queue"] as const)("connectAgent() in %s mode", (mode) => {
  it("answers with a text", async () => {
    const { caller } = await connect({ mode, onMessage: async () => "Hi." });
    const result = await send(caller);
    const message = mode === "push" ? result.message : result.task.status.message;
    expect(message.parts).toEqual([{ text: "Hi." }]);
  });

  it("answers with one event", async () => {
    const { caller } = await connect({ mode, onMessage: async () => status("REJECTED", "No.") });
    expect((await send(caller)).task.status).toMatchObject({ state: "TASK_STATE_REJECTED" });
  });

  it("publishes many events in order and in few publications, and completes the task", async () => {
    const { caller, proxy } = await connect({ mode, onMessage: () => pieces(1_200) });
    const { task } = await send(caller);
    expect(task.status.state).toBe("TASK_STATE_COMPLETED");
    expect(textOf(task)).toBe(numbers(1_200));
    const publications = proxy.requests.filter(({ method }) => method === "Publish");
    expect(publications.length).toBeLessThan(20);
    expect(new Set(publications.map(({ params }) => params.eventId)).size).toBe(
      publications.length,
    );
  });

  it("repeats a publication whose answer was lost, under the same id, and nothing is there twice", async () => {
    const { caller, proxy } = await connect({ mode, onMessage: () => pieces(3) });
    proxy.loseResponses("Publish", 2);
    const { task } = await send(caller);
    expect(textOf(task)).toBe(numbers(3));
    const ids = proxy.requests
      .filter(({ method }) => method === "Publish")
      .map(({ params }) => params.eventId);
    expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]]);
  });

  it("aborts the signal when the caller cancels, and acknowledges", async () => {
    const puppet = createPuppet();
    const { caller } = await connect({ mode, onMessage: puppet.module });
    const { id } = await sendAtOnce(caller);
    const run = await puppet.next();
    run.say(status("WORKING"));
    const aborted = new Promise((resolve) => run.signal.addEventListener("abort", resolve));
    const canceled = caller.call("CancelTask", { id });
    await aborted;
    run.finish();
    expect((await canceled).result.status.state).toBe("TASK_STATE_CANCELED");
  });

  it("fails the task of an agent that throws, and keeps what it threw to itself", async () => {
    const reason = new Error("secret");
    const { caller, errors } = await connect({ mode, onMessage: () => Promise.reject(reason) });
    const result = await send(caller);
    expect(result.task.status.state).toBe("TASK_STATE_FAILED");
    expect(JSON.stringify(result)).not.toContain("secret");
    expect(errors).toEqual([reason]);
  });

  it("fails the task of an agent that says what is no event, and says what is wrong with it", async () => {
    async function* nonsense(_delivery: unknown, { signal }: { signal: AbortSignal }) {
      yield artifact("a");
      yield { nonsense: 1 } as never;
      await new Promise((resolve) => {
        signal.addEventListener("abort", resolve);
      });
    }
    const { caller, errors } = await connect({ mode, onMessage: nonsense });
    expect((await send(caller)).task.status.state).toBe("TASK_STATE_FAILED");
    await until("an error", () => errors.length > 0);
    expect(String(errors[0])).toContain("Invalid parameters: events[");
  });

  it("rejects when the agent is delivered to in another way, and says so", async () => {
    const { worker } = await registerWorker(gateway, mode);
    const { closed } = connectAgent({
      url: worker.url,
      token: worker.token,
      mode: mode === "push" ? "queue" : "push",
      onMessage: async () => "Hi.",
    });
    await expect(closed).rejects.toThrow(/This agent does not (claim|receive): its mode is not/);
  });

  it("adds nothing after the agent has asked for input, and goes on with the next message", async () => {
    const { caller } = await connect({
      mode,
      onMessage: async ({ history }) =>
        status(history.length === 0 ? "INPUT_REQUIRED" : "COMPLETED"),
    });
    const { task } = await send(caller);
    expect(task.status.state).toBe("TASK_STATE_INPUT_REQUIRED");
    const message = userMessage("More.", { taskId: task.id });
    const { result } = await caller.call("SendMessage", { message });
    expect(result.task).toMatchObject({ id: task.id, status: { state: "TASK_STATE_COMPLETED" } });
  });

  it("rejects when the gateway refuses the token", async () => {
    const { worker } = await registerWorker(gateway, mode);
    const onMessage = async () => "Hi.";
    const errors: unknown[] = [];
    const onError = (reason: unknown) => errors.push(reason);
    const token = `agt_${"0".repeat(64)}`;
    const { ready, closed } = connectAgent({ url: worker.url, token, mode, onMessage, onError });
    await expect(closed).rejects.toThrow(AgentLinkError);
    await expect(ready).rejects.toThrow("the gateway answers HTTP 401: ");
    expect(errors).toEqual([]);
  });

  it("close() aborts what runs and waits for it", async () => {
    const puppet = createPuppet();
    const { caller, connection } = await connect({ mode, onMessage: puppet.module });
    const { id } = await sendAtOnce(caller);
    const run = await puppet.next();
    run.say(artifact("half"));
    const aborted = new Promise((resolve) => run.signal.addEventListener("abort", resolve));
    const closed = connection.close();
    await aborted;
    run.finish();
    await closed;
    const { result } = await caller.call("GetTask", { id });
    // A claimed delivery is another worker's when its lease runs out; of one that is held, nobody knows.
    expect(result.status.state).toBe(
      mode === "push" ? "TASK_STATE_FAILED" : "TASK_STATE_SUBMITTED",
    );
  });
});

describe("connectAgent()", () => {
  it("comes back when the connection is cut, and goes on with what it was at", async () => {
    const puppet = createPuppet();
    const { caller, proxy, errors } = await connect({ onMessage: puppet.module });
    const { id } = await sendAtOnce(caller, "first");
    const run = await puppet.next();
    run.say(artifact("a"));
    proxy.cut();
    run.say(artifact("b", { append: true }));
    run.finish();
    const second = sendUntilLive(caller, "second");
    const next = await puppet.next();
    expect(next.delivery.message.parts).toEqual([{ text: "second" }]);
    next.finish();
    await second;
    expect(textOf((await caller.call("GetTask", { id })).result)).toBe("ab");
    expect(errors.every((reason) => reason instanceof AgentLinkError)).toBe(true);
  });

  it("shows a message that comes before other events as a word on the way", async () => {
    const { caller } = await connect({
      async *onMessage() {
        yield { message: { parts: [{ text: "One moment." }] } };
        yield artifact("done");
      },
    });
    const { task } = await send(caller);
    expect(task).toMatchObject({ status: { state: "TASK_STATE_COMPLETED" } });
    expect(task.history.map(({ role }: any) => role)).toEqual(["ROLE_USER", "ROLE_AGENT"]);
  });

  it("aborts the signal of a delivery that another worker has by now, and changes nothing of it", async () => {
    const puppet = createPuppet();
    const options = { mode: "queue", concurrency: 1, onMessage: puppet.module } as const;
    const { agentId, caller, errors } = await connect(options);
    const { id } = await sendAtOnce(caller);
    const run = await puppet.next();
    const other = await connectWorker(gateway, agentId);
    const lease = await claimOne(other);
    const aborted = new Promise((resolve) => run.signal.addEventListener("abort", resolve));
    run.say(artifact("mine"));
    await aborted;
    run.finish();
    await other.publishUnder(lease, "1", artifact("ours"), status("COMPLETED"));
    expect(textOf((await caller.call("GetTask", { id })).result)).toBe("ours");
    expect(errors).toEqual([expect.objectContaining({ code: -31409 })]);
  });

  it("keeps a delivery that it is at, however long it says nothing, until the task has ended", async () => {
    const puppet = createPuppet();
    const options = { mode: "queue", renewMs: 100, onMessage: puppet.module } as const;
    const { agentId, caller, proxy } = await connect(options);
    const { id } = await sendAtOnce(caller);
    const run = await puppet.next();
    const other = await connectWorker(gateway, agentId);
    // Longer than a lease.
    const claimed = await other.call("Claim", { waitMs: 1_500 });
    expect(claimed.result.deliveries).toEqual([]);
    expect(proxy.requests.filter(({ method }) => method === "Renew").length).toBeGreaterThan(1);
    const aborted = new Promise((resolve) => run.signal.addEventListener("abort", resolve));
    await other.publish(id, "1", status("FAILED"));
    await aborted;
    run.finish();
  });

  it("goes on with a delivery that it has claimed again itself", async () => {
    const puppet = createPuppet();
    const options = { mode: "queue", concurrency: 2, onMessage: puppet.module } as const;
    const { caller, proxy } = await connect(options);
    const sent = caller.call("SendMessage", { message: userMessage() });
    const run = await puppet.next();
    const attempts = gateway.db
      .prepare<string, number>("SELECT attempts FROM deliveries WHERE id = ?")
      .pluck();
    await until("it is claimed again", () => attempts.get(run.delivery.id) === 2);
    run.say(artifact("late"));
    run.finish();
    const { task } = (await sent).result;
    expect([task.status.state, textOf(task)]).toEqual(["TASK_STATE_COMPLETED", "late"]);
    expect([run.signal.aborted, puppet.waiting()]).toEqual([false, 0]);
    const published = proxy.requests.filter(({ method }) => method === "Publish");
    expect(published.map(({ params }) => typeof params.leaseId)).not.toContain("undefined");
  });

  it("claims no more than it may run at a time", async () => {
    const puppet = createPuppet();
    const options = { mode: "queue", concurrency: 2, onMessage: puppet.module } as const;
    const { caller } = await connect(options);
    const tasks = [];
    for (const text of ["a", "b", "c"]) tasks.push(await sendAtOnce(caller, text));
    const runs = [await puppet.next(), await puppet.next()];
    expect(puppet.waiting()).toBe(0);
    runs[0]?.finish();
    const third = await puppet.next();
    expect(third.delivery.message.parts).toEqual([{ text: "c" }]);
    runs[1]?.finish();
    third.finish();
  });
});

/** A caller who tries until a worker is live. */
async function sendUntilLive(caller: GatewayClient, text: string): Promise<void> {
  while ((await caller.call("SendMessage", { message: userMessage(text) })).error);
}

describe("connectAgent() without what it needs", () => {
  const good = {
    url: "http://127.0.0.1:8092/a/link",
    token: "agt_0",
    onMessage: async () => "Hi.",
  };

  it.each([
    [{ ...good, url: undefined }, "url must be that of the agent's link, not undefined"],
    [{ ...good, url: "gateway/a/link" }, "url must be that of the agent's link"],
    [{ ...good, url: "ftp://gateway/a/link" }, "url must be that of the agent's link"],
    [{ ...good, token: undefined }, "token must be a token of the agent"],
    [{ ...good, token: "bak_0" }, "token must be a token of the agent"],
    [{ ...good, onMessage: undefined }, "onMessage must be a function"],
  ])("throws at once: %j", (options, message) => {
    expect(() => connectAgent(options as AgentOptions)).toThrow(new RegExp(message));
  });
});
