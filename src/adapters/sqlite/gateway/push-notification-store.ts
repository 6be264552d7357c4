import type { PushNotificationStore } from "../../../ports/push-notification-store";
import type { SqliteDatabase } from "../database";
import { createPushConfigs } from "./push-configs";
import { createPushOutbox } from "./push-outbox";
import { createSentNotifications } from "./sent-notifications";
import type { SharedReads } from "./shared-reads";
import type { SharedWrites } from "./shared-writes";
import { createTaskPushConfigs } from "./task-push-configs";

/** The push notification store on a gateway database. */
export function createPushNotificationStore(
  db: SqliteDatabase,
  reads: SharedReads,
  writes: SharedWrites,
): PushNotificationStore {
  return {
    ...createPushConfigs(db, reads, writes, createTaskPushConfigs(db)),
    ...createPushOutbox(db, reads, writes),
    ...createSentNotifications(db, reads, writes),
  };
}
