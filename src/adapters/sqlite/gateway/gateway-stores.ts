import type { AgentStore } from "../../../ports/agent-store";
import type { CredentialStore } from "../../../ports/credential-store";
import type { DeliveryQueue } from "../../../ports/delivery-queue";
import type { PushNotificationStore } from "../../../ports/push-notification-store";
import type { TaskStore } from "../../../ports/task-store";
import type { SqliteDatabase } from "../database";
import { createReadCache } from "../read-cache";
import { createAgentStore } from "./agent-store";
import { createCredentialStore } from "./credential-store";
import { createDeliveryQueue } from "./delivery-queue";
import { createPushNotificationStore } from "./push-notification-store";
import { createSharedReads } from "./shared-reads";
import { createSharedWrites } from "./shared-writes";
import { createTaskStore } from "./task-store";

/** All that a gateway keeps. */
export interface GatewayStores {
  agents: AgentStore;
  credentials: CredentialStore;
  tasks: TaskStore;
  deliveries: DeliveryQueue;
  pushNotifications: PushNotificationStore;
  /** Commits at once what is waiting, as before the database is closed. */
  flush(): void;
}

/** How many agents and credentials are remembered. Each call looks one of both up. */
const REMEMBERED = 10_000;

/**
 * The stores on a gateway database, once for each connection to it: what they remember is dropped when
 * they or other connections write. Writes to tasks and deliveries that arrive in one turn of the event
 * loop share one commit, in the order of the calls; reads share a transaction.
 */
export function createGatewayStores(db: SqliteDatabase): GatewayStores {
  const writes = createSharedWrites(db);
  const reads = createSharedReads(db);
  const cache = createReadCache(db, REMEMBERED);
  return {
    agents: createAgentStore(db, cache),
    credentials: createCredentialStore(db, cache),
    tasks: createTaskStore(db, reads, writes),
    deliveries: createDeliveryQueue(db, writes),
    pushNotifications: createPushNotificationStore(db, reads, writes),
    flush() {
      reads.flush();
      writes.flush();
    },
  };
}
