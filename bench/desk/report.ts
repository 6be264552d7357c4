import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Asked } from "./questions";

/** A long piece of work that is done in turns of the event loop. */
export interface Piece {
  title: string;
  rows: number;
  elapsedMs: number;
  turnsMs: number[];
}

export interface Results {
  submissions: number;
  marks: number;
  bytes: number;
  indexBytes: number;
  madeInMs: number;
  rounds: number;
  fsyncMicroseconds: number;
  questions: readonly ({ title: string } & Asked)[];
  pieces: readonly Piece[];
}

const DOCUMENT = path.join("docs", "BENCHMARK.md");
const START = "<!-- desk results: written by `npm run bench:desk -- --write` -->";
const END = "<!-- end of desk results -->";

/** What a question may take. */
const MARK_MS = 100;

export function renderResults(results: Results): string {
  const cpus = os.cpus();
  return [
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Machine: ${cpus.length} × ${cpus[0]?.model.trim() ?? "unknown processor"}, ` +
      `${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.arch()}, ` +
      `one fsync of 4 KiB ${Math.round(results.fsyncMicroseconds)} µs, ` +
      `load average ${os.loadavg()[0]?.toFixed(1) ?? "unknown"}`,
    `- Node: ${process.version}`,
    `- Data: ${count(results.submissions)} submissions of ${megabytes(results.bytes)} in all and ` +
      `${count(results.marks)} marks, made in ${(results.madeInMs / 1_000).toFixed(1)} s; ` +
      `the index has ${megabytes(results.indexBytes)}`,
    `- Each question ${results.rounds} times after once to warm up`,
    "",
    `| Question | rows | CPU, ms | median, ms | highest, ms | under ${MARK_MS} ms |`,
    "| --- | ---: | ---: | ---: | ---: | --- |",
    ...results.questions.map(
      ({ title, rows, cpuMs, medianMs, highestMs }) =>
        `| ${title} | ${count(rows)} | ${cpuMs.toFixed(2)} | ${medianMs.toFixed(2)} | ${highestMs.toFixed(2)} | ` +
        `${highestMs < MARK_MS ? "yes" : "**no**"} |`,
    ),
    "",
    "| In the background | rows | s | rows/s | a turn, ms: median | 99 % | highest |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...results.pieces.map(row),
  ].join("\n");
}

function row({ title, rows, elapsedMs, turnsMs }: Piece): string {
  const sorted = turnsMs.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  const perSecond = count((rows / elapsedMs) * 1_000);
  return (
    `| ${title} | ${count(rows)} | ${(elapsedMs / 1_000).toFixed(1)} | ${perSecond} | ` +
    `${at(0.5)} | ${at(0.99)} | ${at(1)} |`
  );
}

function count(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

function megabytes(bytes: number): string {
  return `${count(bytes / 1_000_000)} MB`;
}

/** Replaces the desk's section of the document. */
export function writeResults(text: string): void {
  const document = readFileSync(DOCUMENT, "utf8");
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start === -1 || end < start)
    throw new Error(`${DOCUMENT} has no desk results between their two marks`);
  const before = document.slice(0, start + START.length);
  writeFileSync(DOCUMENT, `${before}\n\n${text}\n\n${document.slice(end)}`);
}
