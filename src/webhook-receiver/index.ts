export type { Task as Task03 } from "../../generated/a2a-0.3/types";
export type { StreamResponse } from "../../generated/types";
export type { NotificationEvent } from "../a2a/notification-headers";
export type { WebhookHeaders } from "./read-headers";
export { type VerifiedWebhook, verifyWebhook, type VerifyWebhookOptions } from "./verify-webhook";
export {
  WebhookVerificationError,
  type WebhookVerificationErrorCode,
} from "./webhook-verification-error";
