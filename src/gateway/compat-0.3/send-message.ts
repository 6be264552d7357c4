import type * as v03 from "../../../generated/a2a-0.3/types";
import type {
  SendMessageConfiguration,
  SendMessageRequest,
  SendMessageResponse,
} from "../../../generated/types";
import { messageFrom03, messageTo03 } from "./message";
import { present } from "./present";
import {
  pushNotificationConfigFrom03,
  pushNotificationConfigTo03,
} from "./push-notification-config";
import { taskFrom03, taskTo03 } from "./task";

export function sendMessageRequestFrom03(params: v03.MessageSendParams): SendMessageRequest {
  return {
    message: messageFrom03(params.message),
    ...(params.configuration && { configuration: configurationFrom03(params.configuration) }),
    ...present(params, "metadata"),
  };
}

export function sendMessageRequestTo03(request: SendMessageRequest): v03.MessageSendParams {
  return {
    message: messageTo03(request.message),
    ...(request.configuration && { configuration: configurationTo03(request.configuration) }),
    ...present(request, "metadata"),
  };
}

export function sendMessageResultFrom03(result: v03.SendMessageResult): SendMessageResponse {
  return result.kind === "task" ? { task: taskFrom03(result) } : { message: messageFrom03(result) };
}

export function sendMessageResultTo03(response: SendMessageResponse): v03.SendMessageResult {
  return response.task ? taskTo03(response.task) : messageTo03(response.message);
}

/**
 * `returnImmediately` is the opposite of `blocking`. Neither given stays neither given: 1.0 then
 * waits, and 0.3, which names no default, is served by waiting too, as its servers do.
 */
function configurationFrom03(
  configuration: v03.MessageSendConfiguration,
): SendMessageConfiguration {
  const { pushNotificationConfig, blocking } = configuration;
  return {
    ...present(configuration, "acceptedOutputModes", "historyLength"),
    ...(pushNotificationConfig && {
      taskPushNotificationConfig: pushNotificationConfigFrom03(pushNotificationConfig),
    }),
    ...(blocking === undefined ? {} : { returnImmediately: !blocking }),
  };
}

function configurationTo03(configuration: SendMessageConfiguration): v03.MessageSendConfiguration {
  const { taskPushNotificationConfig, returnImmediately } = configuration;
  return {
    ...present(configuration, "acceptedOutputModes", "historyLength"),
    ...(taskPushNotificationConfig && {
      pushNotificationConfig: pushNotificationConfigTo03(taskPushNotificationConfig),
    }),
    ...(returnImmediately === undefined ? {} : { blocking: !returnImmediately }),
  };
}
