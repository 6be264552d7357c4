import { readFileSync } from "node:fs";
import path from "node:path";
import { startNode } from "../support/child-process";
import { startGateway, type TestGateway } from "../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../support/gateway-client";
import { registerWorker } from "../support/worker";

const FOLDER = path.join(__dirname, "../../examples/agent");

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** Tries until an agent answers: its process may be starting. */
async function ask(caller: GatewayClient, text: string): Promise<any> {
  for (;;) {
    const { result, error } = await caller.call("SendMessage", { message: userMessage(text) });
    if (result) return result.task;
    expect(error?.code).toBe(-31503);
  }
}

const wordsOf = ({ artifacts }: any) => artifacts[0].parts.map(({ text }: any) => text);

describe("examples/agent", () => {
  it.each(["push", "queue"] as const)("worker.mjs answers in %s mode", async (mode) => {
    const { worker, caller } = await registerWorker(gateway, mode);
    const env = { AGENT_URL: worker.url, AGENT_TOKEN: worker.token, AGENT_MODE: mode };
    const agent = startNode("examples/agent/worker.mjs", [], env);
    const task = await ask(caller, "It works here");
    expect(task.status.state).toBe("TASK_STATE_COMPLETED");
    expect(wordsOf(task)).toEqual(["It ", "works ", "here "]);
    await agent.end("SIGTERM");
  });

  it("module.mjs answers", async () => {
    const module = path.join(FOLDER, "module.mjs");
    // The runner of these tests cannot import an ES module, so a gateway of the program does.
    const before = await startGateway();
    await before.register({ id: "module", connector: { kind: "module", module } });
    const caller = await before.mintKey("module");
    // One process at a time serves a data folder.
    await before.stop();
    const program = startNode("dist/src/bin/gateway.js", ["serve"], {
      PORT: "0",
      GATEWAY_DATA_DIR: before.dataDir,
    });
    const [, port = ""] = await program.said(/127\.0\.0\.1:(\d+)/);
    const client = createGatewayClient(`http://127.0.0.1:${port}/module`, caller);
    expect(wordsOf(await ask(client, "Here too"))).toEqual(["Here ", "too "]);
    await program.end("SIGTERM");
  });

  it("is an agent in at most twenty lines", () => {
    const lines = readFileSync(path.join(FOLDER, "worker.mjs"), "utf8").trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(20);
  });
});
