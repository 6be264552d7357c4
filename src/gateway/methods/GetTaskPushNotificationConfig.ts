import type { PushConfigs } from "../push-notifications/push-configs";
import { toAnsweredConfig } from "../push-notifications/to-answered-config";
import type { Handler } from "./handlers";

/** Answers one of a task's configurations (A2A §3.1.8). */
export function getTaskPushNotificationConfig(
  pushConfigs: PushConfigs,
): Handler<"GetTaskPushNotificationConfig"> {
  return async ({ params: { taskId, id }, scope }) =>
    toAnsweredConfig(await pushConfigs.get(scope, taskId, id), taskId);
}
