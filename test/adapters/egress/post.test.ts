import type { IncomingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { type ClosableEgress, createEgress } from "../../../src/adapters/egress/egress";
import { EgressError, type EgressRequest } from "../../../src/ports/egress";
import { bodyOf, type Receiver, startListener, startReceiver } from "../../support/outbound-target";
import { until } from "../../support/until";

const receivers: Receiver[] = [];
let egress: ClosableEgress;

beforeEach(() => {
  egress = createEgress({ allow: { networks: [], httpLocalhost: true } });
});

afterEach(async () => {
  await egress.close();
  for (const receiver of receivers.splice(0)) await receiver.close();
});

async function receiverThat(listener: RequestListener): Promise<Receiver> {
  const receiver = await startReceiver(listener);
  receivers.push(receiver);
  return receiver;
}

async function listenerThat(connected: (socket: Socket) => void): Promise<Receiver> {
  const receiver = await startListener(connected);
  receivers.push(receiver);
  return receiver;
}

function post({ port }: Receiver, changes: Partial<EgressRequest> = {}) {
  const url = `http://127.0.0.1:${port}/hook`;
  return egress.post({ url, headers: {}, body: "{}", timeoutMs: 10_000, ...changes });
}

/** A raw server that has read a request and then says something. */
function afterRequest(say: (socket: Socket) => void) {
  return listenerThat((socket) => {
    socket.once("data", () => {
      say(socket);
    });
  });
}

describe("post()", () => {
  it("sends method, path, headers and body", async () => {
    const seen: unknown[] = [];
    let headers: IncomingHttpHeaders = {};
    const receiver = await receiverThat((req, res) => {
      headers = req.headers;
      void bodyOf(req).then((body) => {
        seen.push(req.method, req.url, body);
        res.writeHead(204).end();
      });
    });
    const answer = await post(receiver, {
      url: `http://localhost:${receiver.port}/hook/ä?a=b`,
      headers: { "Content-Type": "application/a2a+json", "X-A2A-Notification-Token": "t" },
      body: '{"a":"ü"}',
    });
    expect(answer).toEqual({ status: 204 });
    expect(seen).toEqual(["POST", "/hook/%C3%A4?a=b", '{"a":"ü"}']);
    expect(headers).toMatchObject({
      host: `localhost:${receiver.port}`,
      "content-type": "application/a2a+json",
      "content-length": "10",
      "x-a2a-notification-token": "t",
    });
  });

  it.each([200, 201, 204, 304, 400, 404, 410, 429, 500, 503, 599])(
    "answers status %d as it came",
    async (status) => {
      const receiver = await receiverThat((_req, res) => res.writeHead(status).end());
      await expect(post(receiver)).resolves.toEqual({ status });
    },
  );

  it("answers Retry-After as it came", async () => {
    const receiver = await receiverThat((_req, res) =>
      res.writeHead(503, { "Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT" }).end(),
    );
    const retryAfter = "Fri, 31 Dec 1999 23:59:59 GMT";
    await expect(post(receiver)).resolves.toEqual({ status: 503, retryAfter });
  });

  it.each([301, 302, 303, 307, 308])("does not follow a redirect with %d", async (status) => {
    const target = await receiverThat((_req, res) => res.end());
    const receiver = await receiverThat((_req, res) => {
      res.writeHead(status, { Location: `http://127.0.0.1:${target.port}/` }).end();
    });
    await expect(post(receiver)).resolves.toEqual({ status });
    expect(target.sockets).toEqual([]);
  });

  it("uses a connection again, and closes it when it is idle", async () => {
    const receiver = await receiverThat((_req, res) => res.writeHead(204).end());
    for (let i = 0; i < 5; i += 1) {
      await post(receiver);
      // A connection is free a turn after its answer has ended, in case the receiver closes it.
      await setImmediate();
      await setImmediate();
    }
    expect(receiver.sockets).toHaveLength(1);
    await until("closed", () => receiver.sockets[0]?.destroyed === true);
  });

  it("gives no request to a connection whose address was judged long ago", async () => {
    const receiver = await receiverThat((_req, res) => res.writeHead(204).end());
    await post(receiver);
    await setImmediate();
    await setImmediate();
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 31_000);
    try {
      await post(receiver);
    } finally {
      clock.mockRestore();
    }
    expect(receiver.sockets).toHaveLength(2);
    await until("closed", () => receiver.sockets[0]?.destroyed === true);
  });

  it("has a bound for the connections to one origin", async () => {
    const waiting: ServerResponse[] = [];
    const receiver = await receiverThat((_req, res) => waiting.push(res));
    const posts = Array.from({ length: 140 }, () => post(receiver));
    await until("128 are there", () => waiting.length === 128);
    for (let ended = 0; ended < 140; ended += 1) {
      await until("another one", () => waiting.length > ended);
      waiting[ended]?.end();
    }
    const answers = await Promise.all(posts);
    expect(answers).toEqual(Array(140).fill({ status: 200 }));
    expect(receiver.sockets.length).toBe(128);
  });
});

describe("post() has an answer as soon as there is a status", () => {
  it("when the body trickles, and ends the connection", async () => {
    const receiver = await receiverThat((_req, res) => {
      res.writeHead(200);
      const trickle = setInterval(() => res.write("x"), 50);
      res.on("close", () => {
        clearInterval(trickle);
      });
    });
    await expect(post(receiver)).resolves.toEqual({ status: 200 });
    await until("closed", () => receiver.sockets[0]?.destroyed === true);
  });

  it("when the body has no end, of which it reads little", async () => {
    const receiver = await receiverThat((_req, res) => {
      const write = () => {
        while (res.write(Buffer.alloc(16_384)));
      };
      res.writeHead(200).on("drain", write);
      write();
    });
    await expect(post(receiver)).resolves.toEqual({ status: 200 });
    const socket = receiver.sockets[0] as Socket;
    await until("closed", () => socket.destroyed);
    // What the buffers of both kernels take is beyond anybody's say.
    expect(socket.bytesWritten).toBeLessThan(32 * 1024 * 1024);
  });

  it("when the receiver closes in the middle of the body", async () => {
    const receiver = await receiverThat((req, res) => {
      res.writeHead(200, { "Content-Length": "100" });
      res.write("x", () => req.socket.destroy());
    });
    await expect(post(receiver)).resolves.toEqual({ status: 200 });
    await expect(post(receiver)).resolves.toEqual({ status: 200 });
  });
});

describe("post() throws", () => {
  it("when nobody listens", async () => {
    const receiver = await receiverThat((_req, res) => res.end());
    await receiver.close();
    const reason: unknown = await post(receiver).catch((cause: unknown) => cause);
    expect(reason).toBeInstanceOf(EgressError);
    expect((reason as Error).message).toBe("the connection was refused");
  });

  it.each<[string, string, (socket: Socket) => void]>([
    ["no word comes", "no answer within 0.3 s", () => undefined],
    [
      "the headers trickle",
      "no answer within 0.3 s",
      (socket) => {
        socket.write("HTTP/1.1 200 OK\r\n");
        const trickle = setInterval(() => socket.write("X-A: b\r\n"), 20);
        socket.on("close", () => {
          clearInterval(trickle);
        });
      },
    ],
    [
      "interim answers come without an end",
      "too many interim answers came",
      (socket) => {
        const flood = setInterval(() => {
          socket.write("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n");
        }, 5);
        socket.on("close", () => {
          clearInterval(flood);
        });
      },
    ],
    [
      "the headers are huge",
      "the headers of its answer are too large",
      (socket) => socket.write(`HTTP/1.1 200 OK\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`),
    ],
    [
      "the headers are many",
      "the headers of its answer are too large",
      (socket) => socket.write(`HTTP/1.1 200 OK\r\n${"X-A: b\r\n".repeat(5_000)}\r\n`),
    ],
    ["it is not HTTP", "its answer is not HTTP", (socket) => socket.write("220 mail.example\r\n")],
    [
      "the connection is closed without a word",
      "the connection was closed before an answer came",
      (socket) => socket.end(),
    ],
    [
      "the connection is reset",
      "the connection was closed before an answer came",
      (socket) => socket.resetAndDestroy(),
    ],
    [
      "the protocol is switched",
      "the connection was closed before an answer came",
      (socket) =>
        socket.write("HTTP/1.1 101 X\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"),
    ],
  ])("when %s", async (_what, message, say) => {
    const receiver = await afterRequest(say);
    const limit = message.startsWith("no answer") ? { timeoutMs: 300 } : {};
    const reason: unknown = await post(receiver, limit).catch((cause: unknown) => cause);
    expect(reason).toBeInstanceOf(EgressError);
    expect((reason as Error).message).toBe(message);
    await until("closed", () => receiver.sockets.every(({ destroyed }) => destroyed));
  });

  it("when TLS gets no answer, in the same time", async () => {
    const receiver = await listenerThat(() => undefined);
    const url = `https://127.0.0.1:${receiver.port}/`;
    await expect(post(receiver, { url, timeoutMs: 200 })).rejects.toThrow("no answer within 0.2 s");
  });

  it("when TLS is answered in another protocol", async () => {
    const receiver = await receiverThat((_req, res) => res.end());
    const url = `https://127.0.0.1:${receiver.port}/`;
    await expect(post(receiver, { url })).rejects.toThrow("TLS could not be agreed on");
  });

  it.each([
    ["a name", { "X A": "b" }],
    ["a line break", { "X-A": "b\r\nX-B: c" }],
  ])("when a header has %s that cannot be sent, and sends nothing", async (_what, headers) => {
    const receiver = await receiverThat((_req, res) => res.end());
    await expect(post(receiver, { headers })).rejects.toThrow("its headers cannot be sent");
    expect(receiver.sockets).toEqual([]);
  });

  it("when it is stopped before, and connects to nobody", async () => {
    const receiver = await receiverThat((_req, res) => res.end());
    const signal = AbortSignal.abort();
    await expect(post(receiver, { signal })).rejects.toThrow("it was stopped before an answer");
    expect(receiver.sockets).toEqual([]);
  });

  it("when it is stopped on its way, and hangs up", async () => {
    const controller = new AbortController();
    const receiver = await afterRequest(() => {
      controller.abort();
    });
    const { signal } = controller;
    await expect(post(receiver, { signal })).rejects.toThrow("it was stopped before an answer");
    await until("closed", () => receiver.sockets.every(({ destroyed }) => destroyed));
  });

  it("when the way out is closed, before and after", async () => {
    const receiver = await afterRequest(() => void egress.close());
    await expect(post(receiver)).rejects.toThrow("the connection was closed before an answer came");
    await until("closed", () => receiver.sockets.every(({ destroyed }) => destroyed));
    await expect(post(receiver)).rejects.toThrow("it was stopped before an answer came");
    expect(receiver.sockets).toHaveLength(1);
  });
});
