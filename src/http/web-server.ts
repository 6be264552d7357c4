import http from "node:http";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler, type Express } from "express";
import type { Logger } from "../ports/logger";
import { type Connections, trackConnections } from "./connections";
import { toOriginForm } from "./origin-form";
import { Refusal, sendRefusal } from "./refusal";

/** Bounds against slow and numerous clients. */
const MAX_CONNECTIONS = 2_000;

/** The share of the connections that one source may hold. */
const SOURCE_SHARE = 1 / 4;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_TIMEOUT_MS = 10_000;
const CHECK_INTERVAL_MS = 2_000;

/** How long a connection may neither send nor take a byte: a reader that stops reading is cut off. */
const IDLE_TIMEOUT_MS = 30_000;

/** How long a stop waits for requests that were accepted: less than the 10 s after which Docker kills. */
const STOP_TIMEOUT_MS = 8_000;
const IDLE_CHECK_MS = 50;

const NOTHING_HERE = "there is nothing at this path";

export interface WebServerOptions {
  /** Which proxies may name the source, as express takes it. */
  trustProxy: boolean | number | string[];
  logger: Logger;
  /** How many connections may be open; by default 2,000. */
  maxConnections?: number;
  /** How long a connection may be silent in both directions; by default half a minute. */
  idleTimeoutMs?: number;
  /**
   * Whether node creates requests and responses that are express's from birth. Off only in the
   * benchmark, which measures what that is worth.
   */
  expressClasses?: boolean;
}

/** An express application and the HTTP server in front of it. */
export interface WebServer {
  app: Express;
  server: http.Server;
  /** Starts to listen; answers the port. */
  listen(host: string, port: number): Promise<number>;
  /** Adds the last routes: JSON 404, and JSON for what express itself refuses. */
  finish(): void;
  /** Takes no more connections, lets accepted requests end, cuts them after some time, then resolves. */
  stop(timeoutMs?: number): Promise<void>;
}

/** Creates the application, without routes, and a server that is not yet listening. */
export function createWebServer(options: WebServerOptions): WebServer {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("case sensitive routing");
  app.set("query parser", false);
  // A path of other letters is another path (RFC 3986 §6.2.2.1).
  app.enable("case sensitive routing");
  app.set("trust proxy", options.trustProxy);

  const classes = options.expressClasses === false ? {} : expressClasses(app);
  const server = http.createServer(
    { ...classes, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    (req: http.IncomingMessage, res: http.ServerResponse) => {
      if (connections.isStopping) res.setHeader("Connection", "close");
      if (toOriginForm(req)) app(req, res);
      else sendRefusal(res, new Refusal("not_found", NOTHING_HERE));
    },
  );
  const maxConnections = options.maxConnections ?? MAX_CONNECTIONS;
  server.maxConnections = maxConnections;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;

  server.timeout = options.idleTimeoutMs ?? IDLE_TIMEOUT_MS;

  const connections = trackConnections(
    server,
    // Behind a proxy all connections come from one address, and the proxy bounds its own.
    options.trustProxy === false ? maxConnections * SOURCE_SHARE : maxConnections,
  );

  return {
    app,
    server,
    listen: (host, port) => listen(server, host, port),
    finish: () => {
      addLastRoutes(app, options.logger);
    },
    stop: (timeoutMs = STOP_TIMEOUT_MS) => stop(server, connections, timeoutMs),
  };
}

/**
 * Request and response classes whose prototypes are the app's own. Express sets these prototypes on
 * every request; where they are set already that is free, else V8 gives up its fast paths.
 *
 * They are real subclasses, so that V8 makes their objects as roomy as node's own: from a constructor
 * that only borrows node's, each would outgrow its room and turn into a slow dictionary.
 */
function expressClasses(app: Express): http.ServerOptions {
  class AppRequest extends http.IncomingMessage {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  app.request = AppRequest.prototype as Express["request"];

  class AppResponse<
    R extends http.IncomingMessage = http.IncomingMessage,
  > extends http.ServerResponse<R> {}
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  app.response = AppResponse.prototype as Express["response"];
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

function listen(server: http.Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function addLastRoutes(app: Express, logger: Logger): void {
  app.use((_req, res) => {
    sendRefusal(res, new Refusal("not_found", NOTHING_HERE));
  });
  const onError: ErrorRequestHandler = (reason: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(reason);
      return;
    }
    // Express gives 400 to a path that does not decode: no resource has such a name.
    if (reason instanceof URIError) {
      sendRefusal(res, new Refusal("not_found", NOTHING_HERE));
      return;
    }
    logger.error({ err: reason }, "internal error");
    sendRefusal(res, Refusal.from(reason));
  };
  app.use(onError);
}

async function stop(
  server: http.Server,
  connections: Connections,
  timeoutMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  connections.isStopping = true;
  connections.endIdle();
  // A connection becomes idle only after its last response has left, so look again and again.
  const idle = setInterval(connections.endIdle, IDLE_CHECK_MS);
  const force = setTimeout(() => {
    server.closeAllConnections();
  }, timeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
