import type {
  ALIASES,
  MethodName as MethodName03,
  Params as Params03,
} from "../../../generated/a2a-0.3/methods";
import type * as v03 from "../../../generated/a2a-0.3/types";
import type { Params } from "../../../generated/methods";
import type { ListTasksRequest, TaskPushNotificationConfig } from "../../../generated/types";
import { taskStateFrom03 } from "./enums";
import { present } from "./present";
import { taskPushNotificationConfigFrom03 } from "./push-notification-config";
import { sendMessageRequestFrom03 } from "./send-message";

/** The 1.0 method that a 0.3 method stands for. */
export type Alias<M extends MethodName03> = (typeof ALIASES)[M];

const PARAMS: { readonly [M in MethodName03]: (params: Params03<M>) => Params<Alias<M>> } = {
  "message/send": sendMessageRequestFrom03,
  "message/stream": sendMessageRequestFrom03,
  "tasks/get": (params) => present(params, "id", "historyLength"),
  "tasks/list": listTasksRequestFrom03,
  "tasks/cancel": (params) => present(params, "id", "metadata"),
  "tasks/resubscribe": ({ id }) => ({ id }),
  "tasks/pushNotificationConfig/set": createRequestFrom03,
  "tasks/pushNotificationConfig/get": ({ id, pushNotificationConfigId }) => ({
    taskId: id,
    id: configurationId(pushNotificationConfigId, id),
  }),
  "tasks/pushNotificationConfig/list": ({ id }) => ({ taskId: id }),
  "tasks/pushNotificationConfig/delete": ({ id, pushNotificationConfigId }) => ({
    taskId: id,
    id: pushNotificationConfigId,
  }),
  "agent/getAuthenticatedExtendedCard": () => ({}),
};

/** The params of a 0.3 method, which are valid, as those of the 1.0 method it stands for. */
export function paramsFrom03<M extends MethodName03>(
  method: M,
  params: Params03<M>,
): Params<Alias<M>> {
  return PARAMS[method](params);
}

function listTasksRequestFrom03(params: v03.ListTasksParams): ListTasksRequest {
  return {
    ...present(params, "contextId"),
    ...(params.status && { status: taskStateFrom03(params.status) }),
    ...present(params, "pageSize", "pageToken", "historyLength"),
    ...present(params, "statusTimestampAfter", "includeArtifacts"),
  };
}

function createRequestFrom03(params: v03.TaskPushNotificationConfig): TaskPushNotificationConfig {
  const config = taskPushNotificationConfigFrom03(params);
  return { ...config, id: configurationId(config.id, params.taskId) };
}

/**
 * In 0.3 the id of a configuration is optional when it is set and when it is read, since a task had
 * one at first. The one without an id has that of its task, as the 0.3 servers have it: set again it
 * is replaced, and read without an id it is found.
 */
function configurationId(id: string | undefined, taskId: string): string {
  return id ? id : taskId;
}
