import { once } from "node:events";
import net from "node:net";

/** A response as it came over the wire. Header names are in lower case. */
export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A TCP connection that says what it likes: whole requests, halves of them, garbage. */
export interface RawConnection {
  socket: net.Socket;
  send(bytes: string | Buffer): void;
  /** The next response. One to a HEAD request has no body, whatever its headers say. */
  next(options?: { head?: boolean }): Promise<RawResponse>;
  /** Resolves when the server has closed its side; answers whether a response was left over. */
  closed(): Promise<boolean>;
}

const HEADERS_END = "\r\n\r\n";

/** Connects to the origin of a URL. */
export async function connectRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port) });
  let received = "";
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    received += chunk;
  });
  await once(socket, "connect");
  // A server that hangs up on unread bytes resets the connection: that is "closed" too.
  socket.on("error", () => undefined);

  const more = () =>
    new Promise<void>((resolve, reject) => {
      const settle = (act: () => void) => () => {
        socket.removeAllListeners("close");
        socket.removeListener("data", onData);
        act();
      };
      const onData = settle(resolve);
      if (socket.closed) reject(new Error(`closed after ${JSON.stringify(received)}`));
      socket.on("data", onData);
      socket.on(
        "close",
        settle(() => reject(new Error(`closed after ${JSON.stringify(received)}`))),
      );
    });

  return {
    socket,
    send: (bytes) => void socket.write(bytes),
    async next({ head = false } = {}) {
      while (!received.includes(HEADERS_END)) await more();
      const at = received.indexOf(HEADERS_END);
      const { status, headers } = parseHead(received.slice(0, at));
      const length = head ? 0 : Number(headers["content-length"] ?? 0);
      const start = at + HEADERS_END.length;
      while (received.length < start + length) await more();
      const body = Buffer.from(received.slice(start, start + length), "latin1").toString("utf8");
      received = received.slice(start + length);
      return { status, headers, body };
    },
    async closed() {
      if (!socket.closed) await new Promise((resolve) => socket.once("close", resolve));
      return received !== "";
    },
  };
}

function parseHead(head: string): Pick<RawResponse, "status" | "headers"> {
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(" ")[1]), headers };
}

/** The text of a request with a body whose length it declares. */
export function rawRequest(
  method: string,
  path: string,
  headers: Record<string, string | string[]> = {},
  body: string | Buffer = "",
): Buffer {
  const fields = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}: ${value}\r\n`),
  );
  const declared = Object.keys(headers).some((name) =>
    /^(content-length|transfer-encoding)$/i.test(name),
  );
  const bytes = Buffer.from(body);
  const length = declared || bytes.length === 0 ? "" : `Content-Length: ${bytes.length}\r\n`;
  const head = `${method} ${path} HTTP/1.1\r\nHost: beacon\r\n${fields.join("")}${length}\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), bytes]);
}
