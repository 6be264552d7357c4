import { TaskNotFoundError } from "../../../generated/errors";
import type { Inbox } from "../inbox/inbox";
import type { Handler } from "./handlers";

/** Answers id, state and timestamp of a submission, and nothing else ever (A2A §3.1.3). */
export function getTask(inbox: Inbox): Handler<"GetTask"> {
  return async ({ params: { id } }) => {
    const timestamp = await inbox.receivedAt(id);
    if (timestamp === undefined) throw new TaskNotFoundError();
    return { id, status: { state: "TASK_STATE_SUBMITTED", timestamp } };
  };
}
