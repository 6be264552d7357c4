import type { AgentStore } from "../../../ports/agent-store";
import type { CredentialStore } from "../../../ports/credential-store";
import type { DeliveryQueue } from "../../../ports/delivery-queue";
import type { TaskStore } from "../../../ports/task-store";
import type { SqliteDatabase } from "../database";
import { createAgentStore } from "./agent-store";
import { createCredentialStore } from "./credential-store";
import { createDeliveryQueue } from "./delivery-queue";
import { createSharedWrites } from "./shared-writes";
import { createTaskStore } from "./task-store";

/** All that a gateway keeps. */
export interface GatewayStores {
  agents: AgentStore;
  credentials: CredentialStore;
  tasks: TaskStore;
  deliveries: DeliveryQueue;
  /** Commits at once what is waiting, as before the database is closed. */
  flush(): void;
}

/**
 * The stores on a gateway database. Writes to tasks and deliveries that arrive in one turn of the event
 * loop share one commit, in the order of the calls.
 */
export function createGatewayStores(db: SqliteDatabase): GatewayStores {
  const writes = createSharedWrites(db);
  return {
    agents: createAgentStore(db),
    credentials: createCredentialStore(db),
    tasks: createTaskStore(db, writes),
    deliveries: createDeliveryQueue(db, writes),
    flush: writes.flush,
  };
}
