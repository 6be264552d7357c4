import type { Server } from "node:http";
import { loadCardSigner } from "../adapters/card-signer";
import { importAgentModule } from "../adapters/import-agent-module";
import { type ClosableEgress, createEgress, type EgressOptions } from "../adapters/egress/egress";
import { createPinoLogger } from "../adapters/logger/pino-logger";
import type { SqliteDatabase } from "../adapters/sqlite/database";
import { openGatewayDatabase } from "../adapters/sqlite/gateway/database";
import { createGatewayStores, type GatewayStores } from "../adapters/sqlite/gateway/gateway-stores";
import { type ServingLock, takeServingLock } from "../adapters/sqlite/serving-lock";
import { defaultPublicUrl } from "../config/default-public-url";
import type { GatewayConfig } from "../config/gateway-config";
import { createLoadModule } from "../gateway/agents/load-module";
import { createCards } from "../gateway/cards/cards";
import { createSignCard } from "../gateway/cards/sign-card";
import { mountGateway } from "../gateway/gateway-app";
import {
  createGatewayServices,
  type GatewayServices,
  type GatewayServicesOptions,
  type GatewayTimes,
} from "../gateway/gateway-services";
import { GATEWAY_PATHS } from "../gateway/paths";
import { gatewayGreeting } from "./gateway-greeting";
import { listen } from "./listen";
import { loadFor } from "./load-for";
import { openSecretBox } from "./open-secret-box";
import { printLine } from "./print";
import { registerDemoAgents } from "./register-demo-agents";
import { userTokenVerifier } from "./user-token-verifier";
import { createWebServer } from "../http/web-server";
import { type Clock, systemClock } from "../ports/clock";
import { timeOrderedIds } from "../adapters/time-ordered-ids";
import type { Logger } from "../ports/logger";

/** For how long an agent may acknowledge a cancellation. */
const CANCEL_MS = 5_000;

/** For how long a stream waits for the agent's first word. */
const STREAM_FIRST_WORD_MS = 1_000;

/** For how long a stream may be without an event. */
const STREAM_IDLE_MS = 5 * 60_000;

/** For how long a delivery is a worker's without a publication. */
const LEASE_MS = 60_000;

/** Subscribers hold a connection each, many of them from one platform. */
const MAX_CONNECTIONS = 20_000;

/** How much longer than a blocking call a connection may be silent. */
const IDLE_MARGIN_MS = 30_000;

/** For how long modules and calls may go on after a stop: less than the 10 s after which Docker kills. */
const STOP_MS = 8_000;

const NO_PUSH_NOTIFICATIONS =
  "GATEWAY_SECRET_KEY is not set: no push notifications are offered, since the secrets of webhooks could" +
  " not be sealed; `openssl rand -hex 32` makes a key";

/** How long the receiver of a push notification may take for its answer. */
const PUSH_MS = 10_000;

/** How often it is looked for push notifications that have become due. */
const PUSH_TICK_MS = 1_000;

/** How often ended tasks are removed and silent agents looked for. */
const HOUSEKEEPING_MS = 30_000;

/** What a Gateway is served with, but for what its configuration names. */
export interface GatewayParts {
  /** How the modules of agents are found. */
  loadModule: GatewayServicesOptions["loadModule"];
  clock: Clock;
  /** How webhooks are found, and which certificates they may have. */
  egress: Omit<EgressOptions, "allow">;
}

/** A Gateway that serves. */
export interface ServedGateway {
  publicUrl: string;
  server: Server;
  db: SqliteDatabase;
  stores: GatewayStores;
  services: GatewayServices;
  /** Whether push notifications are offered. */
  pushNotifications: boolean;
  /** The keys of the demo agents by their ids, where the store was empty. */
  demoKeys: Readonly<Record<string, string>>;
  /**
   * Takes no more connections, sends workers elsewhere, lets modules, streams and requests end for some
   * time, then closes the store. Called again, it waits no longer. What still runs then is as it was:
   * the next start fails it as interrupted.
   */
  stop(): Promise<void>;
}

/**
 * Opens the store, registers the demo agents in an empty one, listens, and mounts the Gateway.
 *
 * @throws Error when the data folder, the keys or the port cannot be used
 */
export async function serveGateway(
  config: GatewayConfig,
  times: Partial<GatewayTimes> = {},
  parts: Partial<GatewayParts> = {},
): Promise<ServedGateway> {
  const { loadModule = createLoadModule(importAgentModule), clock = systemClock } = parts;
  const logger = createPinoLogger(config.logLevel, "gateway");
  const db = openGatewayDatabase(config.dataDir, { create: true });
  let lock: ServingLock | undefined;
  let egress: ClosableEgress | undefined;
  try {
    lock = takeServingLock(config.dataDir, "GATEWAY_DATA_DIR");
    const stores = createGatewayStores(db);
    const signer =
      config.signingKeyFile === undefined
        ? undefined
        : await loadFor("GATEWAY_SIGNING_KEY", loadCardSigner, config.signingKeyFile);
    const verifyUserToken =
      config.userTokens && (await userTokenVerifier(config.userTokens, logger));
    const allTimes: GatewayTimes = {
      blockingMaxMs: config.blockingMaxMs,
      agentIdleMs: config.agentIdleMaxMs,
      retentionMs: config.taskRetentionMs,
      cancelMs: CANCEL_MS,
      streamFirstWordMs: STREAM_FIRST_WORD_MS,
      streamIdleMs: STREAM_IDLE_MS,
      leaseMs: LEASE_MS,
      // A short patience with agents wants to be looked after more often.
      housekeepingMs: Math.min(HOUSEKEEPING_MS, config.agentIdleMaxMs / 4),
      stopMs: STOP_MS,
      pushMs: PUSH_MS,
      pushTickMs: PUSH_TICK_MS,
      ...times,
    };
    egress = config.secretKeys && createEgress({ allow: config.webhookAllow, ...parts.egress });
    const services = createGatewayServices({
      tasks: stores.tasks,
      queue: stores.deliveries,
      clock,
      ids: timeOrderedIds,
      logger,
      times: allTimes,
      loadModule,
      push: config.secretKeys &&
        egress && {
          store: stores.pushNotifications,
          egress,
          box: await openSecretBox(config.secretKeys, stores.pushNotifications),
          random: Math.random,
        },
    });
    const { dispatcher } = services;
    await services.recover(await stores.agents.list());
    const web = createWebServer({
      trustProxy: config.trustProxy,
      logger,
      maxConnections: MAX_CONNECTIONS,
      // A blocking call is silent while the agent works.
      idleTimeoutMs: allTimes.blockingMaxMs + IDLE_MARGIN_MS,
    });
    const port = await listen(web, config);
    // Not sooner: a start that fails would have made keys that nobody is shown.
    const demoKeys = await registerDemoAgents(stores);
    const publicUrl = config.publicUrl ?? defaultPublicUrl(config.host, port);
    mountGateway(web.app, {
      publicUrl,
      callsPerMinute: config.rateLimit,
      stores: { ...stores, queue: stores.deliveries },
      services,
      times: allTimes,
      cards: createCards({
        terms: {
          publicUrl,
          userTokens: config.userTokens !== undefined,
          pushNotifications: dispatcher !== undefined,
        },
        ...(signer ? { sign: createSignCard(signer, publicUrl + GATEWAY_PATHS.keySet) } : {}),
      }),
      keySet: signer?.keySet,
      verifyUserToken,
      clock,
      ids: timeOrderedIds,
      logger,
    });
    web.finish();
    await dispatcher?.start();
    const pushTicks = setInterval(() => {
      dispatcher?.tick().catch((reason: unknown) => {
        logger.error({ err: reason }, "push notifications wait for the store");
      });
    }, allTimes.pushTickMs);
    const housekeeping = setInterval(() => {
      keepHouse(services, logger);
    }, allTimes.housekeepingMs);
    logger.info({ port }, "listening");
    if (!dispatcher) {
      const waiting = (await stores.pushNotifications.waiting()).length;
      logger.warn({ waiting }, NO_PUSH_NOTIFICATIONS);
    }

    const hurry = createGate();
    const stop = async () => {
      clearInterval(housekeeping);
      clearInterval(pushTicks);
      const ended = web.stop(allTimes.stopMs);
      services.dismissWorkers();
      const grace = setTimeout(hurry.open, allTimes.stopMs);
      const sent = ended.then(services.idle).then(() => dispatcher?.stop());
      await Promise.race([sent, hurry.opened]);
      clearTimeout(grace);
      services.abandon();
      dispatcher?.abandon();
      await egress?.close();
      // What has just been answered is still recorded.
      await dispatcher?.stop();
      web.server.closeAllConnections();
      await ended;
      stores.flush();
      db.close();
      lock?.release();
      logger.info({}, "stopped");
    };
    let stopping: Promise<void> | undefined;
    return {
      publicUrl,
      server: web.server,
      db,
      stores,
      services,
      pushNotifications: dispatcher !== undefined,
      demoKeys,
      stop() {
        if (stopping) hurry.open();
        return (stopping ??= stop());
      },
    };
  } catch (reason) {
    await egress?.close();
    db.close();
    lock?.release();
    throw reason;
  }
}

function keepHouse({ housekeeping }: GatewayServices, logger: Logger): void {
  const report = (reason: unknown) => {
    logger.error({ err: reason }, "housekeeping failed; it is tried again");
  };
  housekeeping.reap().catch(report);
  housekeeping.failSilent().catch(report);
}

function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/**
 * Serves until SIGTERM or SIGINT, and prints how to try the demo agents. A second signal ends what the
 * first one lets go on.
 */
export async function serveGatewayUntilStopped(config: GatewayConfig): Promise<void> {
  const gateway = await serveGateway(config);
  const stopped = new Promise<void>((resolve, reject) => {
    const stop = () => {
      gateway.stop().then(resolve, reject);
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
  });
  await printLine(gatewayGreeting(gateway));
  await stopped;
  // A module that heeds no signal would keep the process.
  process.exit();
}
