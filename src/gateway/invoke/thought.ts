import type { AgentEvent } from "../../../generated/agent-link/types";

/** The member of an agent's metadata that says how it came to its reply. */
const THOUGHT_KEY = "thought";

/**
 * What an agent says of how it came to its reply, in the event that ends its work: in the metadata of
 * the status, else of the message. Undefined where it says nothing, or something that is not text.
 */
export function thoughtOf({ status, message }: AgentEvent): string | undefined {
  const said = [status?.metadata, status?.message?.metadata, message?.metadata]
    .map((metadata) => metadata?.[THOUGHT_KEY])
    .find((value) => typeof value === "string");
  return typeof said === "string" ? said : undefined;
}
