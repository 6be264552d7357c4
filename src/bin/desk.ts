import type { Server } from "node:http";
import ipaddr from "ipaddr.js";
import { createPinoLogger } from "../adapters/logger/pino-logger";
import { watchFileIdentity } from "../adapters/file-identity";
import { readPackageFile } from "../adapters/package-file";
import { createChainWatch } from "../adapters/sqlite/beacon/chain-watch";
import { openDatabase } from "../adapters/sqlite/beacon/database";
import { createDeskIndex } from "../adapters/sqlite/beacon/desk-index/desk-index";
import { createReviewStore } from "../adapters/sqlite/beacon/review-store";
import { mountDesk } from "../beacon/desk/desk-app";
import { SUBMITTED_TEXT_STYLE } from "../beacon/desk/submitted-text-style";
import { describeSubmission } from "../beacon/review/submitted-text";
import { defaultPublicUrl } from "../config/default-public-url";
import type { DeskConfig } from "../config/desk-config";
import { createWebServer } from "../http/web-server";
import { type Clock, systemClock } from "../ports/clock";
import type { DeskIndex } from "../ports/desk-index";
import type { ChainWatch } from "../ports/review-store";
import { listen } from "./listen";
import { printLine } from "./print";

/** A desk that serves. */
export interface ServedDesk {
  /** The origin that browsers use. */
  publicUrl: string;
  port: number;
  server: Server;
  index: DeskIndex;
  chain: ChainWatch;
  /** Prints a sign-in link; nothing where a proxy names the users. */
  printLink(): Promise<void>;
  /** Takes no more connections, lets accepted requests end, closes the stores. */
  stop(): Promise<void>;
}

export interface ServeDeskOptions {
  /** Prints a sign-in link. */
  printLink(url: string): void;
  clock?: Clock;
}

/**
 * Opens the Beacon's database beside whoever else has it open, listens, and mounts the desk.
 *
 * @throws Error when the data folder or the port cannot be used
 */
export async function serveDesk(
  config: DeskConfig,
  { printLink, clock = systemClock }: ServeDeskOptions,
): Promise<ServedDesk> {
  const { host, dataDir, userHeader } = config;
  const logger = createPinoLogger(config.logLevel, "beacon-desk");
  const assets = readAssets();
  const db = openDatabase(dataDir, { create: false });
  let index: DeskIndex | undefined;
  let chain: ChainWatch | undefined;
  const close = async () => {
    await chain?.close();
    index?.close();
    db.close();
  };
  try {
    index = createDeskIndex({ folder: dataDir, source: db, textOf: describeSubmission, logger });
    const web = createWebServer({ trustProxy: false, logger });
    const port = await listen(web, config, "BEACON_DESK_HOST and BEACON_DESK_PORT");
    chain = createChainWatch({ db, clock, logger });
    const publicUrl = config.publicUrl ?? new URL(defaultPublicUrl(host, port)).origin;
    const store = createReviewStore(db);
    const place = { host, port, publicUrl, userHeader };
    const desk = mountDesk(web, {
      ...place,
      store,
      index,
      chain,
      isReplaced: watchFileIdentity(db.name),
      assets,
      clock,
      logger,
      printLink,
    });
    web.finish();
    warnOfPlace(config, logger);
    logger.info({ port }, "listening");
    return {
      publicUrl,
      port,
      server: web.server,
      index,
      chain,
      printLink: desk.printLink,
      async stop() {
        await web.stop();
        await close();
        logger.info({}, "stopped");
      },
    };
  } catch (reason) {
    await close();
    throw reason;
  }
}

/** Serves the desk until SIGTERM or SIGINT. */
export async function runDesk(config: DeskConfig): Promise<void> {
  const desk = await serveDesk(config, {
    printLink: (url) => {
      void printLine(`\nSign in, once and within 15 minutes: ${url}\n`);
    },
  });
  const stopped = new Promise<void>((resolve, reject) => {
    const stop = () => {
      desk.stop().then(resolve, reject);
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  });
  await printLine(`\nThe review desk: ${desk.publicUrl}/`);
  await desk.printLink();
  await stopped;
}

function readAssets() {
  return {
    css: readPackageFile("assets/desk/desk.css") + SUBMITTED_TEXT_STYLE,
    js: readPackageFile("assets/desk/desk.js"),
    svg: readPackageFile("assets/desk/icon.svg"),
  };
}

/** What is safe on this machine is not on a network. */
function warnOfPlace(
  { host, publicUrl, userHeader }: DeskConfig,
  logger: ReturnType<typeof createPinoLogger>,
): void {
  const isHere =
    host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
  if (!isHere && userHeader !== undefined)
    logger.warn({}, "whoever reaches this port past the proxy can be any user");
  if (!isHere && publicUrl?.startsWith("https:") !== true)
    logger.warn({}, "without https, sign-in links and sessions can be read on the way");
}
