import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { MEASURED, type Measured } from "./calls";
import { type ContenderKey, CONTENDERS } from "./contenders";
import type { Turn } from "./measure";
import { median } from "./median";

export interface Results {
  requests: number;
  rounds: number;
  connections: number;
  fsyncMicroseconds: number;
  turns: Record<Measured, Partial<Record<ContenderKey, Turn[]>>>;
}

/** From the working directory, which npm makes the project's. */
const DOCUMENT = path.join("docs", "BENCHMARK.md");
const START = "<!-- results: written by `npm run bench -- --write` -->";
const END = "<!-- end of results -->";

/** What the results section says: the machine, the load, and a table a method. */
export function renderResults(results: Results): string {
  const cpus = os.cpus();
  return [
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Machine: ${cpus.length} × ${cpus[0]?.model.trim() ?? "unknown processor"}, ` +
      `${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.arch()}, ` +
      `one fsync of 4 KiB ${Math.round(results.fsyncMicroseconds)} µs`,
    `- Node: ${process.version}`,
    `- Load: ${results.connections} keep-alive connections with one request each under way, ` +
      `${count(results.requests)} requests a turn, ${results.rounds} rounds after one to warm up`,
    ...MEASURED.flatMap((method) => ["", `### ${method}`, "", ...table(results.turns[method])]),
  ].join("\n");
}

function table(turns: Results["turns"][Measured]): string[] {
  const rows = CONTENDERS.map(({ key, title }) => ({ title, ...summary(turns[key] ?? []) }));
  const beacon = summary(turns.beacon ?? []).requestsPerSecond;
  return [
    "| Server | requests/s (median) | lowest–highest | Beacon ÷ this | server CPU µs a request | server CPU |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...rows.map(
      (row) =>
        `| ${row.title} | ${count(row.requestsPerSecond)} | ${count(row.lowest)}–${count(row.highest)} | ` +
        `${(beacon / row.requestsPerSecond).toFixed(2)} | ${row.cpuMicroseconds.toFixed(1)} | ` +
        `${Math.round(row.cpuShare * 100)} % |`,
    ),
  ];
}

function summary(turns: readonly Turn[]) {
  const speeds = turns.map((turn) => turn.requestsPerSecond);
  return {
    requestsPerSecond: median(speeds),
    lowest: Math.min(...speeds),
    highest: Math.max(...speeds),
    cpuMicroseconds: median(turns.map((turn) => turn.cpuMicroseconds)),
    cpuShare: median(turns.map((turn) => turn.cpuShare)),
  };
}

function count(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

/** Replaces the results section of the document. */
export function writeResults(text: string): void {
  const document = readFileSync(DOCUMENT, "utf8");
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start === -1 || end < start)
    throw new Error(`${DOCUMENT} has no results section between its two marks`);
  const before = document.slice(0, start + START.length);
  writeFileSync(DOCUMENT, `${before}\n${text}\n${document.slice(end)}`);
}
