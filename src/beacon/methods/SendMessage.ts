import {
  ContentTypeNotSupportedError,
  InvalidParamsError,
  PushNotificationNotSupportedError,
  TaskNotFoundError,
  UnsupportedOperationError,
} from "../../../generated/errors";
import type { Params } from "../../../generated/methods";
import type { Message } from "../../../generated/types";
import { NotCanonicalError } from "../../a2a/canonical-json";
import { IN_RANGE } from "../../a2a/describe-fault";
import { classify } from "../inbox/classify";
import type { Inbox } from "../inbox/inbox";
import type { Handler } from "./handlers";

/**
 * Stores the message and answers a submitted task whose metadata is the receipt, at once, whatever
 * `returnImmediately` says (A2A §3.1.1). The checks come in this order: role, file parts, task,
 * context, push notifications, content.
 */
export function sendMessage(inbox: Inbox): Handler<"SendMessage"> {
  return async ({ params, received, source }) => {
    const { message } = params;
    checkRole(message);
    checkParts(message);
    await checkTask(message, inbox);
    checkConfiguration(params);
    const kind = classify(message.parts);
    const receipt = await store(inbox, receivedMessage(received), kind, source);
    return {
      task: {
        id: receipt.receipt_id,
        status: { state: "TASK_STATE_SUBMITTED", timestamp: receipt.received_at },
        metadata: { receipt },
      },
    };
  };
}

/** A client speaks as the user (A2A §4.1.5). */
function checkRole({ role }: Message): void {
  if (role !== "ROLE_USER")
    throw new InvalidParamsError([{ field: "message.role", description: "must be ROLE_USER" }]);
}

/** Raw bytes evade review by reading, and a URL is an address that is never fetched. */
function checkParts({ parts }: Message): void {
  if (parts.some((part) => part.raw !== undefined || part.url !== undefined))
    throw new ContentTypeNotSupportedError({
      policy:
        "File parts are not accepted, neither as bytes nor as a URL: send text or one data part.",
    });
}

/** Each submission opens a task of its own: to continue one would be to return to stored content. */
async function checkTask({ taskId, contextId }: Message, inbox: Inbox): Promise<void> {
  // In proto an empty string is an absent one.
  if (taskId) {
    if ((await inbox.receivedAt(taskId)) === undefined) throw new TaskNotFoundError();
    throw new UnsupportedOperationError({
      policy: "A submission cannot be continued: send the message without taskId.",
    });
  }
  if (contextId)
    throw new UnsupportedOperationError({
      policy: "There are no contexts: send the message without contextId.",
    });
}

function checkConfiguration({ configuration }: Params<"SendMessage">): void {
  if (configuration?.taskPushNotificationConfig)
    throw new PushNotificationNotSupportedError({
      policy: "Nobody is ever notified: send the message without taskPushNotificationConfig.",
    });
}

function receivedMessage(received: unknown): object {
  return (received as { message: object }).message;
}

async function store(
  inbox: Inbox,
  message: object,
  kind: "structured" | "unstructured",
  source: string,
) {
  try {
    return await inbox.submit(message, kind, source);
  } catch (reason) {
    if (!(reason instanceof NotCanonicalError)) throw reason;
    // One that the params do not hold: in a member that the contract does not know.
    throw new InvalidParamsError([{ field: "message", description: IN_RANGE }]);
  }
}
