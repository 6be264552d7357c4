import { refusePushNotifications } from "./refuse-push-notifications";
import type { Handler } from "./handlers";

/** Refused while the card declares no push notifications (A2A §3.1.10, §3.3.4). */
export const deleteTaskPushNotificationConfig: Handler<"DeleteTaskPushNotificationConfig"> =
  refusePushNotifications;
