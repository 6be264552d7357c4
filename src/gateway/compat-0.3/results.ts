import type {
  MethodName as MethodName03,
  Result as Result03,
} from "../../../generated/a2a-0.3/methods";
import type * as v03 from "../../../generated/a2a-0.3/types";
import type { Result } from "../../../generated/methods";
import type {
  ListTaskPushNotificationConfigsResponse,
  ListTasksResponse,
} from "../../../generated/types";
import { agentCardTo03 } from "./agent-card";
import type { Alias } from "./params";
import { present } from "./present";
import { taskPushNotificationConfigTo03 } from "./push-notification-config";
import { sendMessageResultTo03 } from "./send-message";
import { CLOSING_RESUBSCRIPTION, CLOSING_SEND, streamEventTo03 } from "./stream-event";
import { taskTo03 } from "./task";

const RESULTS: { readonly [M in MethodName03]: (result: Result<Alias<M>>) => Result03<M> } = {
  "message/send": sendMessageResultTo03,
  "message/stream": (event) => streamEventTo03(event, CLOSING_SEND),
  "tasks/get": taskTo03,
  "tasks/list": listTasksResultTo03,
  "tasks/cancel": taskTo03,
  "tasks/resubscribe": (event) => streamEventTo03(event, CLOSING_RESUBSCRIPTION),
  "tasks/pushNotificationConfig/set": taskPushNotificationConfigTo03,
  "tasks/pushNotificationConfig/get": taskPushNotificationConfigTo03,
  "tasks/pushNotificationConfig/list": listConfigsResultTo03,
  "tasks/pushNotificationConfig/delete": () => null,
  "agent/getAuthenticatedExtendedCard": agentCardTo03,
};

/**
 * The result of a 1.0 method, or one event of its stream, as that of the 0.3 method that was called.
 *
 * @throws VersionNotSupportedError for a card without an interface that speaks 0.3
 */
export function resultTo03<M extends MethodName03>(
  method: M,
  result: Result<Alias<M>>,
): Result03<M> {
  return RESULTS[method](result);
}

function listTasksResultTo03(page: ListTasksResponse): v03.ListTasksResult {
  return {
    tasks: page.tasks.map(taskTo03),
    ...present(page, "nextPageToken", "pageSize", "totalSize"),
  };
}

function listConfigsResultTo03({
  configs = [],
}: ListTaskPushNotificationConfigsResponse): v03.ListTaskPushNotificationConfigResult {
  return configs.map(taskPushNotificationConfigTo03);
}
