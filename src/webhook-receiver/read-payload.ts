import type { Task as Task03 } from "../../generated/a2a-0.3/types";
import type { StreamResponse } from "../../generated/types";
import type { NotificationEvent } from "../a2a/notification-headers";
import { WebhookVerificationError } from "./webhook-verification-error";

/** What a push notification tells, and of which task, by its body. */
export interface ReadPayload {
  readonly taskId: string;
  /** A Task of 0.3 does not tell what has changed in it. */
  readonly event?: NotificationEvent;
  readonly payload: StreamResponse | Task03;
}

/**
 * Reads the body of a delivery whose signature is right. What it holds beyond its kind and its task is
 * not looked into: a gateway may know fields that this package does not.
 *
 * @throws WebhookVerificationError when it is neither a StreamResponse with an update nor a Task of 0.3
 */
export function readPayload(body: string | Uint8Array): ReadPayload {
  const value = parse(body);
  const read = isObject(value) ? readObject(value) : undefined;
  if (read === undefined) throw bad("The body is no push notification");
  return { ...read, payload: value as StreamResponse | Task03 };
}

function readObject(value: Record<string, unknown>): Omit<ReadPayload, "payload"> | undefined {
  const { statusUpdate, artifactUpdate, task, kind, id } = value;
  if (isObject(artifactUpdate) && isId(artifactUpdate.taskId))
    return { event: "task.artifact", taskId: artifactUpdate.taskId };
  if (isObject(statusUpdate) && isId(statusUpdate.taskId))
    return { event: "task.state", taskId: statusUpdate.taskId };
  if (isObject(task) && isId(task.id)) return { event: "task.state", taskId: task.id };
  return kind === "task" && isId(id) ? { taskId: id } : undefined;
}

function parse(body: string | Uint8Array): unknown {
  try {
    const text =
      typeof body === "string"
        ? body
        : new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
    return JSON.parse(text);
  } catch {
    // The parser's words quote the body, which may be anybody's.
    throw bad("The body is no JSON in UTF-8");
  }
}

function bad(message: string): WebhookVerificationError {
  return new WebhookVerificationError("bad_body", message);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
