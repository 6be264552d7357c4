import { PushNotificationNotSupportedError } from "../../../generated/errors";
import type { SendMessageConfiguration } from "../../../generated/types";
import type { Renderer } from "../../ports/push-notification-store";
import { SENT_CONFIG } from "../push-notifications/check-push-config";
import type { PushConfigs } from "../push-notifications/push-configs";
import type { PreparePushConfig } from "../tasks/send-input";

/**
 * The push notification configuration that comes with a message, checked; undefined where none does.
 *
 * @throws PushNotificationNotSupportedError, InvalidParamsError
 */
export async function sentPushConfig(
  pushConfigs: PushConfigs | undefined,
  configuration: SendMessageConfiguration | undefined,
  renderer: Renderer,
): Promise<PreparePushConfig | undefined> {
  const config = configuration?.taskPushNotificationConfig;
  if (!config) return undefined;
  if (!pushConfigs) throw new PushNotificationNotSupportedError();
  const requested = await pushConfigs.check(config, renderer, `${SENT_CONFIG}.`);
  return (taskId) => pushConfigs.prepare(requested, taskId);
}
