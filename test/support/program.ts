import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** The program that `npm start` runs. The test run's global setup has built it. */
export const PROGRAM = path.join(__dirname, "../../dist/src/bin/beacon.js");

/** How a process ended, and what it said. */
export interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** A process of the program. */
export interface Program {
  child: ChildProcess;
  /** Resolves when it has ended and its output is whole. */
  finished: Promise<Finished>;
}

const running = new Set<ChildProcess>();

// A test that fails must not leave its process behind.
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts the program with exactly these environment variables, besides PATH. */
export function startProgram(args: string[], environment: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  const finished = once(child, "close").then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    stdout,
    stderr,
  }));
  return { child, finished };
}

/** Runs the program to its end. */
export function runProgram(args: string[], environment?: NodeJS.ProcessEnv): Promise<Finished> {
  return startProgram(args, environment).finished;
}

/** A process that serves. */
export interface ServingProgram extends Program {
  publicUrl: string;
  endpoint: string;
}

/** Starts `beacon serve` on a free port and waits until it says where it listens. */
export async function serveProgram(environment: NodeJS.ProcessEnv): Promise<ServingProgram> {
  const program = startProgram(["serve"], {
    PORT: "0",
    LOG_LEVEL: "silent",
    BEACON_RATE_LIMIT: "1000000",
    ...environment,
  });
  const publicUrl = await new Promise<string>((resolve, reject) => {
    let said = "";
    program.child.stdout?.on("data", (chunk: string) => {
      said += chunk;
      const origin = /card: (http\S+?)\/\.well-known\//.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    });
    program.finished.then(({ code, stderr }) => {
      reject(new Error(`the program ended with ${String(code)} before it listened: ${stderr}`));
    }, reject);
  });
  return { ...program, publicUrl, endpoint: `${publicUrl}/a2a/v1` };
}

/** Ends a process with a signal and waits for it. */
export function endProgram(program: Program, signal: NodeJS.Signals): Promise<Finished> {
  program.child.kill(signal);
  return program.finished;
}
