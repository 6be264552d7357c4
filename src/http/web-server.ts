import http from "node:http";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler, type Express } from "express";
import type { Logger } from "../ports/logger";
import { Refusal, sendRefusal } from "./refusal";

/** Bounds against slow and numerous clients. */
const MAX_CONNECTIONS = 2_000;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_TIMEOUT_MS = 10_000;
const CHECK_INTERVAL_MS = 2_000;

/** How long a stop waits for requests that were accepted. */
const STOP_TIMEOUT_MS = 10_000;
const IDLE_CHECK_MS = 50;

export interface WebServerOptions {
  /** Which proxies may name the source, as express takes it. */
  trustProxy: boolean | number | string[];
  logger: Logger;
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
  /** Takes no more connections, lets accepted requests end, then resolves. */
  stop(): Promise<void>;
}

/** Creates the application, without routes, and a server that is not yet listening. */
export function createWebServer(options: WebServerOptions): WebServer {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", false);
  app.set("trust proxy", options.trustProxy);

  const classes = options.expressClasses === false ? {} : expressClasses(app);
  const server = http.createServer(
    { ...classes, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    app,
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;

  return {
    app,
    server,
    listen: (host, port) => listen(server, host, port),
    finish: () => {
      addLastRoutes(app, options.logger);
    },
    stop: () => stop(server),
  };
}

/**
 * Request and response classes whose prototypes are the app's own. Express sets these prototypes on
 * every request; where they are set already that is free, else V8 gives up its fast paths.
 */
function expressClasses(app: Express): http.ServerOptions {
  const AppRequest = function (this: unknown, ...args: unknown[]) {
    Reflect.apply(http.IncomingMessage, this, args);
  };
  AppRequest.prototype = app.request;
  const AppResponse = function (this: unknown, ...args: unknown[]) {
    Reflect.apply(http.ServerResponse, this, args);
  };
  AppResponse.prototype = app.response;
  return {
    IncomingMessage: AppRequest as unknown as typeof http.IncomingMessage,
    ServerResponse: AppResponse as unknown as typeof http.ServerResponse,
  };
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
    sendRefusal(res, new Refusal("not_found", "there is nothing at this path"));
  });
  const onError: ErrorRequestHandler = (reason: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(reason);
      return;
    }
    // Express gives 400 to a path that does not decode: no resource has such a name.
    if (reason instanceof URIError) {
      sendRefusal(res, new Refusal("not_found", "there is nothing at this path"));
      return;
    }
    logger.error({ err: reason }, "internal error");
    sendRefusal(res, Refusal.from(reason));
  };
  app.use(onError);
}

async function stop(server: http.Server): Promise<void> {
  // A keep-alive connection becomes idle only after its last response, so look again and again.
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, IDLE_CHECK_MS);
  const force = setTimeout(() => {
    server.closeAllConnections();
  }, STOP_TIMEOUT_MS);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  clearInterval(idle);
  clearTimeout(force);
}
