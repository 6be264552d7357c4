import { createHash, timingSafeEqual } from "node:crypto";
import { NOTIFICATION_HEADERS } from "../a2a/notification-headers";
import { signNotification } from "../a2a/sign-notification";
import type { DeliveryHeaders } from "./read-headers";
import { WebhookVerificationError } from "./webhook-verification-error";

/**
 * Checks that one of the secrets has signed a delivery. Only webhook-signature covers the message's id,
 * so that is the proof; X-BeeOS-Signature has to be right as well where there is one.
 *
 * @throws WebhookVerificationError when none of them has
 * @throws RangeError when a secret has no key
 */
export function checkSignatures(
  headers: DeliveryHeaders,
  body: string | Uint8Array,
  secrets: readonly string[],
): void {
  const { id, timestamp, standardSignature, signature } = headers;
  const standard = standardSignature.split(" ");
  const own = signature === undefined ? undefined : entriesOf(signature);
  const isSigned = secrets.some((secret) => {
    const made = signNotification({ secret, messageId: id, timestamp, body });
    return (
      isAmong(standard, made[NOTIFICATION_HEADERS.standardSignature]) &&
      (own === undefined || isAmong(own, made[NOTIFICATION_HEADERS.signature]))
    );
  });
  if (!isSigned)
    throw new WebhookVerificationError("bad_signature", "No secret has made the signatures");
}

/** The entries of an X-BeeOS-Signature, each with its timestamp; those of other schemes match nothing. */
function entriesOf(signature: string): string[] {
  const entries = signature.split(",").map((entry) => entry.trim());
  const [timestamp, ...others] = entries.filter((entry) => entry.startsWith("t="));
  if (timestamp === undefined || others.length > 0)
    throw new WebhookVerificationError(
      "malformed_header",
      `${NOTIFICATION_HEADERS.signature} must have one t`,
    );
  return entries.map((entry) => `${timestamp},${entry}`);
}

function isAmong(candidates: readonly string[], wanted: string): boolean {
  return candidates.some((candidate) => isEqual(candidate, wanted));
}

/** Compares two texts in a time that tells nothing about the right one. */
export function isEqual(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
