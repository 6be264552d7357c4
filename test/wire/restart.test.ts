import { openGatewayDatabase } from "../../src/adapters/sqlite/gateway/database";
import { createGatewayStores } from "../../src/adapters/sqlite/gateway/gateway-stores";
import { mintCredential } from "../../src/gateway/keys/mint-credential";
import { systemClock } from "../../src/ports/clock";
import { timeOrderedIds } from "../../src/adapters/time-ordered-ids";
import { makeDataDir } from "../support/beacon";
import { freePort } from "../support/child-process";
import { createGatewayClient, type GatewayClient, userMessage } from "../support/gateway-client";
import { agentRecord } from "../support/gateway-fixtures";
import { serveGatewayProgram, type ServingGateway } from "../support/gateway-program";
import { artifact, status } from "../support/puppet-agent";
import { type TestWorker, workerAt } from "../support/worker";

const AGENT_ID = "queue";

/** What an agent publishes for each task, one publication after the other. */
const SCRIPTS = {
  submitted: [],
  working: [[status("WORKING", "On it."), artifact("One")]],
  asking: [[status("WORKING")], [status("INPUT_REQUIRED", "Which?")]],
  completed: [
    [status("WORKING", "On it."), artifact("One")],
    [artifact(" and two", { append: true, lastChunk: true }), status("COMPLETED", "Done.")],
  ],
  failed: [[artifact("Half")], [status("FAILED", "Broken.")]],
} as const;
type Kind = keyof typeof SCRIPTS;
const KINDS = Object.keys(SCRIPTS) as Kind[];
const ENDED: readonly Kind[] = ["completed", "failed"];
const RUNNING = KINDS.filter((kind) => !ENDED.includes(kind));

let port: number;
let dataDir: string;
let gateway: ServingGateway;
let callers: Record<"1.0" | "0.3", GatewayClient>;
let worker: TestWorker;
const ids = {} as Record<Kind, string>;
/** The number of the last event of each task. */
const lastSequences = {} as Record<Kind, number>;

const serve = () =>
  serveGatewayProgram({
    PORT: String(port),
    GATEWAY_DATA_DIR: dataDir,
    GATEWAY_RATE_LIMIT: "1000000",
  });

beforeAll(async () => {
  port = await freePort();
  dataDir = makeDataDir();
  await register();
  gateway = await serve();
  for (const kind of KINDS) await play(kind);
});
afterAll(() => gateway.end());

it("the same bytes are read after the gateway was killed and started again", async () => {
  const before = await readAll();
  await gateway.end("SIGKILL");
  gateway = await serve();
  const after = await readAll();

  expect(Object.keys(before).length).toBeGreaterThan(40);
  for (const [read, text] of Object.entries(before))
    expect([read, after[read]]).toEqual([read, text]);
  // The reads are what they are called: a comparison of refusals would prove nothing.
  const refused = Object.entries(before).filter(([, text]) => text.includes('"error":'));
  expect(refused.map(([read]) => read)).toEqual(
    Object.keys(callers).flatMap((version) => ENDED.map((kind) => `${version} subscribe ${kind}`)),
  );
});

/** Makes the agent, a key of it and a token of its worker. */
async function register(): Promise<void> {
  const db = openGatewayDatabase(dataDir, { create: true });
  const { agents, credentials } = createGatewayStores(db);
  await agents.add(agentRecord({ id: AGENT_ID, connector: { kind: "worker", mode: "queue" } }));
  const minting = { agents, credentials, clock: systemClock, ids: timeOrderedIds };
  const key = await mintCredential(minting, { kind: "key", agentId: AGENT_ID, caller: "tester" });
  const token = await mintCredential(minting, { kind: "token", agentId: AGENT_ID });
  db.close();
  const endpoint = `http://127.0.0.1:${port}/${AGENT_ID}`;
  callers = {
    "1.0": createGatewayClient(endpoint, key.secret, "1.0"),
    "0.3": createGatewayClient(endpoint, key.secret, "0.3"),
  };
  worker = workerAt(`${endpoint}/link`, token.secret, token.credential);
}

async function play(kind: Kind): Promise<void> {
  const { result } = await callers["1.0"].call("SendMessage", {
    message: { ...userMessage("Go."), messageId: `m-${kind}`, contextId: "talk" },
    configuration: { returnImmediately: true },
  });
  const { id } = result.task as { id: string };
  ids[kind] = id;
  lastSequences[kind] = 1;
  for (const [index, events] of SCRIPTS[kind].entries()) {
    const published = await worker.publish(id, `e-${index}`, ...events);
    lastSequences[kind] = published.result.sequence as number;
  }
}

/** Everything that a caller can read, as text, by what was asked. */
async function readAll(): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const [version, caller] of Object.entries(callers)) {
    const keep = async (name: string, text: Promise<string>) => {
      read[`${version} ${name}`] = await text;
    };
    for (const kind of KINDS) {
      const id = ids[kind];
      await keep(`get ${kind}`, caller.text("GetTask", { id }));
      await keep(`get the last of ${kind}`, caller.text("GetTask", { id, historyLength: 1 }));
    }
    await keep("list", caller.text("ListTasks", { includeArtifacts: true, contextId: "talk" }));
    let pageToken = "";
    for (const page of ["first", "second", "third"]) {
      const text = caller.text("ListTasks", { pageSize: 2, pageToken });
      await keep(`list the ${page} page`, text);
      pageToken = JSON.parse(await text).result.nextPageToken as string;
    }
    for (const kind of ENDED) {
      await keep(`subscribe ${kind}`, caller.text("SubscribeToTask", { id: ids[kind] }));
      for (let seen = 0; seen < lastSequences[kind]; seen += 1)
        await keep(`subscribe ${kind} after ${seen}`, subscribe(caller, kind, seen).rest());
    }
    for (const kind of RUNNING) {
      await keep(`subscribe ${kind}`, subscribe(caller, kind).take(1));
      for (let seen = 0; seen < lastSequences[kind]; seen += 1)
        await keep(
          `subscribe ${kind} after ${seen}`,
          subscribe(caller, kind, seen).take(lastSequences[kind] - seen),
        );
    }
  }
  const card = await fetch(`http://127.0.0.1:${port}/${AGENT_ID}/.well-known/agent-card.json`);
  read.card = `${card.headers.get("etag")} ${await card.text()}`;
  return read;
}

/** A subscription, after the last event that was seen where there is one. */
function subscribe(caller: GatewayClient, kind: Kind, seen?: number) {
  const headers: Record<string, string> =
    seen === undefined ? {} : { "Last-Event-ID": String(seen) };
  return {
    rest: () => caller.text("SubscribeToTask", { id: ids[kind] }, headers),
    /** So many events of a stream that stays open. */
    async take(count: number): Promise<string> {
      const stream = await caller.stream("SubscribeToTask", { id: ids[kind] }, headers);
      const events = [];
      for (let index = 0; index < count; index += 1) {
        const event = await stream.next();
        events.push(`${event?.id ?? ""} ${event?.data ?? ""}`);
      }
      stream.close();
      return events.join("\n");
    },
  };
}
