/*
 * The load generator: a process of its own, so that it competes with no server for a thread. Plain
 * sockets with one request under way each; a full HTTP client costs more than the bare server it
 * would measure.
 */
import { connect, type Socket } from "node:net";
import type { WireCall } from "./calls";

/** What to send: so many requests in all, each connection repeating its own call. */
export interface LoadOrder {
  port: number;
  requests: number;
  /** One connection each. */
  calls: WireCall[];
}

export interface LoadReport {
  seconds: number;
  /** Answers that were not a 200 with a success of the expected content. */
  failures: number;
  /** The last body of each connection. */
  samples: string[];
}

const HEAD_END = "\r\n\r\n";
const LENGTH_HEADER = "Content-Length: ";

async function run({ port, requests, calls }: LoadOrder): Promise<LoadReport> {
  const sockets = await Promise.all(calls.map(() => open(port)));
  let unsent = requests;
  let failures = 0;
  const takeTurn = () => unsent > 0 && unsent-- > 0;

  const awake = stayAwake();
  const start = performance.now();
  const samples = await Promise.all(
    sockets.map((socket, index) =>
      repeat(socket, calls[index] as WireCall, takeTurn, () => (failures += 1)),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  awake.stop();
  for (const socket of sockets) socket.destroy();
  return { seconds, failures, samples };
}

/**
 * Keeps the event loop turning. A process that sleeps between answers must be woken by the server's
 * write, which makes a slow server dearer still: up to 20 µs a request on a virtual machine.
 */
function stayAwake() {
  let awake = true;
  const turn = () => {
    if (awake) setImmediate(turn);
  };
  turn();
  return {
    stop() {
      awake = false;
    },
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => {
      resolve(socket);
    });
    socket.once("error", reject);
  });
}

/** Sends a call again and again, each after the answer to the one before. Resolves to the last body. */
function repeat(
  socket: Socket,
  { request, expected }: WireCall,
  takeTurn: () => boolean,
  onFailure: () => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    let body = "";
    const send = () => {
      if (takeTurn()) socket.write(request, "latin1");
      else resolve(body);
    };
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString("latin1");
      const bodyStart = received.indexOf(HEAD_END) + HEAD_END.length;
      if (bodyStart < HEAD_END.length) return;
      const lengthStart = received.indexOf(LENGTH_HEADER) + LENGTH_HEADER.length;
      const end = bodyStart + parseInt(received.slice(lengthStart, lengthStart + 10), 10);
      if (received.length < end) return;
      body = received.slice(bodyStart, end);
      const isSuccess =
        received.startsWith("HTTP/1.1 200 ") &&
        body.includes('"result":{') &&
        body.includes(expected) &&
        !body.includes('"error":');
      if (!isSuccess) onFailure();
      received = received.slice(end);
      send();
    });
    socket.once("error", reject);
    socket.once("close", () => {
      reject(new Error("the server closed a connection"));
    });
    send();
  });
}

process.on("message", (order: LoadOrder) => {
  run(order).then(
    (report) => process.send?.(report),
    (reason: unknown) => {
      console.error(reason);
      process.exit(1);
    },
  );
});
