import type { AgentEvent, Delivery } from "../../../generated/agent-link/types";
import { textOf } from "../tasks/reply-text";

/** Answers at once with the text that it was sent, in an artifact. */
export async function* echo({ message }: Delivery): AsyncGenerator<AgentEvent> {
  yield { artifact: { artifactId: "echo", parts: [{ text: textOf(message.parts) }] } };
  yield { status: { state: "TASK_STATE_COMPLETED" } };
}
