import type { GatewayWebhook, GatewayWebhookDelivery } from "../../../generated/types";
import type { PushNotification, StoredPushConfig } from "../../ports/push-notification-store";

/** A configuration as the contract shows it: without what it keeps secret. */
export function toWebhook(taskId: string, config: StoredPushConfig): GatewayWebhook {
  return {
    webhook_id: config.id,
    task_id: taskId,
    url: config.url,
    renderer: config.renderer,
    authentication_scheme: config.scheme ?? null,
    has_token: config.has.token,
    has_credentials: config.has.credentials,
    has_secret: config.has.secret,
    created_at: config.createdAt,
    ended_at: config.endedAt ?? null,
  };
}

/** A notification as the contract shows it: without what is sent. */
export function toDelivery(notification: PushNotification): GatewayWebhookDelivery {
  return {
    delivery_id: notification.id,
    webhook_id: notification.configId,
    task_id: notification.taskId,
    renderer: notification.renderer,
    status: notification.status,
    attempt_num: notification.attempts,
    last_response_status: notification.lastResponseStatus ?? null,
    last_error: notification.lastError ?? null,
    next_attempt_at: notification.nextAttemptAt ?? null,
    last_attempted_at: notification.lastAttemptedAt ?? null,
    created_at: notification.createdAt,
    completed_at: notification.completedAt ?? null,
  };
}
