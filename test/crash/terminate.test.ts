import { existsSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { makeDataDir, post, rpc, RPC_HEADERS, textMessage } from "../support/beacon";
import { runProgram, type ServingProgram, serveProgram } from "../support/program";
import { connectRaw, rawRequest } from "../support/raw-http";
import { storedRows } from "../support/stored";

const SEND = JSON.stringify(rpc("SendMessage", { message: textMessage() }));

let dataDir: string;
let program: ServingProgram;
beforeEach(async () => {
  dataDir = makeDataDir();
  program = await serveProgram({ BEACON_DATA_DIR: dataDir });
});

/** Resolves when new connections are refused: the process has taken note of the signal. */
async function refusesConnections(): Promise<void> {
  const { hostname, port } = new URL(program.publicUrl);
  for (;;) {
    const refused = await new Promise<boolean>((resolve) => {
      const socket = net.connect(Number(port), hostname);
      socket.once("connect", () => {
        socket.destroy();
        resolve(false);
      });
      socket.once("error", () => {
        resolve(true);
      });
    });
    if (refused) return;
  }
}

describe("SIGTERM", () => {
  it("lets accepted requests end, refuses new connections, and ends with 0", async () => {
    const whole = rawRequest("POST", "/a2a/v1", RPC_HEADERS, SEND);
    const connections = await Promise.all(
      Array.from({ length: 5 }, () => connectRaw(program.publicUrl)),
    );
    for (const connection of connections) connection.send(whole.subarray(0, -10));
    // Answered after those halves were read, since it was sent after them.
    await post(program.endpoint, SEND);

    program.child.kill("SIGTERM");
    await refusesConnections();
    expect(program.child.exitCode).toBeNull();

    const ids = [];
    for (const connection of connections) {
      connection.send(whole.subarray(-10));
      const { result } = JSON.parse((await connection.next()).body);
      ids.push(result.task.id);
      expect(await connection.closed()).toBe(false);
    }
    expect(await program.finished).toMatchObject({ code: 0, signal: null, stderr: "" });
    const stored = storedRows(dataDir).map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(ids));
    expect(stored).toHaveLength(connections.length + 1);
  });

  it("under load: every receipt handed out is stored, and the store is closed", async () => {
    const receipts: string[] = [];
    const sender = async () => {
      for (;;) {
        try {
          const body = (await (await post(program.endpoint, SEND)).json()) as any;
          receipts.push(body.result.task.id as string);
          if (receipts.length === 40) program.child.kill("SIGTERM");
        } catch {
          // The connection was refused: the process has stopped.
          return;
        }
      }
    };
    await Promise.all(Array.from({ length: 6 }, sender));
    expect(await program.finished).toMatchObject({ code: 0, signal: null, stderr: "" });
    expect(existsSync(path.join(dataDir, "beacon.db-wal"))).toBe(false);
    const stored = storedRows(dataDir).map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(receipts));
    expect(stored).toHaveLength(receipts.length);
    expect((await runProgram(["verify"], { BEACON_DATA_DIR: dataDir })).code).toBe(0);
  });

  it("with idle connections, silent and kept alive, ends with 0", async () => {
    const silent = await connectRaw(program.publicUrl);
    const kept = await connectRaw(program.publicUrl);
    kept.send(rawRequest("GET", "/healthz"));
    await kept.next();
    program.child.kill("SIGTERM");
    expect(await silent.closed()).toBe(false);
    expect(await kept.closed()).toBe(false);
    expect(await program.finished).toMatchObject({ code: 0, signal: null });
  });
});
