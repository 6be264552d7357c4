import { isUint8Array } from "node:util/types";
import type { Task as Task03 } from "../../generated/a2a-0.3/types";
import type { StreamResponse } from "../../generated/types";
import { NOTIFICATION_HEADERS, type NotificationEvent } from "../a2a/notification-headers";
import { checkSignatures, isEqual } from "./check-signatures";
import { type DeliveryHeaders, readHeaders, type WebhookHeaders } from "./read-headers";
import { readPayload } from "./read-payload";
import { WebhookVerificationError } from "./webhook-verification-error";

const DEFAULT_TOLERANCE_SECONDS = 300;

/** A delivery as it came in, and what it is held against. */
export interface VerifyWebhookOptions {
  readonly headers: WebhookHeaders;
  /** The body as it came, before anything has parsed it. */
  readonly body: string | Uint8Array;
  /** The secret of the configuration; several while it is changed: one of them has to fit. */
  readonly secret: string | readonly string[];
  /** The token of the configuration, where it is to be compared too. */
  readonly token?: string | undefined;
  /** How far its timestamp may lie from now, either way. 300 seconds without it. */
  readonly toleranceSeconds?: number | undefined;
  /** The present without it. */
  readonly now?: Date | undefined;
}

/** A push notification that is genuine and recent. */
export interface VerifiedWebhook {
  /** What the same event has each time it is delivered: one that was seen before is a repetition. */
  readonly id: string;
  /** When this attempt was signed. */
  readonly timestamp: Date;
  /**
   * What has changed. No signature covers the header field that says so: it is held against the body,
   * save for a Task of 0.3, which does not say it again.
   */
  readonly event: NotificationEvent;
  readonly taskId: string;
  /** A StreamResponse of 1.0; a Task, with `kind: "task"`, where the configuration was made in 0.3. */
  readonly payload: StreamResponse | Task03;
}

/**
 * Verifies a delivery: that it was signed with the secret, within the tolerance, and is a push
 * notification. Headers and bodies of any kind end in an answer or in a WebhookVerificationError. That
 * it is no repetition is for the caller to check, by its id.
 *
 * @throws WebhookVerificationError when it is not to be trusted; its `code` says why
 * @throws TypeError when the options are wrong: no secret, or a body that was parsed before
 * @throws RangeError when a secret begins with `whsec_` and has no key
 */
export function verifyWebhook(options: VerifyWebhookOptions): VerifiedWebhook {
  const { body, token } = options;
  const secrets = secretsOf(options.secret);
  if (typeof body !== "string" && !isUint8Array(body))
    throw new TypeError("The body must be given raw, as a string or bytes, before it is parsed");
  const headers = readHeaders(options.headers);
  checkAge(headers, options);
  checkSignatures(headers, body, secrets);
  if (token !== undefined) checkToken(headers, token);
  const { payload, taskId, event } = readPayload(body);
  if (taskId !== headers.taskId) throw unlike(NOTIFICATION_HEADERS.taskId);
  if (event !== undefined && event !== headers.event) throw unlike(NOTIFICATION_HEADERS.event);
  return {
    id: headers.id,
    timestamp: new Date(headers.timestamp * 1000),
    event: headers.event,
    taskId,
    payload,
  };
}

// A variable that is not set must not make anyone's signature right.
function secretsOf(secret: string | readonly string[]): readonly string[] {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  if (secrets.length === 0 || !secrets.every(isFilled))
    throw new TypeError("The secret must be a text that is not empty, or several of them");
  return secrets as readonly string[];
}

function isFilled(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function checkAge(headers: DeliveryHeaders, options: VerifyWebhookOptions): void {
  const { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = new Date() } = options;
  const age = now.getTime() / 1000 - headers.timestamp;
  // Written so that what is no number passes nothing.
  if (!(age <= toleranceSeconds))
    throw new WebhookVerificationError("stale", "It was signed too long ago");
  if (!(age >= -toleranceSeconds))
    throw new WebhookVerificationError("future", "It was signed in the future");
}

function checkToken(headers: DeliveryHeaders, token: string): void {
  if (headers.token === undefined)
    throw new WebhookVerificationError(
      "missing_header",
      `${NOTIFICATION_HEADERS.token} is missing`,
    );
  if (!isEqual(headers.token, token))
    throw new WebhookVerificationError("bad_token", `${NOTIFICATION_HEADERS.token} is wrong`);
}

function unlike(name: string): WebhookVerificationError {
  return new WebhookVerificationError("malformed_header", `${name} is not what the body says`);
}
