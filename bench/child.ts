import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import type { LoadOrder, LoadReport } from "./load-worker";

/** A server in a process of its own. */
export interface ServerProcess {
  port: number;
  /** The processor time that it has used so far, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server and waits until it prints the URL that it listens at. */
export async function startServer(
  script: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  nodeFlags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = fork(path.join(__dirname, script), args, {
    execArgv: [...nodeFlags, "--require", path.join(__dirname, "cpu-probe.js")],
    env: { ...process.env, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const port = await new Promise<number>((resolve, reject) => {
    let printed = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(printed);
      if (found) resolve(Number(found[1]));
    });
    child.once("exit", (code) => {
      reject(new Error(`${script} ended with code ${String(code)} before it listened`));
    });
  });
  return {
    port,
    cpuMicroseconds: () => ask<number>(child, {}),
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The load generator in a process of its own. */
export interface LoadGenerator {
  run(order: LoadOrder): Promise<LoadReport>;
  stop(): void;
}

export function startLoadGenerator(): LoadGenerator {
  const child = fork(path.join(__dirname, "load-worker.js"), { execArgv: [] });
  return {
    run: (order) => ask<LoadReport>(child, order),
    stop: () => {
      child.kill();
    },
  };
}

function ask<T>(child: ChildProcess, question: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => {
      reject(new Error(`a process of the benchmark ended with code ${String(code)}`));
    };
    child.once("exit", onExit);
    child.once("message", (answer) => {
      child.removeListener("exit", onExit);
      resolve(answer as T);
    });
    child.send(question);
  });
}
