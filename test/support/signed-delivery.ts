import { NOTIFICATION_HEADERS } from "../../src/a2a/notification-headers";
import { signNotification } from "../../src/a2a/sign-notification";

/** A delivery as a receiver gets it. */
export interface SignedDelivery {
  headers: Record<string, string>;
  body: string;
}

export const SECRET = "correct-horse-battery-staple";

/** A secret with a key in base64. */
export const ENCODED_SECRET = `whsec_${Buffer.from("a key of thirty-two bytes: 32 by").toString("base64")}`;

/** Makes a delivery that was signed now, of a state of a task in 1.0; each part can be chosen. */
export function makeDelivery({
  secret = SECRET,
  taskId = "8c2f1a4e-5b0d-4f6c-9a3e-7d1b2c3d4e5f",
  event = "task.state",
  messageId = "0198c0fd-8d22-7a61-8e52-7a0a6a6f3c11",
  timestamp = Math.floor(Date.now() / 1000),
  body = JSON.stringify(event === "task.state" ? stateOf(taskId) : artifactOf(taskId)),
}: Partial<Record<"secret" | "taskId" | "event" | "messageId" | "body", string>> & {
  timestamp?: number;
} = {}): SignedDelivery {
  return {
    headers: {
      [NOTIFICATION_HEADERS.contentType]: "application/a2a+json",
      [NOTIFICATION_HEADERS.event]: event,
      [NOTIFICATION_HEADERS.taskId]: taskId,
      [NOTIFICATION_HEADERS.messageId]: messageId,
      [NOTIFICATION_HEADERS.timestamp]: String(timestamp),
      ...signNotification({ secret, messageId, timestamp, body }),
    },
    body,
  };
}

const CONTEXT_ID = "b1d7f9a0-3c55-4e0f-8a51-0c9d8e7f6a5b";

function stateOf(taskId: string): object {
  const status = { state: "TASK_STATE_WORKING", timestamp: "2026-01-31T12:00:00.000Z" };
  return { statusUpdate: { taskId, contextId: CONTEXT_ID, status } };
}

function artifactOf(taskId: string): object {
  const artifact = { artifactId: "words", parts: [{ text: "Grüße, 世界 " }] };
  return { artifactUpdate: { taskId, contextId: CONTEXT_ID, artifact, append: true } };
}

/** The body of a delivery to a configuration that was made in 0.3. */
export function taskOf03(taskId: string): string {
  const status = { state: "working", timestamp: "2026-01-31T12:00:00.000Z" };
  return JSON.stringify({ kind: "task", id: taskId, contextId: CONTEXT_ID, status });
}
