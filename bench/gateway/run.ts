/*
 * `npm run bench:gateway`: the Gateway beside the server of `@a2a-js/sdk`, in one run, in turns.
 * `npm run bench:gateway -- --write` puts the results into docs/BENCHMARK.md.
 *
 * BENCH_ROUNDS changes the number of rounds, BENCH_ONLY names the loads to run (keys of
 * `scenarios.ts`, with commas between), BENCH_DATA_DIR the folder under which the Gateway stores
 * (by default the system's folder for temporary files).
 */
import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fsyncMicroseconds } from "../fsync";
import type { Order, OrderReport } from "./orders";
import { renderResults, type Results, writeResults } from "./report";
import { SCENARIOS, type Scenario } from "./scenarios";
import { type Side, startGateway, startSdk } from "./serve";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const ONLY = process.env.BENCH_ONLY?.split(",");

async function main(): Promise<void> {
  const dataRoot = mkdtempSync(path.join(process.env.BENCH_DATA_DIR ?? tmpdir(), "gateway-bench-"));
  try {
    const text = renderResults(await measureAll(dataRoot));
    console.log(text);
    if (process.argv.includes("--write")) writeResults(text);
  } finally {
    rmSync(dataRoot, { recursive: true, force: true });
  }
}

async function measureAll(dataRoot: string): Promise<Results> {
  const load = fork(path.join(__dirname, "load-worker.js"), { execArgv: [] });
  const gateway = await startGateway(dataRoot);
  const sdk = await startSdk();
  const results: Results = {
    rounds: ROUNDS,
    fsyncMicroseconds: fsyncMicroseconds(dataRoot),
    scenarios: SCENARIOS.filter(({ key }) => ONLY?.includes(key) ?? true).map((scenario) => ({
      scenario,
      gateway: [],
      sdk: [],
    })),
  };
  try {
    // Round 0 warms up and is not counted. The longest load is left out: the smaller ones warm what it uses.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { scenario, ...turns } of results.scenarios) {
        if (round === 0 && scenario.isLong) continue;
        const name = `${round}-${scenario.key}`;
        const ours = await takeTurn(load, gateway, scenario, name);
        const theirs = await takeTurn(load, sdk, scenario, name);
        process.stderr.write(
          `${name}: ${(ours.seconds * 1000).toFixed(1)} ms, ${(theirs.seconds * 1000).toFixed(1)} ms\n`,
        );
        if (round === 0) continue;
        turns.gateway.push(ours);
        turns.sdk.push(theirs);
      }
    }
  } finally {
    load.kill();
    await Promise.all([gateway.server.stop(), sdk.server.stop()]);
  }
  return results;
}

/** One server's turn in a round. */
async function takeTurn(load: ChildProcess, side: Side, { load: what }: Scenario, turn: string) {
  const before = await side.server.cpuMicroseconds();
  const { seconds } = await ask(load, { target: side.target, turn, ...what });
  return { seconds, cpuSeconds: ((await side.server.cpuMicroseconds()) - before) / 1e6 };
}

function ask(child: ChildProcess, order: Order): Promise<OrderReport> {
  return new Promise((resolve, reject) => {
    const onExit = () => {
      reject(new Error("the load generator ended"));
    };
    child.once("exit", onExit);
    child.once("message", (report) => {
      child.removeListener("exit", onExit);
      resolve(report as OrderReport);
    });
    child.send(order);
  });
}

main().catch((reason: unknown) => {
  console.error(reason);
  process.exitCode = 1;
});
