/*
 * The load generator of the Gateway's benchmark, in a process of its own. Plain sockets; what they
 * receive is only kept while the time runs, and decoded and verified afterwards.
 */
import { connect, type Socket } from "node:net";
import { AGENT_ID, type Order, type OrderReport, type Target } from "./orders";
import { decodeEvents, verifyAnswer, verifyEvents } from "./verify";

const HEAD_END = "\r\n\r\n";
const LENGTH = /content-length: (\d+)/i;
const STREAM_END = "\r\n0\r\n\r\n";

async function run(order: Order): Promise<OrderReport> {
  switch (order.kind) {
    case "send":
      return send(order);
    case "stream":
      return stream(order);
    case "fan-out":
      return fanOut(order);
  }
}

/** So many round trips, each connection with one under way. */
async function send(order: Order & { kind: "send" }): Promise<OrderReport> {
  const { target, turn, requests } = order;
  const sockets = await Promise.all(
    Array.from({ length: order.connections }, () => open(target.port)),
  );
  const bodies: string[] = [];
  let sent = 0;
  const work = async (socket: Socket) => {
    const answers = answersOf(socket);
    while (sent < requests) {
      const id = `${turn}-${String((sent += 1)).padStart(6, "0")}`;
      socket.write(request(target, "SendMessage", message(id, "answer")));
      bodies.push(await answers());
    }
  };
  const start = performance.now();
  await Promise.all(sockets.map(work));
  const seconds = secondsSince(start);
  for (const socket of sockets) socket.destroy();
  for (const body of bodies) verifyAnswer(body);
  return { seconds };
}

/** So many streams at once. */
async function stream(order: Order & { kind: "stream" }): Promise<OrderReport> {
  const { target, turn, streams, chunks, verb } = order;
  const sockets = await Promise.all(Array.from({ length: streams }, () => open(target.port)));
  const start = performance.now();
  const received = await Promise.all(
    sockets.map((socket, index) => {
      const done = receive(socket).ended;
      const params = message(`${turn}-${index}`, `${verb} ${chunks}`);
      socket.write(request(target, "SendStreamingMessage", params));
      return done;
    }),
  );
  const seconds = secondsSince(start);
  for (const pieces of received) verifyEvents(decodeEvents(Buffer.concat(pieces)), chunks);
  return { seconds };
}

/** One task, and so many subscribers who are all there before its first chunk. */
async function fanOut(order: Order & { kind: "fan-out" }): Promise<OrderReport> {
  const { target, turn, subscribers, chunks } = order;
  const control = await open(target.port);
  const answers = answersOf(control);
  const begin = message(`${turn}-gated`, `gated ${chunks} ${turn}`);
  const immediately = { configuration: { returnImmediately: true } };
  control.write(request(target, "SendMessage", { ...begin, ...immediately }));
  const answer = JSON.parse(await answers()) as { result?: { task?: { id?: string } } };
  const id = answer.result?.task?.id;
  if (id === undefined) throw new Error(`no task: ${JSON.stringify(answer)}`);
  const receivers = await Promise.all(
    Array.from({ length: subscribers }, async () => {
      const socket = await open(target.port);
      const receiver = receive(socket);
      socket.write(request(target, "SubscribeToTask", { id }));
      await receiver.started;
      return receiver;
    }),
  );
  const start = performance.now();
  control.write(request(target, "SendMessage", message(`${turn}-open`, `open ${turn}`)));
  const [received] = await Promise.all([
    Promise.all(receivers.map(({ ended }) => ended)),
    answers(),
  ]);
  const seconds = secondsSince(start);
  control.destroy();
  for (const pieces of received) verifyEvents(decodeEvents(Buffer.concat(pieces)), chunks);
  return { seconds };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

function message(messageId: string, text: string) {
  return { message: { messageId, role: "ROLE_USER", parts: [{ text }] } };
}

function request({ key }: Target, method: string, params: object): string {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  return [
    `POST /${AGENT_ID} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Content-Type: application/json",
    "Accept: application/json, text/event-stream",
    "A2A-Version: 1.0",
    ...(key === undefined ? [] : [`X-Agent-API-Key: ${key}`]),
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => {
      resolve(socket);
    });
    socket.once("error", reject);
  });
}

/** Waits for one answer with a length after the other. */
function answersOf(socket: Socket): () => Promise<string> {
  let received = "";
  let waiting: { resolve(body: string): void; reject(reason: Error): void } | undefined;
  socket.on("data", (bytes: Buffer) => {
    received += bytes.toString("latin1");
    const bodyStart = received.indexOf(HEAD_END) + HEAD_END.length;
    if (bodyStart < HEAD_END.length) return;
    const end = bodyStart + Number(LENGTH.exec(received)?.[1]);
    if (!(received.length >= end)) return;
    const answer = received.slice(0, end);
    received = received.slice(end);
    if (answer.startsWith("HTTP/1.1 200 ")) waiting?.resolve(answer.slice(bodyStart));
    else waiting?.reject(new Error(answer));
  });
  socket.once("close", () => waiting?.reject(new Error("the server closed a connection")));
  return () =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
    });
}

/** Keeps what a chunked answer brings, until its end. */
function receive(socket: Socket): { started: Promise<void>; ended: Promise<Buffer[]> } {
  const pieces: Buffer[] = [];
  let tail = "";
  let onStart = () => {};
  const started = new Promise<void>((resolve) => {
    onStart = resolve;
  });
  const ended = new Promise<Buffer[]>((resolve, reject) => {
    socket.on("data", (bytes: Buffer) => {
      pieces.push(bytes);
      if (pieces.length < 3 && Buffer.concat(pieces).includes("\ndata: ")) onStart();
      tail = (tail + bytes.toString("latin1", Math.max(0, bytes.length - STREAM_END.length))).slice(
        -STREAM_END.length,
      );
      if (tail !== STREAM_END) return;
      resolve(pieces);
      socket.destroy();
    });
    socket.once("close", () => {
      reject(new Error(`closed early: ${Buffer.concat(pieces).toString("latin1").slice(0, 500)}`));
    });
  });
  return { started, ended };
}

process.on("message", (order: Order) => {
  run(order).then(
    (report) => process.send?.(report),
    (reason: unknown) => {
      console.error(reason);
      process.exit(1);
    },
  );
});
