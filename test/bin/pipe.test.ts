import { spawn } from "node:child_process";
import { once } from "node:events";
import { textMessage } from "../support/beacon";
import { PROGRAM } from "../support/program";
import { seedStore } from "../support/seed";

const ROWS = 2_000;

describe("a reader that has seen enough", () => {
  it.each(["review list", "review list --json", "export"])("ends %s quietly", async (verb) => {
    const seeds = Array.from({ length: ROWS }, () => ["unstructured", textMessage()] as const);
    const { dataDir } = await seedStore(seeds);
    const script = `set -o pipefail; "$0" "$1" ${verb} | head -n 1`;
    const shell = spawn("bash", ["-c", script, process.execPath, PROGRAM], {
      env: { PATH: process.env.PATH, BEACON_DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    shell.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    shell.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    const [code] = (await once(shell, "close")) as [number];
    expect({ code, stderr, lines: stdout.split("\n").length - 1 }).toEqual({
      code: 0,
      stderr: "",
      lines: 1,
    });
  });
});
