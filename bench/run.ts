/*
 * `npm run bench`: the Beacon beside other servers, in one run, in turns.
 * `npm run bench -- --write` puts the results into docs/BENCHMARK.md.
 *
 * BENCH_REQUESTS, BENCH_ROUNDS and BENCH_CONNECTIONS change the load, BENCH_DATA_DIR the folder under
 * which the Beacons store (by default the system's folder for temporary files).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MEASURED, type Measured, sendMessageCall, type WireCall } from "./calls";
import { type ServerProcess, startLoadGenerator } from "./child";
import { type ContenderKey, CONTENDERS } from "./contenders";
import { fsyncMicroseconds } from "./fsync";
import { storeTasks, takeTurn } from "./measure";
import { renderResults, type Results, writeResults } from "./report";

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 12_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 64);

interface Side {
  key: ContenderKey;
  server: ServerProcess;
  calls: Record<Measured, WireCall[]>;
}

async function main(): Promise<void> {
  const dataRoot = mkdtempSync(path.join(process.env.BENCH_DATA_DIR ?? tmpdir(), "beacon-bench-"));
  try {
    const text = renderResults(await measureAll(dataRoot));
    console.log(text);
    if (process.argv.includes("--write")) writeResults(text);
  } finally {
    rmSync(dataRoot, { recursive: true, force: true });
  }
}

async function measureAll(dataRoot: string): Promise<Results> {
  const load = startLoadGenerator();
  const servers = await Promise.all(
    CONTENDERS.map(async (contender) => ({
      contender,
      server: await contender.start(dataRoot),
    })),
  );
  const results: Results = {
    requests: REQUESTS,
    rounds: ROUNDS,
    connections: CONNECTIONS,
    fsyncMicroseconds: fsyncMicroseconds(dataRoot),
    turns: { SendMessage: {}, GetTask: {} },
  };
  try {
    const sides: Side[] = [];
    for (const { contender, server } of servers) {
      const calls = {
        SendMessage: Array.from({ length: CONNECTIONS }, sendMessageCall),
        GetTask: await storeTasks(load, server, CONNECTIONS),
      };
      sides.push({ key: contender.key, server, calls });
    }
    // Round 0 warms up: as many calls as in any other, on every side, not counted.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const method of MEASURED) {
        for (const { key, server, calls } of sides) {
          const turn = await takeTurn(load, server, method, calls[method], REQUESTS);
          if (round > 0) (results.turns[method][key] ??= []).push(turn);
        }
      }
      process.stderr.write(round === 0 ? "warmed up\n" : `round ${round} of ${ROUNDS}\n`);
    }
  } finally {
    load.stop();
    await Promise.all(servers.map(({ server }) => server.stop()));
  }
  return results;
}

main().catch((reason: unknown) => {
  console.error(reason);
  process.exitCode = 1;
});
