import { refusePushNotifications } from "./refuse-push-notifications";
import type { Handler } from "./handlers";

/** Refused while the card declares no push notifications (A2A §3.1.7, §3.3.4). */
export const createTaskPushNotificationConfig: Handler<"CreateTaskPushNotificationConfig"> =
  refusePushNotifications;
