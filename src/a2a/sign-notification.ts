import { createHmac } from "node:crypto";
import { NOTIFICATION_HEADERS } from "./notification-headers";

/** What marks a secret whose rest is its key in base64. */
const ENCODED = "whsec_";

const MIN_KEY_BYTES = 24;
const MAX_KEY_BYTES = 64;

/** A push notification that is to be signed. */
export interface UnsignedNotification {
  readonly secret: string;
  readonly messageId: string;
  /** Unix seconds. */
  readonly timestamp: number;
  /** The bytes that are sent, or the text that they are in UTF-8. */
  readonly body: string | Uint8Array;
}

/** The header fields that sign a push notification, under their names. */
export type NotificationSignatures = Record<
  (typeof NOTIFICATION_HEADERS)["signature" | "standardSignature"],
  string
>;

/**
 * Signs a push notification in both schemes. The fields with the message's id and its timestamp are not
 * among the result: they are sent without a secret too, so the caller has them already.
 *
 * @throws RangeError when the secret has no key
 */
export function signNotification(notification: UnsignedNotification): NotificationSignatures {
  const { secret, messageId, timestamp, body } = notification;
  const key = notificationKey(secret);
  if (key === undefined) throw new RangeError(NO_KEY);
  // X-BeeOS-Signature knows no encoded secrets: its key is the whole secret as text.
  const hex = createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");
  const base64 = createHmac("sha256", key)
    .update(`${messageId}.${timestamp}.`)
    .update(body)
    .digest("base64");
  return {
    [NOTIFICATION_HEADERS.signature]: `t=${timestamp},v1=${hex}`,
    [NOTIFICATION_HEADERS.standardSignature]: `v1,${base64}`,
  };
}

/** Why a secret has no key, in words for who chose it. */
export const NO_KEY = `a secret that begins with ${ENCODED} must go on with the canonical base64 of ${MIN_KEY_BYTES} to ${MAX_KEY_BYTES} bytes`;

/**
 * The key that webhook-signature is made with: the bytes of the secret, or, where it begins with
 * `whsec_`, those that its rest encodes.
 *
 * @returns undefined where that rest is not the canonical base64 of 24 to 64 bytes
 */
export function notificationKey(secret: string): Buffer | undefined {
  if (!secret.startsWith(ENCODED)) return Buffer.from(secret, "utf8");
  const rest = secret.slice(ENCODED.length);
  const key = Buffer.from(rest, "base64");
  // Node reads what is no base64 as far as it can.
  const isCanonical = key.toString("base64") === rest;
  return isCanonical && key.length >= MIN_KEY_BYTES && key.length <= MAX_KEY_BYTES
    ? key
    : undefined;
}
