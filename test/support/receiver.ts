import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import webhooksOpenapi from "../../generated/webhooks.openapi.json";
import type { OpenApiDocument } from "../../scripts/contract/openapi";
import { createOpenApiCheck } from "./openapi-check";
import { until } from "./until";

/** A notification as it came in. */
export interface ReceivedNotification {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How a receiver answers one notification; a number is a status. */
export type Answer =
  | number
  | { status: number; headers?: Record<string, string> }
  | ((res: ServerResponse, socket: Socket) => void);

/** A receiver of push notifications on 127.0.0.1. */
export interface Receiver {
  url(path?: string): string;
  /** All that came in, in order. */
  received: ReceivedNotification[];
  /** Those of a path. */
  of(path: string): ReceivedNotification[];
  /** Resolves as soon as so many have come in, at a path or at all. */
  until(count: number, path?: string): Promise<ReceivedNotification[]>;
  /** @throws Error when something came in that the contract has not */
  close(): Promise<void>;
}

const { faultAt } = createOpenApiCheck(webhooksOpenapi as unknown as OpenApiDocument);
const { parameters } = webhooksOpenapi.webhooks.taskUpdate.post;
const OPERATION = "/webhooks/taskUpdate/post";

/** Why a notification is not one that the contract describes. */
function faultOf({ headers, body }: ReceivedNotification): string | undefined {
  for (const [index, { name, required }] of parameters.entries()) {
    const value = headers[name.toLowerCase()];
    if (value === undefined && required) return `${name} is missing`;
    const fault =
      value === undefined ? undefined : faultAt(`${OPERATION}/parameters/${index}/schema`, value);
    if (fault) return fault;
  }
  const media = headers["content-type"]?.replace("/", "~1") ?? "";
  return faultAt(`${OPERATION}/requestBody/content/${media}/schema`, JSON.parse(body));
}

/**
 * Starts a receiver. What comes in is held against the contract.
 *
 * @param answer how a notification is answered, by what came in and how many came before it at its path
 */
export async function startReceiver(
  answer: (notification: ReceivedNotification, before: number) => Answer = () => 204,
): Promise<Receiver> {
  const received: ReceivedNotification[] = [];
  const faults: string[] = [];
  const counts = new Map<string, number>();
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      const path = req.url ?? "";
      const body = Buffer.concat(chunks).toString("utf8");
      const notification = { path, headers: req.headers, body };
      const before = counts.get(path) ?? 0;
      counts.set(path, before + 1);
      received.push(notification);
      const fault = faultOf(notification);
      if (fault !== undefined) faults.push(fault);
      const given = answer(notification, before);
      if (typeof given === "function") given(res, req.socket);
      else if (typeof given === "number") res.writeHead(given).end();
      else res.writeHead(given.status, given.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const of = (path: string) => received.filter((one) => one.path === path);
  return {
    url: (path = "/") => `http://127.0.0.1:${port}${path}`,
    received,
    of,
    async until(count, path) {
      const seen = () => (path === undefined ? received : of(path));
      await until(
        `${count} notifications at ${path ?? "the receiver"}`,
        () => seen().length >= count,
      );
      return seen();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (faults.length > 0)
        throw new Error(`not what the contract describes: ${faults.join("; ")}`);
    },
  };
}
