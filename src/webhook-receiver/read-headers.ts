import {
  NOTIFICATION_EVENTS,
  NOTIFICATION_HEADERS,
  type NotificationEvent,
} from "../a2a/notification-headers";
import { WebhookVerificationError } from "./webhook-verification-error";

/** Header fields: those of `node:http`, those of a Fetch `Request`, or an object with names in any case. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the header fields of a delivery say, in the form that each has to have. Nothing is proven yet. */
export interface DeliveryHeaders {
  readonly id: string;
  readonly timestamp: number;
  readonly event: NotificationEvent;
  readonly taskId: string;
  readonly standardSignature: string;
  readonly signature?: string;
  readonly token?: string;
}

// Without a point in it the id ends where the timestamp begins: what is signed reads in one way.
const ID = /^[!-\-/-~]{1,256}$/;
const TIMESTAMP = /^[1-9]\d{0,11}$/;
const EVENT = new RegExp(`^(${NOTIFICATION_EVENTS.join("|").replaceAll(".", "\\.")})$`);
const ANYTHING = /^[^]+$/;

/** @throws WebhookVerificationError when a field is missing, or is not what one looks like */
export function readHeaders(headers: WebhookHeaders): DeliveryHeaders {
  const find = finderIn(headers);
  const want = (name: string, form: RegExp): string => {
    const value = find(name);
    if (value === undefined)
      throw new WebhookVerificationError("missing_header", `${name} is missing`);
    if (!form.test(value))
      throw new WebhookVerificationError("malformed_header", `${name} is malformed`);
    return value;
  };
  const signature = find(NOTIFICATION_HEADERS.signature);
  const token = find(NOTIFICATION_HEADERS.token);
  return {
    id: want(NOTIFICATION_HEADERS.messageId, ID),
    timestamp: Number(want(NOTIFICATION_HEADERS.timestamp, TIMESTAMP)),
    event: want(NOTIFICATION_HEADERS.event, EVENT) as NotificationEvent,
    taskId: want(NOTIFICATION_HEADERS.taskId, ANYTHING),
    standardSignature: want(NOTIFICATION_HEADERS.standardSignature, ANYTHING),
    ...(signature !== undefined && { signature }),
    ...(token !== undefined && { token }),
  };
}

type Find = (name: string) => string | undefined;

function finderIn(headers: WebhookHeaders): Find {
  if (isFetchHeaders(headers)) return (name) => headers.get(name) ?? undefined;
  const fields = new Map<string, string>();
  for (const [key, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const name = key.toLowerCase();
    // As HTTP joins a field that is sent twice.
    fields.set(name, [fields.get(name) ?? [], value].flat(2).join(", "));
  }
  return (name) => fields.get(name.toLowerCase());
}

function isFetchHeaders(headers: WebhookHeaders): headers is { get(name: string): string | null } {
  // A field named "get" is a text.
  return typeof headers.get === "function";
}
