import { createSecretBox } from "../adapters/secret-box";
import { ConfigError } from "../config/config-error";
import { createPushSecretSeal } from "../gateway/push-notifications/requested-config";
import type { PushNotificationStore } from "../ports/push-notification-store";
import type { SecretBox } from "../ports/secret-box";

/**
 * The box that holds the secrets of webhooks.
 *
 * @throws ConfigError when the keys do not open all that are stored
 */
export async function openSecretBox(
  keys: readonly Uint8Array[],
  store: PushNotificationStore,
): Promise<SecretBox> {
  const box = createSecretBox(keys);
  const seal = createPushSecretSeal(box);
  const all = await store.sealed();
  const unopened = all.filter(({ sealed, ...place }) => !seal.opens(sealed, place));
  if (unopened.length > 0)
    throw new ConfigError(
      `GATEWAY_SECRET_KEY does not open the secrets of ${unopened.length} of the webhooks that are stored:` +
        " add the key that they were sealed with, after a comma. If it is lost, `gateway webhooks prune`" +
        " removes them",
    );
  return box;
}
