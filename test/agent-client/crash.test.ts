import { openGatewayDatabase } from "../../src/adapters/sqlite/gateway/database";
import { createGatewayStores } from "../../src/adapters/sqlite/gateway/gateway-stores";
import { mintCredential } from "../../src/gateway/keys/mint-credential";
import { systemClock } from "../../src/ports/clock";
import { timeOrderedIds } from "../../src/adapters/time-ordered-ids";
import { makeDataDir } from "../support/beacon";
import { freePort, type NodeProcess, startNode } from "../support/child-process";
import { createGatewayClient, type GatewayClient, userMessage } from "../support/gateway-client";
import { agentRecord } from "../support/gateway-fixtures";
import type { SseReader, StreamEvent } from "../support/sse-reader";

const MODES = ["push", "queue"] as const;
const STREAMS = 6;
const WORDS = Array.from({ length: 60 }, (_, i) => `w${i}`);

let port: number;
let dataDir: string;
let gateway: NodeProcess;
let workers: NodeProcess[];
let callers: Record<string, GatewayClient>;

const serve = async () => {
  const environment = {
    PORT: String(port),
    GATEWAY_DATA_DIR: dataDir,
    GATEWAY_RATE_LIMIT: "1000000",
  };
  const started = startNode("dist/src/bin/gateway.js", ["serve"], environment);
  await started.said(/Agents are reached at/);
  return started;
};

const startWorker = (mode: string, token: string) =>
  startNode("examples/agent/worker.mjs", [], {
    AGENT_URL: `http://127.0.0.1:${port}/${mode}/link`,
    AGENT_TOKEN: token,
    AGENT_MODE: mode,
  });

const tokens: Record<string, string> = {};

beforeEach(async () => {
  port = await freePort();
  dataDir = makeDataDir();
  const db = openGatewayDatabase(dataDir, { create: true });
  const { agents, credentials } = createGatewayStores(db);
  callers = {};
  for (const mode of MODES) {
    await agents.add(agentRecord({ id: mode, connector: { kind: "worker", mode } }));
    const minting = { agents, credentials, clock: systemClock, ids: timeOrderedIds };
    const key = await mintCredential(minting, { kind: "key", agentId: mode, caller: "tester" });
    callers[mode] = createGatewayClient(`http://127.0.0.1:${port}/${mode}`, key.secret);
    tokens[mode] = (await mintCredential(minting, { kind: "token", agentId: mode })).secret;
  }
  db.close();
  gateway = await serve();
  workers = [];
});

afterEach(async () => {
  await Promise.all([gateway, ...workers].map((started) => started.end("SIGKILL")));
});

/** Opens a stream as soon as a worker is live. */
async function openStream(mode: string): Promise<SseReader> {
  const message = userMessage(WORDS.join(" "));
  for (;;) {
    const stream = await callers[mode]!.stream("SendStreamingMessage", { message });
    if (stream.contentType === "text/event-stream") return stream;
    expect((await stream.json()).error?.code).toBe(-31503);
  }
}

/** Reads what is left of a stream that is about to break. */
async function readToBreak(stream: SseReader, events: StreamEvent[]): Promise<void> {
  try {
    for (let event; (event = await stream.next());) events.push(event);
  } catch {
    // The gateway was killed: what came before counts.
  }
}

const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join("");

describe.each(MODES)("after a SIGKILL of the gateway during streams, in %s mode,", (mode) => {
  it("every stream goes on without a gap or a duplicate, and every event that was sent is there", async () => {
    workers = [startWorker(mode, tokens[mode]!)];
    const caller = callers[mode]!;
    const streams = [];
    for (let i = 0; i < STREAMS; i += 1) streams.push(await openStream(mode));
    const received: StreamEvent[][] = [];
    for (const stream of streams) {
      const events: StreamEvent[] = [];
      // Some words have come, but not all of them.
      while (events.length < 8) events.push((await stream.next())!);
      received.push(events);
    }
    const reading = streams.map((stream, i) => readToBreak(stream, received[i]!));
    await gateway.end("SIGKILL");
    await Promise.all(reading);
    gateway = await serve();

    for (const events of received) {
      const { id } = events[0]!.body.result.task;
      const last = events.at(-1)!.id!;
      const again = await caller.stream("SubscribeToTask", { id }, { "Last-Event-ID": last });
      const all = [...events, ...(await again.rest())];
      expect(all.map((event) => Number(event.id))).toEqual(all.map((_event, i) => i + 1));
      const streamed = all.flatMap(({ body }) => body.result.artifactUpdate?.artifact.parts ?? []);
      expect(textOf(streamed).trim().split(" ")).toEqual(WORDS);
      const { result } = await caller.call("GetTask", { id });
      expect(result.status.state).toBe("TASK_STATE_COMPLETED");
      expect(textOf(result.artifacts[0].parts)).toBe(textOf(streamed));
    }
  });
});

describe("after a SIGKILL of the gateway", () => {
  it("messages that were acknowledged wait for a worker, and are answered once", async () => {
    const caller = callers.queue!;
    const ids: string[] = [];
    const configuration = { returnImmediately: true };
    for (let i = 0; i < 20; i += 1) {
      const message = userMessage(`number ${i}`);
      ids.push((await caller.call("SendMessage", { message, configuration })).result.task.id);
    }
    await gateway.end("SIGKILL");
    gateway = await serve();
    const streams = [];
    for (const id of ids) streams.push(await caller.stream("SubscribeToTask", { id }));
    workers = [startWorker("queue", tokens.queue!)];
    for (const stream of streams) await stream.rest();
    const { result } = await caller.call("ListTasks", { includeArtifacts: true });
    expect(result.totalSize).toBe(20);
    for (const [i, id] of ids.entries()) {
      const task = result.tasks.find((candidate: any) => candidate.id === id);
      expect(task.status.state).toBe("TASK_STATE_COMPLETED");
      expect(textOf(task.artifacts[0].parts)).toBe(`number ${i} `);
    }
  });
});

describe("after a SIGKILL of a worker", () => {
  it("what it had not acknowledged goes to another", async () => {
    const caller = callers.push!;
    const [first] = (workers = [startWorker("push", tokens.push!)]);
    await (await openStream("push")).rest();
    // It is live, but does nothing with what it is given.
    first!.child.kill("SIGSTOP");
    const message = userMessage("once");
    const configuration = { returnImmediately: true };
    const sent = await caller.call("SendMessage", { message, configuration });
    const { id, status } = sent.result.task;
    expect(status.state).toBe("TASK_STATE_SUBMITTED");
    const stream = await caller.stream("SubscribeToTask", { id });
    workers.push(startWorker("push", tokens.push!));
    await first!.end("SIGKILL");
    const last = (await stream.rest()).at(-1)!;
    expect(last.body.result.statusUpdate.status.state).toBe("TASK_STATE_COMPLETED");
    const { result } = await caller.call("GetTask", { id });
    expect(textOf(result.artifacts[0].parts)).toBe("once ");
  });
});
