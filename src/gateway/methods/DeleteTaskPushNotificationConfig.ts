import type { PushConfigs } from "../push-notifications/push-configs";
import type { Handler } from "./handlers";

/** Removes one of a task's configurations, if it is there (A2A §3.1.10). */
export function deleteTaskPushNotificationConfig(
  pushConfigs: PushConfigs,
): Handler<"DeleteTaskPushNotificationConfig"> {
  return async ({ params: { taskId, id }, scope }) => {
    await pushConfigs.remove(scope, taskId, id);
    return null;
  };
}
