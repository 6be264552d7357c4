import type { AgentEvent, Delivery } from "../../generated/agent-link/types";

/** What an agent answers a delivery with: events one by one, or all at once as a text or an event. */
export type Answer =
  | AsyncIterable<AgentEvent>
  | string
  | AgentEvent
  | Promise<string | AgentEvent | AsyncIterable<AgentEvent>>;

/** Answers a delivery. The signal is aborted when the caller cancels, or nobody listens any more. */
export type OnMessage = (delivery: Delivery, options: { signal: AbortSignal }) => Answer;

/** The events of an answer. A text is a message. */
export async function* eventsOfAnswer(answer: Answer): AsyncGenerator<AgentEvent> {
  const value = await answer;
  if (typeof value === "string") yield { message: { parts: [{ text: value }] } };
  else if (Symbol.asyncIterator in value) yield* value;
  else yield value;
}

/**
 * Holds a message that comes first until it is known whether it is the only event: alone it is the
 * whole answer, before others it is a word on the way.
 */
export async function* inGroups(
  events: AsyncIterable<AgentEvent>,
): AsyncGenerator<readonly AgentEvent[]> {
  let first: AgentEvent | undefined;
  let isFirst = true;
  for await (const event of events as AsyncIterable<AgentEvent | undefined>) {
    if (isFirst && event?.message) first = event;
    else yield (first ? [first, event] : [event]) as readonly AgentEvent[];
    if (!isFirst) first = undefined;
    isFirst = false;
  }
  if (first) yield [first];
}
