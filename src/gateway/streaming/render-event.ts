import type { StreamResult } from "../../jsonrpc/rpc-stream";
import type { TaskEvent } from "../../ports/task-store";

/** Renders events as results of a stream, each once, however many subscribers there are. */
export type RenderEvent = (event: TaskEvent) => StreamResult;

/** In 1.0 an event is its own result, and its JSON is as it is stored. */
export const renderEvent: RenderEvent = ({ sequence, json }) => ({ sequence, json });

/**
 * A renderer that translates, and remembers the result for as long as the event itself lives.
 *
 * @param toResult the stream's result for an event
 */
export function createRenderEvent(toResult: (event: TaskEvent["event"]) => unknown): RenderEvent {
  const rendered = new WeakMap<TaskEvent, StreamResult>();
  return (event) => {
    const known = rendered.get(event);
    if (known) return known;
    const result = { sequence: event.sequence, json: JSON.stringify(toResult(event.event)) };
    rendered.set(event, result);
    return result;
  };
}
