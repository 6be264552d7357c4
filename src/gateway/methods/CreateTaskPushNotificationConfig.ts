import { InvalidParamsError } from "../../../generated/errors";
import type { PushConfigs } from "../push-notifications/push-configs";
import { toAnsweredConfig } from "../push-notifications/to-answered-config";
import type { Handler } from "./handlers";

/** Sets where the updates of a task are sent (A2A §3.1.7). */
export function createTaskPushNotificationConfig(
  pushConfigs: PushConfigs,
): Handler<"CreateTaskPushNotificationConfig"> {
  return async ({ params, scope, renderer }) => {
    const { taskId } = params;
    // The contract has it optional, since it stands for nothing inside a send.
    if (!taskId) throw new InvalidParamsError([{ field: "taskId", description: "is required" }]);
    const config = await pushConfigs.set(scope, taskId, params, renderer);
    return toAnsweredConfig(config, taskId);
  };
}
