import { PushNotificationNotSupportedError } from "../../../generated/errors";

/** @throws PushNotificationNotSupportedError always: the card declares none (A2A §3.3.4) */
export function refusePushNotifications(): Promise<never> {
  return Promise.reject(new PushNotificationNotSupportedError());
}
