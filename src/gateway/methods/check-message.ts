import { ContentTypeNotSupportedError, InvalidParamsError } from "../../../generated/errors";
import type { Part, SendMessageRequest } from "../../../generated/types";
import { checkWellFormed } from "../../a2a/well-formed";
import type { AgentRecord } from "../../ports/agent-store";

/** The longest name that a caller may give a context. */
const MAX_CONTEXT_CHARACTERS = 128;

/**
 * Checks what the contract's schemas cannot say of a message to an agent.
 *
 * @throws InvalidParamsError, ContentTypeNotSupportedError
 */
export function checkMessage({ message }: SendMessageRequest, agent: AgentRecord) {
  if (message.role !== "ROLE_USER")
    throw new InvalidParamsError([{ field: "message.role", description: "must be ROLE_USER" }]);
  checkWellFormed(message.messageId, "message.messageId");
  checkWellFormed(message.contextId, "message.contextId");
  if ([...(message.contextId ?? "")].length > MAX_CONTEXT_CHARACTERS)
    throw new InvalidParamsError([
      {
        field: "message.contextId",
        description: `must have at most ${MAX_CONTEXT_CHARACTERS} characters`,
      },
    ]);
  if (!message.parts.every((part) => isAccepted(mediaTypeOf(part), agent.inputModes)))
    throw new ContentTypeNotSupportedError({ supported: agent.inputModes.join(", ") });
}

/** The media type of a part; where it states none, the one that its kind implies. */
function mediaTypeOf({ mediaType, text, data }: Part): string {
  if (mediaType) return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
  if (text !== undefined) return "text/plain";
  return data !== undefined ? "application/json" : "application/octet-stream";
}

function isAccepted(mediaType: string, modes: readonly string[]): boolean {
  const group = `${mediaType.split("/")[0] ?? ""}/*`;
  return modes.some((mode) => {
    const accepted = mode.toLowerCase();
    return accepted === mediaType || accepted === group || accepted === "*/*";
  });
}
