import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** The program that `npm run gateway` runs. The test run's global setup has built it. */
export const GATEWAY_PROGRAM = path.join(__dirname, "../../dist/src/bin/gateway.js");

/** How a process ended, and what it said. */
export interface FinishedGateway {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface GatewayProcess {
  child: ChildProcess;
  said(): string;
  finished: Promise<FinishedGateway>;
}

function start(args: readonly string[], environment: NodeJS.ProcessEnv): GatewayProcess {
  const child = spawn(process.execPath, [GATEWAY_PROGRAM, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  const finished = once(child, "close").then(([code]) => ({
    code: code as number | null,
    stdout,
    stderr,
  }));
  return { child, said: () => stdout, finished };
}

/** Runs the program to its end, with exactly these environment variables besides PATH. */
export function runGateway(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<FinishedGateway> {
  return start(args, environment).finished;
}

/** A process that serves. */
export interface ServingGateway {
  publicUrl: string;
  /** What it has printed by the time it listens. */
  greeting: string;
  /** Ends it with a signal and waits for it. */
  end(signal?: NodeJS.Signals): Promise<FinishedGateway>;
}

/** Starts `gateway serve`, by default on a free port, and waits until it has said how to reach it. */
export async function serveGatewayProgram(
  environment: NodeJS.ProcessEnv,
  args: readonly string[] = ["serve"],
): Promise<ServingGateway> {
  const running = start(args, { PORT: "0", LOG_LEVEL: "silent", ...environment });
  const publicUrl = await new Promise<string>((resolve, reject) => {
    running.child.stdout?.on("data", () => {
      // The greeting is one write, and ends with a blank line.
      const origin = /https?:\/\/[^/\s]+/.exec(running.said())?.[0];
      if (origin !== undefined && running.said().endsWith("\n\n")) resolve(origin);
    });
    running.finished.then(({ code, stderr }) => {
      reject(new Error(`the gateway ended with ${String(code)} before it listened: ${stderr}`));
    }, reject);
  });
  return {
    publicUrl,
    greeting: running.said(),
    end(signal = "SIGTERM") {
      running.child.kill(signal);
      return running.finished;
    },
  };
}
