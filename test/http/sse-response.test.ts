import { once } from "node:events";
import http from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { openSse, type SseResponse } from "../../src/http/sse-response";
import { useFakeIntervals } from "../support/fake-intervals";

const HEARTBEAT_MS = 15_000;
const LARGE = Buffer.alloc(24 * 1024 * 1024, "x");
/** More than the kernel keeps for a reader, so that each step is seen. */
const STEP = 8 * 1024 * 1024;

let server: http.Server;
let socket: Socket;

beforeEach(() => {
  useFakeIntervals();
});

afterEach(async () => {
  jest.useRealTimers();
  socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** A stream to a client that reads only when it is told to. */
async function open(): Promise<{ sse: SseResponse; closed: Promise<void> }> {
  server = http.createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const requested = once(server, "request") as Promise<[http.IncomingMessage, http.ServerResponse]>;
  socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const [, res] = await requested;
  let onClose = () => {};
  const closed = new Promise<void>((resolve) => {
    onClose = resolve;
  });
  return { sse: openSse(res, onClose), closed };
}

/** Reads so many bytes more, or up to the end. */
function read(bytes: number): Promise<number> {
  return new Promise((resolve) => {
    let received = 0;
    const done = () => {
      socket.off("data", onData).off("close", done).pause();
      resolve(received);
    };
    const onData = (chunk: Buffer) => {
      received += chunk.length;
      if (received >= bytes) done();
    };
    socket.on("data", onData).once("close", done).resume();
  });
}

describe("openSse()", () => {
  it("keeps a subscriber that takes its time with something large, as long as it reads", async () => {
    const { sse } = await open();
    sse.write(LARGE);
    sse.end("last\n\n");
    let received = 0;
    while (received < LARGE.length) {
      const step = await read(STEP);
      expect(step).toBeGreaterThan(0);
      received += step;
      await new Promise(setImmediate);
      jest.advanceTimersByTime(HEARTBEAT_MS);
    }
  });

  it("drops a subscriber that has stopped to read", async () => {
    const { sse, closed } = await open();
    sse.write(LARGE);
    for (let beat = 0; beat < 3; beat += 1) {
      await new Promise(setImmediate);
      jest.advanceTimersByTime(HEARTBEAT_MS);
    }
    await closed;
  });

  it("drops a subscriber at the next frame when it has left too much unread", async () => {
    const { sse, closed } = await open();
    sse.write(LARGE);
    sse.write("next\n\n");
    await closed;
  });

  it("drained() waits until all has been taken, and for nothing when nothing waits", async () => {
    const { sse } = await open();
    sse.write("small\n\n");
    expect(sse.drained()).toBeUndefined();
    sse.write(LARGE);
    const drained = sse.drained();
    socket.resume();
    await drained;
    expect(sse.drained()).toBeUndefined();
  });

  it("drained() does not wait for a subscriber that has gone", async () => {
    const { sse, closed } = await open();
    sse.write(LARGE);
    const drained = sse.drained();
    socket.destroy();
    await Promise.all([drained, closed]);
    expect(sse.drained()).toBeUndefined();
  });

  it("leaves no interval behind", async () => {
    const before = jest.getTimerCount();
    const { sse, closed } = await open();
    expect(jest.getTimerCount()).toBe(before + 1);
    sse.end();
    socket.resume();
    await closed;
    expect(jest.getTimerCount()).toBe(before);
  });
});
