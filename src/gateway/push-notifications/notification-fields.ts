import { NOTIFICATION_HEADERS } from "../../a2a/notification-headers";
import { signNotification } from "../../a2a/sign-notification";
import type { NextNotification } from "../../ports/push-notification-store";
import { splitSchemes } from "../compat-0.3";
import type { NotificationContent } from "./notification-content";
import type { PushSecrets } from "./requested-config";

export interface NotificationFieldsInput {
  readonly notification: NextNotification;
  readonly secrets: PushSecrets;
  readonly content: NotificationContent;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The header fields of one attempt, which is signed as of now (A2A §4.3.3, §13.2). */
export function notificationFields(input: NotificationFieldsInput): Record<string, string> {
  const { notification, secrets, content, now } = input;
  const { messageId, taskId, config } = notification;
  const { body, contentType, event } = content;
  const { token, credentials, secret } = secrets;
  const timestamp = Math.floor(now / 1000);
  const [scheme] = splitSchemes(config.scheme ?? "");
  return {
    [NOTIFICATION_HEADERS.contentType]: contentType,
    "User-Agent": USER_AGENT,
    ...(scheme && credentials
      ? { [NOTIFICATION_HEADERS.authorization]: `${scheme} ${credentials}` }
      : {}),
    ...(token ? { [NOTIFICATION_HEADERS.token]: token } : {}),
    [NOTIFICATION_HEADERS.event]: event,
    [NOTIFICATION_HEADERS.taskId]: taskId,
    [NOTIFICATION_HEADERS.messageId]: messageId,
    [NOTIFICATION_HEADERS.timestamp]: String(timestamp),
    ...(secret ? signNotification({ secret, messageId, timestamp, body }) : {}),
  };
}

const USER_AGENT = "a2a-gateway-webhooks/1.0";
