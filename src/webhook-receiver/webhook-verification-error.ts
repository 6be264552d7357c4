/**
 * Why a delivery is not taken: a header field that is missing, or is not what one looks like; a timestamp
 * that lies too far in the past or in the future; a signature, or a token, that is not right; a body that
 * is no push notification.
 */
export type WebhookVerificationErrorCode =
  | "missing_header"
  | "malformed_header"
  | "stale"
  | "future"
  | "bad_signature"
  | "bad_token"
  | "bad_body";

/** A delivery is not what a gateway with the secret has sent now. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  readonly code: WebhookVerificationErrorCode;

  constructor(code: WebhookVerificationErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
