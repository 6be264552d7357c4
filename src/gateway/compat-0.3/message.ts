import type * as v03 from "../../../generated/a2a-0.3/types";
import type { Message } from "../../../generated/types";
import { roleFrom03, roleTo03 } from "./enums";
import { partFrom03, partTo03 } from "./part";
import { present } from "./present";

export function messageFrom03(message: v03.Message): Message {
  return {
    messageId: message.messageId,
    ...present(message, "contextId", "taskId"),
    role: roleFrom03(message.role),
    parts: message.parts.map(partFrom03),
    ...present(message, "metadata", "extensions", "referenceTaskIds"),
  };
}

export function messageTo03(message: Message): v03.Message {
  return {
    kind: "message",
    role: roleTo03(message.role),
    parts: message.parts.map(partTo03),
    ...present(message, "metadata", "extensions", "referenceTaskIds"),
    messageId: message.messageId,
    ...present(message, "taskId", "contextId"),
  };
}
