import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { median } from "../median";
import type { Scenario } from "./scenarios";

/** One server's turn in a round. */
export interface Turn {
  seconds: number;
  cpuSeconds: number;
}

export interface Results {
  rounds: number;
  fsyncMicroseconds: number;
  scenarios: { scenario: Scenario; gateway: Turn[]; sdk: Turn[] }[];
}

/** From the working directory, which npm makes the project's. */
const DOCUMENT = path.join("docs", "BENCHMARK.md");
const START = "<!-- gateway results: written by `npm run bench:gateway -- --write` -->";
const END = "<!-- end of gateway results -->";

/** What the results section says: the machine and a row a load. */
export function renderResults({ rounds, fsyncMicroseconds, scenarios }: Results): string {
  const cpus = os.cpus();
  return [
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Machine: ${cpus.length} × ${cpus[0]?.model.trim() ?? "unknown processor"}, ` +
      `${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.arch()}, ` +
      `one fsync of 4 KiB ${Math.round(fsyncMicroseconds)} µs`,
    `- Node: ${process.version}`,
    `- Rounds: ${rounds} after one to warm up; medians, in brackets the lowest and the highest`,
    "",
    "| Load | Gateway (durable), ms | `@a2a-js/sdk` (in memory), ms | Gateway is faster | to reach | CPU ms, Gateway / SDK |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...scenarios.map(({ scenario, gateway, sdk }) => {
      const ratio = middle(sdk, "seconds") / middle(gateway, "seconds");
      const cpu = [gateway, sdk].map((turns) => ms(middle(turns, "cpuSeconds")));
      const goal = scenario.goal === undefined ? "–" : `${scenario.goal} ×`;
      return (
        `| ${scenario.title} | ${range(gateway)} | ${range(sdk)} | ${ratio.toFixed(1)} × | ` +
        `${goal} | ${cpu.join(" / ")} |`
      );
    }),
  ].join("\n");
}

function middle(turns: readonly Turn[], of: keyof Turn): number {
  return median(turns.map((turn) => turn[of]));
}

function range(turns: readonly Turn[]): string {
  const times = turns.map(({ seconds }) => seconds);
  return `${ms(median(times))} (${ms(Math.min(...times))}–${ms(Math.max(...times))})`;
}

function ms(seconds: number): string {
  return (seconds * 1000).toLocaleString("en-US", {
    maximumFractionDigits: seconds < 0.1 ? 1 : 0,
  });
}

/** Replaces the Gateway's results in the document. */
export function writeResults(text: string): void {
  const document = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : "";
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start === -1 || end < start)
    throw new Error(`${DOCUMENT} has no results of the Gateway between their two marks`);
  const before = document.slice(0, start + START.length);
  writeFileSync(DOCUMENT, `${before}\n\n${text}\n\n${document.slice(end)}`);
}
