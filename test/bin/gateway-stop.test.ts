import { writeFileSync } from "node:fs";
import path from "node:path";
import { createGatewayStores } from "../../src/adapters/sqlite/gateway/gateway-stores";
import { openGatewayDatabase } from "../../src/adapters/sqlite/gateway/database";
import { makeDataDir } from "../support/beacon";
import { startGateway } from "../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../support/gateway-client";
import { runGateway, serveGatewayProgram, type ServingGateway } from "../support/gateway-program";
import { createPuppet, status } from "../support/puppet-agent";
import { connectWorker, registerWorker } from "../support/worker";

/** Heeds its signal by saying that it has been canceled, as ticker does. */
const PATIENT = `export default async function* (delivery, { signal }) {
  yield { status: { state: "TASK_STATE_WORKING" } };
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
  yield { status: { state: "TASK_STATE_CANCELED" } };
}`;

const configuration = { returnImmediately: true };

describe("a gateway program that is told to stop", () => {
  let dataDir: string;
  let gateway: ServingGateway;
  beforeEach(() => {
    dataDir = makeDataDir();
  });
  afterEach(() => gateway.end("SIGKILL"));

  const serve = async () => {
    gateway = await serveGatewayProgram({ GATEWAY_DATA_DIR: dataDir });
  };
  const clientOf = (agentId: string, key: string) =>
    createGatewayClient(`${gateway.publicUrl}/${agentId}`, key);

  async function serveTicker() {
    await serve();
    const [, key = ""] = /Agent ticker[^]*?(bak_[0-9a-f]{64})/.exec(gateway.greeting) ?? [];
    return { key, client: clientOf("ticker", key) };
  }

  /** Resolves when it takes no more connections. */
  async function refusal() {
    for (;;)
      try {
        await fetch(`${gateway.publicUrl}/healthz`, { headers: { Connection: "close" } });
      } catch {
        return;
      }
  }

  it("lets the stream of a module's task go on to its end", async () => {
    const { client } = await serveTicker();
    const stream = await client.stream("SendStreamingMessage", { message: userMessage() });
    await stream.next();
    const ended = gateway.end("SIGTERM");
    const events = (await stream.rest()).map(({ body }) => body.result);
    expect(events.filter(({ artifactUpdate }) => artifactUpdate)).toHaveLength(10);
    expect(events.at(-1).statusUpdate.status.state).toBe("TASK_STATE_COMPLETED");
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("lets a module's task go on that nobody waits for", async () => {
    const { key, client } = await serveTicker();
    const { result } = await client.call("SendMessage", { message: userMessage(), configuration });
    expect((await gateway.end("SIGTERM")).code).toBe(0);
    await serve();
    const again = clientOf("ticker", key);
    expect((await again.call("GetTask", { id: result.task.id })).result.status.state).toBe(
      "TASK_STATE_COMPLETED",
    );
  });

  it("ends at once at a second signal; what still runs is failed by the next start", async () => {
    await serve();
    const file = path.join(dataDir, "patient.mjs");
    writeFileSync(file, PATIENT);
    const run = async (...args: string[]) =>
      (await runGateway([...args, "--json"], { GATEWAY_DATA_DIR: dataDir })).stdout;
    await run(..."agent add patient --owner alice --description Waits. --module".split(" "), file);
    const { secret } = JSON.parse(await run("key", "mint", "patient")) as { secret: string };
    const client = clientOf("patient", secret);
    const stream = await client.stream("SendStreamingMessage", { message: userMessage() });
    const { id } = (await stream.next())!.body.result.task;
    await stream.next();
    const rest = stream.rest().catch(() => "cut");
    const first = gateway.end("SIGTERM");
    await refusal();
    await gateway.end("SIGTERM");
    expect((await first).code).toBe(0);
    expect(await rest).toBe("cut");

    await serve();
    const { result } = await clientOf("patient", secret).call("GetTask", { id });
    expect(result.status).toMatchObject({
      state: "TASK_STATE_FAILED",
      message: { parts: [{ text: "The agent was interrupted." }] },
    });
  });
});

describe("a gateway that stops", () => {
  const stateOf = async (client: GatewayClient, id: string) =>
    (await client.call("GetTask", { id })).result.status.state;

  it("sends workers away at once, while modules go on", async () => {
    const puppet = createPuppet();
    const gateway = await startGateway({ modules: { puppet: puppet.module } });
    const client = createGatewayClient(gateway.endpoint("puppet"), await gateway.mintKey("puppet"));
    const { worker, agentId } = await registerWorker(gateway, "push");
    const receiving = [
      await worker.receive(),
      await (await connectWorker(gateway, agentId)).receive(),
    ];
    const queued = await registerWorker(gateway, "queue");
    const answered = new Promise((resolve) => gateway.server.once("request", resolve));
    const claimed = queued.worker.call("Claim", { waitMs: 60_000 });
    await answered;
    const sent = client.call("SendMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(status("WORKING"));

    const stopped = gateway.stopGracefully();
    for (const stream of receiving) expect(await stream.rest()).toEqual([]);
    expect((await claimed).result.deliveries).toEqual([]);
    expect(run.signal.aborted).toBe(false);
    run.finish();
    expect((await sent).result.task.status.state).toBe("TASK_STATE_COMPLETED");
    await stopped;
  });

  it("waits for a time only, and writes no end of what still runs then", async () => {
    const dataDir = makeDataDir();
    const environment = { GATEWAY_DATA_DIR: dataDir };
    const puppet = createPuppet();
    const modules = { puppet: puppet.module };
    const gateway = await startGateway({ environment, modules, times: { stopMs: 50 } });
    const key = await gateway.mintKey("puppet");
    const client = createGatewayClient(gateway.endpoint("puppet"), key);
    const { result } = await client.call("SendMessage", { message: userMessage(), configuration });
    const run = await puppet.next();
    run.say(status("WORKING"));
    await gateway.stopGracefully();
    expect(run.signal.aborted).toBe(true);
    run.say(status("CANCELED"));
    run.finish();

    const db = openGatewayDatabase(dataDir, { create: false });
    const stored = await createGatewayStores(db).tasks.find(result.task.id);
    expect(stored?.state).toMatch(/WORKING|SUBMITTED/);
    db.close();
    const { issuer } = gateway;
    const again = await startGateway({ environment, issuer });
    const restarted = createGatewayClient(again.endpoint("puppet"), key);
    expect(await stateOf(restarted, result.task.id)).toBe("TASK_STATE_FAILED");
    await again.stop();
  });
});
