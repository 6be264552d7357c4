/** The header fields of a push notification, by what they carry. A receiver reads them in any case. */
export const NOTIFICATION_HEADERS = {
  contentType: "Content-Type",
  /** `{scheme} {credentials}` of the configuration. */
  authorization: "Authorization",
  /** The token of the configuration. */
  token: "X-A2A-Notification-Token",
  /** One of NOTIFICATION_EVENTS. */
  event: "X-BeeOS-Event",
  taskId: "X-BeeOS-Task-Id",
  /** The same for each attempt, and when it is delivered again. */
  messageId: "webhook-id",
  /** When this attempt was signed, in unix seconds. */
  timestamp: "webhook-timestamp",
  /** `t=<unix seconds>,v1=<hex>`: over the timestamp and the body. */
  signature: "X-BeeOS-Signature",
  /** `v1,<base64>`, as Standard Webhooks has it: over the id, the timestamp and the body. */
  standardSignature: "webhook-signature",
} as const;

/** What a push notification tells. */
export const NOTIFICATION_EVENTS = ["task.state", "task.artifact"] as const;

export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];
