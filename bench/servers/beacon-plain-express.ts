/*
 * The Beacon as the program wires it, but for one thing: node makes its own requests and responses,
 * and express changes their prototypes each time.
 */
import { createPinoLogger } from "../../src/adapters/logger/pino-logger";
import { openDatabase } from "../../src/adapters/sqlite/beacon/database";
import { createSubmissionStore } from "../../src/adapters/sqlite/beacon/submission-store";
import { loadSourceKey } from "../../src/adapters/source-key";
import { mountBeacon } from "../../src/beacon/beacon-app";
import { readBeaconConfig } from "../../src/config/beacon-config";
import { createWebServer } from "../../src/http/web-server";
import { systemClock } from "../../src/ports/clock";
import { listenAndPrint } from "./listen";

const config = readBeaconConfig();
const logger = createPinoLogger(config.logLevel, "beacon");
const web = createWebServer({ trustProxy: config.trustProxy, logger, expressClasses: false });
mountBeacon(web.app, {
  publicUrl: "http://127.0.0.1",
  requestsPerMinute: config.rateLimit,
  store: createSubmissionStore(openDatabase(config.dataDir, { create: true })),
  clock: systemClock,
  logger,
  sourceKey: loadSourceKey(config.dataDir),
});
web.finish();
listenAndPrint(web.server);
