import type { Server } from "node:http";
import { METHOD_NAMES, METHODS } from "../../generated/methods";
import { createPinoLogger } from "../adapters/logger/pino-logger";
import { openDatabase } from "../adapters/sqlite/beacon/database";
import { createSubmissionStore } from "../adapters/sqlite/beacon/submission-store";
import type { SqliteDatabase } from "../adapters/sqlite/database";
import { loadSourceKey } from "../adapters/source-key";
import { mountBeacon } from "../beacon/beacon-app";
import { PATHS } from "../beacon/paths";
import type { BeaconConfig } from "../config/beacon-config";
import { defaultPublicUrl } from "../config/default-public-url";
import { createWebServer } from "../http/web-server";

import { systemClock } from "../ports/clock";
import { listen } from "./listen";
import { printLine } from "./print";

/** A Beacon that serves. */
export interface ServedBeacon {
  publicUrl: string;
  server: Server;
  db: SqliteDatabase;
  /** Takes no more connections, lets accepted requests end, closes the store. */
  stop(): Promise<void>;
}

/**
 * Opens the store, listens, and mounts the Beacon.
 *
 * @throws Error when the data folder or the port cannot be used
 */
export async function serveBeacon(config: BeaconConfig): Promise<ServedBeacon> {
  const logger = createPinoLogger(config.logLevel, "beacon");
  const db = openDatabase(config.dataDir, { create: true });
  const store = createSubmissionStore(db);
  const web = createWebServer({ trustProxy: config.trustProxy, logger });
  try {
    const sourceKey = loadSourceKey(config.dataDir);
    const port = await listen(web, config);
    const publicUrl = config.publicUrl ?? defaultPublicUrl(config.host, port);
    mountBeacon(web.app, {
      publicUrl,
      requestsPerMinute: config.rateLimit,
      store,
      clock: systemClock,
      logger,
      sourceKey,
    });
    web.finish();
    logger.info({ port }, "listening");
    return {
      publicUrl,
      server: web.server,
      db,
      async stop() {
        await web.stop();
        store.flush();
        db.close();
        logger.info({}, "stopped");
      },
    };
  } catch (reason) {
    db.close();
    throw reason;
  }
}

/** Serves until SIGTERM or SIGINT. */
export async function serve(config: BeaconConfig): Promise<void> {
  const beacon = await serveBeacon(config);
  const stopped = new Promise<void>((resolve, reject) => {
    const stop = () => {
      beacon.stop().then(resolve, reject);
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  });
  await printLine(greeting(beacon.publicUrl));
  await stopped;
}

function greeting(publicUrl: string): string {
  const request = {
    jsonrpc: "2.0",
    id: 1,
    method: METHOD_NAMES.find((name) => METHODS[name].beacon.policy === "accept"),
    params: { message: { messageId: "hello-1", role: "ROLE_USER", parts: [{ text: "Hello." }] } },
  };
  return `
The Beacon's card: ${publicUrl}${PATHS.agentCard}

Leave a message:

  curl -s ${publicUrl}${PATHS.a2a} \\
    -H 'Content-Type: application/json' -H 'A2A-Version: 1.0' \\
    -d '${JSON.stringify(request)}'
`;
}
