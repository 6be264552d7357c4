import http, { type IncomingMessage, type RequestListener } from "node:http";
import https from "node:https";
import net, { type AddressInfo, type Socket } from "node:net";
import type { Certificate } from "./certificates";

/** A server on 127.0.0.1 that takes what is sent out. */
export interface Receiver {
  port: number;
  /** All connections that were made to it. */
  sockets: Socket[];
  close(): Promise<void>;
}

/** Starts an HTTP server, an HTTPS server where it is given a certificate. */
export function startReceiver(listener: RequestListener, tls?: Certificate): Promise<Receiver> {
  return listen(tls ? https.createServer(tls, listener) : http.createServer(listener));
}

/** Starts a server that is told of each connection, and does with it what it likes. */
export function startListener(connected: (socket: Socket) => void): Promise<Receiver> {
  return listen(net.createServer(connected));
}

async function listen(server: net.Server): Promise<Receiver> {
  const sockets: Socket[] = [];
  server.on("connection", (socket: Socket) => {
    // Some are reset, which is the point of a test.
    sockets.push(socket.on("error", () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    sockets,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
  return body;
}
