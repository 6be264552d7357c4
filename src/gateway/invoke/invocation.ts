import type { AgentEvent, Delivery } from "../../../generated/agent-link/types";
import { UnsupportedOperationError } from "../../../generated/errors";
import type { TaskState } from "../../../generated/types";
import { isInterrupted, isTerminal } from "../../a2a/task-states";
import type { Clock } from "../../ports/clock";
import type { Ids } from "../../ports/ids";
import type { DeliverySink, Published } from "../agents/connector";
import { checkStates } from "../tasks/check-states";
import { applyEvent, startFold, toTask } from "../tasks/fold-task";
import { MAX_LOG_BYTES, OVERFULL_REPLY_POLICY } from "../tasks/log-limit";
import { replyText, textOf } from "../tasks/reply-text";
import { toLoggedEvent, toMessage } from "../tasks/to-logged-event";
import { createReplyPieces } from "./reply-pieces";
import { thoughtOf } from "./thought";

/** How an invocation ended: with a reply, in a state that is none, with more than a reply may hold, or broken. */
export type InvocationEnd =
  | { kind: "reply"; text: string; thought?: string }
  | { kind: "no-reply"; state: TaskState; /** What the agent said to it. */ words: string }
  | { kind: "overfull" }
  | { kind: "error"; reason: unknown };

/** Takes what an agent says to an invoke. Nothing of it is kept. */
export interface Invocation extends DeliverySink {
  /** Resolves at the end, and never after `abandon`. Never rejects. */
  readonly ended: Promise<InvocationEnd>;
  /** Gives up waiting: what the agent still says is refused. */
  abandon(): void;
}

export interface InvocationOptions {
  delivery: Delivery;
  clock: Clock;
  ids: Ids;
  /** Hears the text of the reply piece by piece. */
  onPiece(text: string): void;
}

/**
 * Folds the agent's events into a task as the log would, so that the reply is the one that SendMessage
 * leads to.
 */
export function createInvocation(options: InvocationOptions): Invocation {
  const { delivery, clock, ids, onPiece } = options;
  const { taskId, contextId } = delivery;
  const folded = startFold({
    task: { id: taskId, contextId, status: { state: "TASK_STATE_SUBMITTED" } },
  });
  const pieces = createReplyPieces(onPiece);
  const publications = new Set<string>();
  let settle: (end: InvocationEnd) => void = () => undefined;
  const ended = new Promise<InvocationEnd>((resolve) => {
    settle = resolve;
  });
  let close: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    close = resolve;
  });
  let isOver = false;
  let hasSpoken = false;
  let bytes = 0;
  let isAnswered = false;

  const end = (outcome: InvocationEnd) => {
    isOver = true;
    settle(outcome);
    close();
  };

  const reply = (text: string, thought: string | undefined) => {
    pieces.end(text);
    end({ kind: "reply", text, ...(thought === undefined ? {} : { thought }) });
  };

  /** Counts what is kept. An agent that says too much has given no reply. */
  const count = (kept: unknown) => {
    bytes += Buffer.byteLength(JSON.stringify(kept));
    if (bytes <= MAX_LOG_BYTES) return;
    end({ kind: "overfull" });
    throw new UnsupportedOperationError({ policy: OVERFULL_REPLY_POLICY });
  };

  const take = (event: AgentEvent) => {
    const { state: before } = folded.task.status;
    const timestamp = new Date(clock.now()).toISOString();
    const frame = { taskId, contextId, state: before, timestamp, nextId: ids.next };
    const logged = toLoggedEvent(event, frame);
    count(logged);
    applyEvent(folded, logged);
    if (event.artifact) {
      pieces.artifact(event.artifact);
      return;
    }
    const { state, message } = folded.task.status;
    if (state === "TASK_STATE_COMPLETED")
      reply(replyText({ task: toTask(folded) }), thoughtOf(event));
    else if (isTerminal(state) || isInterrupted(state))
      end({ kind: "no-reply", state, words: textOf(message?.parts ?? []) });
  };

  const takeAll = (events: readonly AgentEvent[]) => {
    const [first] = events;
    const answer = !hasSpoken && events.length === 1 ? first?.message : undefined;
    hasSpoken = true;
    if (answer) {
      isAnswered = true;
      const message = toMessage(answer, { contextId, nextId: ids.next });
      count(message);
      reply(replyText({ message }), thoughtOf({ message: answer }));
      return;
    }
    for (const event of events) if (!isOver) take(event);
  };

  const publish = async (
    events: readonly AgentEvent[],
    isRepeated: boolean,
    publicationId?: string,
  ): Promise<Published> => {
    if (isOver && !isRepeated) throw new UnsupportedOperationError();
    if (!isRepeated) {
      if (publicationId !== undefined) count(publicationId);
      takeAll(events);
      if (publicationId !== undefined) publications.add(publicationId);
    }
    // A message is the whole answer: there is no task whose state could be told.
    const published = isAnswered ? {} : { state: folded.task.status.state };
    await nextTurn();
    return { sequence: 0, ...published };
  };

  return {
    taskId,
    ended,
    over,
    publish(events, publicationId) {
      const isRepeated = publicationId !== undefined && publications.has(publicationId);
      if (!isOver && !isRepeated) checkStates(events, folded.task.status.state);
      return publish(events, isRepeated, publicationId);
    },
    async finish() {
      if (!isOver) take({ status: { state: "TASK_STATE_COMPLETED" } });
    },
    async fail(reason) {
      if (!isOver) end({ kind: "error", reason });
    },
    abandon() {
      isOver = true;
      close();
    },
  };
}

/** Nothing here waits for a disk: without this an agent that never waits would stop the process. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
