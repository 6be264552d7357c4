import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeDataDir } from "../support/beacon";
import { startNodeAt } from "../support/child-process";
import { startGateway } from "../support/gateway";
import { userMessage } from "../support/gateway-client";
import { makeDelivery } from "../support/signed-delivery";
import { registerWorker } from "../support/worker";

const ROOT = path.join(__dirname, "../..");

/** All that a worker needs at run time besides the package itself. */
const NEEDED = ["eventsource-parser"];

/** A folder of an agent's own, with the package unpacked as `npm install` does it. */
function installPackage(): string {
  const folder = makeDataDir();
  // The test run has built it already.
  const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
  const [packed] = JSON.parse(execFileSync("npm", args, { cwd: ROOT, encoding: "utf8" })) as [
    { filename: string },
  ];
  const target = path.join(folder, "node_modules/beacon-gateway");
  mkdirSync(target, { recursive: true });
  const archive = path.join(folder, packed.filename);
  execFileSync("tar", ["xzf", archive, "-C", target, "--strip-components", "1"]);
  for (const name of NEEDED)
    symlinkSync(path.join(ROOT, "node_modules", name), path.join(folder, "node_modules", name));
  return folder;
}

/** An agent in TypeScript, with all that it may look at. */
const TYPED = `import { type AgentConnection, connectAgent, type Delivery } from "beacon-gateway";
export const connection: AgentConnection = connectAgent({
  url: "https://gateway.example/me/link",
  token: "agt_",
  async *onMessage({ message, principal, contextId, from }: Delivery, { signal }) {
    const words: string[] = [principal, contextId, from.caller_id, message.parts[0]?.text ?? ""];
    if (!signal.aborted) yield { message: { parts: [{ text: words.join(" ") }] } };
  },
});
`;

/** A receiver in TypeScript, with all that it may look at. */
const TYPED_RECEIVER = `import type { IncomingMessage } from "node:http";
import {
  type VerifiedWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type WebhookVerificationErrorCode,
} from "beacon-gateway/webhooks";
export function receive(request: IncomingMessage, body: Buffer): VerifiedWebhook {
  return verifyWebhook({ headers: request.headers, body, secret: ["new", "old"], token: "t" });
}
export async function handle(request: Request): Promise<string | WebhookVerificationErrorCode> {
  try {
    const body = await request.text();
    const { payload, taskId } = verifyWebhook({ headers: request.headers, body, secret: "s" });
    if ("kind" in payload) return payload.status.state;
    return payload.statusUpdate?.status.state ?? payload.artifactUpdate?.artifact.artifactId ?? taskId;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.code;
    throw error;
  }
}
`;

/** A receiver that takes a delivery on its standard input. */
const RECEIVER = `import { readFileSync } from "node:fs";
import { verifyWebhook, WebhookVerificationError } from "beacon-gateway/webhooks";
const { headers, body } = JSON.parse(readFileSync(0, "utf8"));
for (const secret of ["a secret of words", "another secret"])
  try {
    console.log(verifyWebhook({ headers, body, secret }).taskId);
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.log(error.code);
  }
`;

let folder: string;
beforeAll(() => {
  folder = installPackage();
});

it("the package, once it is installed, has types that a strict program can use", () => {
  const programs = { "agent.ts": TYPED, "receiver.ts": TYPED_RECEIVER };
  for (const [name, text] of Object.entries(programs)) writeFileSync(path.join(folder, name), text);
  const flags = ["--noEmit", "--strict", "--skipLibCheck", "false", "--module", "nodenext"];
  const types = ["--types", "node", "--typeRoots", path.join(ROOT, "node_modules/@types")];
  const tsc = path.join(ROOT, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, ...flags, ...types, ...Object.keys(programs)],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
});

it("the package, once it is installed, connects an agent from a folder of its own", async () => {
  const script = path.join(folder, "worker.mjs");
  copyFileSync(path.join(ROOT, "examples/agent/worker.mjs"), script);
  const gateway = await startGateway();
  const { worker, caller } = await registerWorker(gateway, "queue");
  const agent = startNodeAt(script, [], {
    AGENT_URL: worker.url,
    AGENT_TOKEN: worker.token,
    AGENT_MODE: "queue",
  });
  const { result } = await caller.call("SendMessage", { message: userMessage("It works") });
  expect(result.task.artifacts[0].parts).toEqual([{ text: "It " }, { text: "works " }]);
  await agent.end("SIGTERM");
  await gateway.stop();
});

it("the package, once it is installed, verifies a delivery in a folder of its own", () => {
  const script = path.join(folder, "receiver.mjs");
  writeFileSync(script, RECEIVER);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: "utf8",
    input: JSON.stringify(makeDelivery({ secret: "a secret of words", taskId: "task-1" })),
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: "task-1\nbad_signature\n",
    stderr: "",
  });
});
