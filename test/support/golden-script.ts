import type { AgentEvent } from "../../generated/agent-link/types";
import { ATTRIBUTION_HEADER } from "../../src/gateway/keys/attribution";
import { textOf } from "../../src/gateway/tasks/reply-text";
import type { AgentModule } from "../../src/ports/agent-module";
import { nextMillisecond } from "./next-millisecond";

/**
 * An agent whose script is the message: steps such as `working`, `artifact One`, `append Two`,
 * `message Yes`, `completed Done`, with a comma and a space between them. Without a last word it ends.
 * `because Why` completes the task with a thought, `whoami` tells whom the message is from, `parts` what
 * it holds.
 */
export const scripted: AgentModule = async function* ({ message, from }, { signal }) {
  for (const step of textOf(message.parts).split(", ")) {
    await nextMillisecond();
    const [verb = "", ...words] = step.split(" ");
    const text = words.join(" ");
    if (verb === "throw") throw new Error(text);
    if (verb === "hold") await new Promise((resolve) => (signal.onabort = resolve));
    else if (verb === "ignore") await new Promise(() => undefined);
    else if (verb === "whoami")
      yield toEvent("message", `${ATTRIBUTION_HEADER}: ${from.caller_id}`);
    else if (verb === "parts") yield toEvent("message", JSON.stringify(message.parts));
    else yield toEvent(verb, text);
  }
};

function toEvent(verb: string, text: string): AgentEvent {
  const parts = [{ text }];
  if (verb === "message") return { message: { parts } };
  if (verb === "artifact" || verb === "append")
    return { artifact: { artifactId: "a", parts, append: verb === "append" } };
  if (verb === "because")
    return { status: { state: "TASK_STATE_COMPLETED", metadata: { thought: text } } };
  const state = `TASK_STATE_${verb.toUpperCase().replace("-", "_")}`;
  return { status: { state, ...(text && { message: { parts } }) } } as AgentEvent;
}
