import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");

/** A process of node, or of another program. */
export interface NodeProcess {
  child: ChildProcess;
  /** Resolves when it has said something that matches. Rejects when it ends before. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends it with a signal and waits for that. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a script of the project, given by its path from the root. */
export function startNode(script: string, args: string[], env: NodeJS.ProcessEnv): NodeProcess {
  return startNodeAt(path.join(ROOT, script), args, env);
}

/** Starts a script, wherever it is. */
export function startNodeAt(script: string, args: string[], env: NodeJS.ProcessEnv): NodeProcess {
  return startCommand(process.execPath, [script, ...args], env);
}

/** Starts a command with exactly these environment variables, besides PATH. */
export function startCommand(command: string, args: string[], env: NodeJS.ProcessEnv): NodeProcess {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "close");
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      child.emit("output");
    });
  return {
    child,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found);
        };
        child.on("output", look);
        void ended.then(() => {
          reject(new Error(`ended before it said ${String(pattern)}: ${output}`));
        });
        look();
      }),
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** A port of 127.0.0.1 that is free, for a server that has to come back to the same one. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
