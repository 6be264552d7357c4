import { PushNotificationNotSupportedError } from "../../../generated/errors";
import type { SendMessageConfiguration } from "../../../generated/types";
import type { Renderer } from "../../ports/push-notification-store";
import { MAX_CONFIGS, tooManyPushConfigs } from "../push-notifications/check-push-config";
import type { PushConfigs } from "../push-notifications/push-configs";
import type { SentPushConfig } from "../tasks/send-input";

/**
 * The push notification configuration that comes with a message, checked; undefined where none does.
 *
 * @throws PushNotificationNotSupportedError, InvalidParamsError
 */
export async function sentPushConfig(
  pushConfigs: PushConfigs | undefined,
  configuration: SendMessageConfiguration | undefined,
  renderer: Renderer,
): Promise<SentPushConfig | undefined> {
  const config = configuration?.taskPushNotificationConfig;
  if (!config) return undefined;
  if (!pushConfigs) throw new PushNotificationNotSupportedError();
  const requested = await pushConfigs.check(config, renderer, "message");
  return {
    limit: MAX_CONFIGS,
    prepare: (taskId) => pushConfigs.prepare(requested, taskId),
    tooMany: () => tooManyPushConfigs(renderer, "message"),
  };
}
