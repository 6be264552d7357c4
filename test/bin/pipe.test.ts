import { spawn } from "node:child_process";
import { once } from "node:events";
import { openGatewayDatabase } from "../../src/adapters/sqlite/gateway/database";
import { createGatewayStores } from "../../src/adapters/sqlite/gateway/gateway-stores";
import { makeDataDir, textMessage } from "../support/beacon";
import { agentRecord } from "../support/gateway-fixtures";
import { GATEWAY_PROGRAM } from "../support/gateway-program";
import { PROGRAM } from "../support/program";
import { seedStore } from "../support/seed";

const ROWS = 2_000;

/** The first line of what a program prints, to a reader that then leaves. */
async function firstLine(program: string, verb: string, environment: NodeJS.ProcessEnv) {
  const script = `set -o pipefail; "$0" "$1" ${verb} | head -n 1`;
  const shell = spawn("bash", ["-c", script, process.execPath, program], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  shell.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  shell.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(shell, "close")) as [number];
  return { code, stderr, lines: stdout.split("\n").length - 1 };
}

const QUIET = { code: 0, stderr: "", lines: 1 };

describe("a reader that has seen enough", () => {
  it.each(["review list", "review list --json", "export"])("ends %s quietly", async (verb) => {
    const seeds = Array.from({ length: ROWS }, () => ["unstructured", textMessage()] as const);
    const { dataDir } = await seedStore(seeds);
    expect(await firstLine(PROGRAM, verb, { BEACON_DATA_DIR: dataDir })).toEqual(QUIET);
  });

  it("ends the gateway's list of agents quietly", async () => {
    const dataDir = makeDataDir();
    const db = openGatewayDatabase(dataDir, { create: true });
    const { agents } = createGatewayStores(db);
    await Promise.all(
      Array.from({ length: ROWS }, (_, i) => agents.add(agentRecord({ id: `agent-${i}` }))),
    );
    db.close();
    const environment = { GATEWAY_DATA_DIR: dataDir };
    expect(await firstLine(GATEWAY_PROGRAM, "agent list", environment)).toEqual(QUIET);
  });
});
