import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { sourceOf } from "./source";

/** The open connections of a server. */
export interface Connections {
  /** Set when the server stops: from then on each response says that it is the last. */
  isStopping: boolean;
  /** Ends the connections on which nothing is under way and nothing is left to send. */
  endIdle(): void;
}

/** Keeps track of the connections of a server, and refuses those beyond a number for each source. */
export function trackConnections(server: Server, maxPerSource: number): Connections {
  const underWay = new Map<Socket, { requests: number }>();
  const perSource = new Map<string, number>();

  const change = (source: string, by: number): number => {
    const count = (perSource.get(source) ?? 0) + by;
    if (count > 0) perSource.set(source, count);
    else perSource.delete(source);
    return count;
  };

  server.on("connection", (socket: Socket) => {
    const source = sourceOf(socket.remoteAddress);
    underWay.set(socket, { requests: 0 });
    socket.once("close", () => {
      underWay.delete(socket);
      change(source, -1);
    });
    if (change(source, 1) > maxPerSource) socket.destroy();
  });
  server.on("request", ({ socket }: IncomingMessage, res: ServerResponse) => {
    const connection = underWay.get(socket);
    if (!connection) return;
    connection.requests += 1;
    // A response closes once, so this needs no once(), nor another look-up: each costs half a µs.
    res.on("close", () => {
      connection.requests -= 1;
    });
  });

  return {
    isStopping: false,
    endIdle() {
      for (const [socket, { requests }] of underWay) {
        if (requests === 0 && socket.writableLength === 0) socket.destroySoon();
      }
    },
  };
}
