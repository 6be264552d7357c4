import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { createInvokeClient } from "../../support/invoke-client";
import {
  artifact,
  createPuppet,
  type Puppet,
  type PuppetRun,
  status,
} from "../../support/puppet-agent";

const UNAUTHENTICATED = -31401;

let gateway: TestGateway;
let puppet: Puppet;
let agents = 0;
const runs: PuppetRun[] = [];
let agentId: string;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

beforeEach(async () => {
  agents += 1;
  agentId = `agent-${agents}`;
  puppet = createPuppet();
  await gateway.register({ id: agentId }, puppet.module);
});

// What nobody waits for any more is still to be ended.
afterEach(() => {
  for (const run of runs.splice(0)) run.finish();
});

async function nextRun(): Promise<PuppetRun> {
  const run = await puppet.next();
  runs.push(run);
  return run;
}

const now = () => new Date().toISOString();

const clientOf = (credential: string) => createGatewayClient(gateway.endpoint(agentId), credential);

/** A key, and what revokes it. */
async function mintKey() {
  const key = await gateway.mintKey(agentId, "acme");
  const id = (await gateway.stores.credentials.list(agentId, "key")).at(-1)!.id;
  return { key, revoke: () => gateway.stores.credentials.revoke(id, now()) };
}

/** A stream of a running task, past its first events. */
async function startStream(client: GatewayClient) {
  const opened = client.stream("SendStreamingMessage", { message: userMessage() });
  const run = await nextRun();
  run.say(status("WORKING"));
  const stream = await opened;
  const taskId: string = (await stream.next())!.body.result.task.id;
  await stream.next();
  return { run, stream, taskId };
}

/** A credential, and what takes it from its caller. */
const LOSSES: [string, () => Promise<[string, () => unknown]>][] = [
  [
    "a key that is revoked",
    async () => {
      const { key, revoke } = await mintKey();
      return [key, revoke];
    },
  ],
  [
    "a key whose agent is removed",
    async () => [await gateway.mintKey(agentId), () => gateway.stores.agents.remove(agentId)],
  ],
  [
    "a user's token that expires",
    // Tokens count for some seconds more, since clocks differ.
    async () => {
      const exp = Math.floor(Date.now() / 1000) - 3;
      return [await gateway.issuer.issue("user-7", { exp }), () => undefined];
    },
  ],
  [
    "a user's token when the agent is made private",
    async () => {
      const agent = (await gateway.stores.agents.get(agentId))!;
      return [
        await gateway.issuer.issue("user-7"),
        () => gateway.stores.agents.update({ ...agent, visibility: "PRIVATE" }),
      ];
    },
  ],
];

describe.each(LOSSES)("what runs under %s", (_what, lose) => {
  it("ends: streams with an error event, calls that wait with an error", async () => {
    const [credential, take] = await lose();
    const client = clientOf(credential);
    const { stream, taskId } = await startStream(client);
    const subscribed = await client.stream("SubscribeToTask", { id: taskId });
    await subscribed.next();
    const waiting = client.call("SendMessage", { message: userMessage() });
    await nextRun();
    await take();
    for (const { body } of [...(await stream.rest()), ...(await subscribed.rest())])
      expect(body).toMatchObject({ id: 1, error: { code: UNAUTHENTICATED } });
    expect((await waiting).error?.code).toBe(UNAUTHENTICATED);
    expect((await client.call("ListTasks", {})).error?.code).toEqual(expect.any(Number));
  });
});

describe("a key that is revoked", () => {
  it("takes a stream before its first event too, as plain JSON", async () => {
    const { key, revoke } = await mintKey();
    const opened = clientOf(key).stream("SendStreamingMessage", { message: userMessage() });
    await nextRun();
    await revoke();
    const stream = await opened;
    expect(stream.contentType).toBe("application/json");
    expect((await stream.json()).error?.code).toBe(UNAUTHENTICATED);
  });

  it("ends an invoke, streamed or not, and its agent is told to stop", async () => {
    const { key, revoke } = await mintKey();
    const client = createInvokeClient(gateway, agentId, key);
    const plain = client.invoke({ message: "Hello." });
    const runs = [await nextRun()];
    const streamed = client.frames({ message: "Hello." });
    runs.push(await nextRun());
    const aborted = runs.map(
      ({ signal }) => new Promise((resolve) => signal.addEventListener("abort", resolve)),
    );
    await revoke();
    const { status: code, headers, body } = await plain;
    expect([code, body.error.code]).toEqual([401, "unauthorized"]);
    expect(headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
    expect(await streamed).toEqual([
      { type: "error", error: { code: "unauthorized", message: expect.any(String) } },
    ]);
    await Promise.all(aborted);
  });

  it("leaves the task to go on, for the caller's next key", async () => {
    const { key, revoke } = await mintKey();
    const { run, stream, taskId } = await startStream(clientOf(key));
    const next = clientOf(await gateway.mintKey(agentId, "acme"));
    const other = await next.stream("SubscribeToTask", { id: taskId });
    await other.next();
    await revoke();
    await stream.rest();
    expect(run.signal.aborted).toBe(false);
    run.say(artifact("done"));
    run.finish();
    expect((await other.rest()).map(({ body }) => Object.keys(body.result))).toEqual([
      ["artifactUpdate"],
      ["statusUpdate"],
    ]);
    const { result } = await next.call("GetTask", { id: taskId });
    expect(result.status.state).toBe("TASK_STATE_COMPLETED");
  });
});
