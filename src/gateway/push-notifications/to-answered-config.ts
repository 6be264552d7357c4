import type { TaskPushNotificationConfig } from "../../../generated/types";
import type { StoredPushConfig } from "../../ports/push-notification-store";

/** A configuration as callers see it: without anything that only its receiver may learn. */
export function toAnsweredConfig(
  { id, url, scheme }: StoredPushConfig,
  taskId: string,
): TaskPushNotificationConfig {
  return { id, taskId, url, ...(scheme === undefined ? {} : { authentication: { scheme } }) };
}
