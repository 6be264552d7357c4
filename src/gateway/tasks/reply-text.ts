import type { Message, Part, Task } from "../../../generated/types";

/**
 * What an agent's answer says, as text: of a message its text parts; of a task the text of its
 * artifacts in order, or, where they have none, of its last status.
 */
export function replyText(answer: { message: Message } | { task: Task }): string {
  if ("message" in answer) return textOf(answer.message.parts);
  const { artifacts = [], status } = answer.task;
  const produced = artifacts.map(({ parts }) => textOf(parts)).join("");
  return produced === "" ? textOf(status.message?.parts ?? []) : produced;
}

/** The text parts of some content, one after the other. */
export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text = "" }) => text).join("");
}
