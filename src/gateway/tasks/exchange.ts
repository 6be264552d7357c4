import type { AgentEvent, Delivery } from "../../../generated/agent-link/types";
import {
  InvalidAgentResponseError,
  RpcError,
  UnsupportedOperationError,
} from "../../../generated/errors";
import type { Message, TaskState } from "../../../generated/types";
import { isInterrupted, isTerminal } from "../../a2a/task-states";
import type { Clock } from "../../ports/clock";
import type { Ids } from "../../ports/ids";
import type { Logger } from "../../ports/logger";
import type { AppendOutcome } from "../../ports/task-store";
import { type DeliverySink, InvalidAgentEventError, type Published } from "../agents/connector";
import { OVERFULL_TASK_POLICY } from "./log-limit";
import { publicationIdOf } from "./publication-id";
import type { TaskLog } from "./task-log";
import { checkStates } from "./check-states";
import { toLoggedEvent, toMessage } from "./to-logged-event";
import { whileUnavailable } from "./while-unavailable";

/** What an agent's first word made of a delivery. */
export type FirstWord =
  | { kind: "task"; taskId: string }
  | { kind: "message"; message: Message }
  | { kind: "error"; reason: unknown };

/** What the exchanges of one task know of it together: each has heard one delivery's part of it only. */
export interface TaskProgress {
  /** Whether the task is no longer just submitted. */
  hasStarted: boolean;
}

export interface ExchangeOptions {
  agentId: string;
  delivery: Pick<Delivery, "id" | "taskId" | "contextId">;
  /** Opens the task and answers the id of the one that is open; undefined where it is open already. */
  open?: () => Promise<string>;
  /** The state of the task when the exchange starts. */
  state: TaskState;
  /** What the exchanges of the task know of it together. */
  progress: TaskProgress;
  /** Whether the agent has said something for the delivery already. */
  hasSpoken?: boolean;
  log: TaskLog;
  clock: Clock;
  ids: Ids;
  logger: Logger;
}

/** All that a caller learns of a failure inside an agent. */
const FAILED_TEXT = "The agent could not finish this task.";
const OVERFULL_TEXT = "The agent said more than a task may hold.";

/**
 * One delivery and what the agent says to it. Until its first word nothing is kept; a message as the
 * only word is the whole answer, anything else opens the task.
 */
export interface Exchange extends DeliverySink {
  /** Resolves at the agent's first word. Never rejects. */
  readonly firstWord: Promise<FirstWord>;
  /** Opens the task now, whatever the agent says first. */
  openNow(): Promise<FirstWord>;
  /** The task has ended by other means: the agent can say nothing more. */
  close(): void;
}

export function createExchange(options: ExchangeOptions): Exchange {
  const { agentId, delivery, log, clock, ids, logger, progress } = options;
  const { taskId, contextId } = delivery;
  const firstWord = deferred<FirstWord>();
  const over = deferred<undefined>();
  let { state, hasSpoken = false, open: opener } = options;
  // What the store has of it: what was said since may be refused.
  let storedState = state;
  let answerId: string | undefined;
  let isConcluding = false;
  /** The publications that say that the task is submitted: repeated, they are right at any time. */
  const submissions = new Set<string>();
  let isOver = false;
  let opening: Promise<void> | undefined;
  if (!opener) {
    opening = Promise.resolve();
    firstWord.resolve({ kind: "task", taskId });
  }

  const end = () => {
    isOver = true;
    over.resolve(undefined);
  };

  const open = async () => {
    const openTask = opener;
    // It holds the message, and is not needed again.
    opener = undefined;
    try {
      const id = (await openTask?.()) ?? taskId;
      // The same message opened another task first: this exchange has no place to speak.
      if (id !== taskId) end();
      firstWord.resolve({ kind: "task", taskId: id });
    } catch (reason) {
      end();
      firstWord.resolve({ kind: "error", reason });
    }
  };

  const append = async (events: readonly AgentEvent[], publicationId?: string) => {
    // The store works in the order of the calls, so the append need not wait for the opening.
    opening ??= open();
    const at = timestamp(clock);
    const frame = { taskId, contextId, timestamp: at, nextId: ids.next };
    const logged = events.map((event) => {
      const entry = toLoggedEvent(event, { ...frame, state });
      if ("statusUpdate" in entry && entry.statusUpdate) state = entry.statusUpdate.status.state;
      return entry;
    });
    progress.hasStarted ||= state !== "TASK_STATE_SUBMITTED";
    let isStored = false;
    try {
      const outcome = await log.append({
        taskId,
        events: logged,
        at,
        ...(publicationId ? { publicationId: publicationIdOf(delivery.id, publicationId) } : {}),
      });
      isStored = outcome.kind === "appended";
      if (outcome.kind === "appended") storedState = outcome.row.state;
      return outcome;
    } finally {
      if (!isStored) state = storedState;
    }
  };

  /** What is over takes nothing new, but answers what it took. */
  const repeat = async (events: readonly AgentEvent[], publicationId?: string) => {
    if (publicationId !== undefined && publicationId === answerId) return { sequence: 0 };
    const isKnown = publicationId !== undefined && opening;
    const published = isKnown && toPublished(await append(events, publicationId));
    if (!published) throw new UnsupportedOperationError();
    return published;
  };

  const check = (events: readonly AgentEvent[], publicationId?: string) => {
    if (isOver || (publicationId !== undefined && submissions.has(publicationId))) return;
    const isLate = progress.hasStarted && state === "TASK_STATE_SUBMITTED";
    checkStates(events, isLate ? "TASK_STATE_WORKING" : state);
    const isSubmission = events.some(({ status }) => status?.state === "TASK_STATE_SUBMITTED");
    if (publicationId !== undefined && isSubmission) submissions.add(publicationId);
  };

  const take = async (
    events: readonly AgentEvent[],
    publicationId?: string,
  ): Promise<Published> => {
    if (isOver) return repeat(events, publicationId);
    if (isConcluding) throw new UnsupportedOperationError();
    const answer = !hasSpoken && events.length === 1 ? events[0]?.message : undefined;
    hasSpoken = true;
    if (answer && !opening) {
      answerId = publicationId;
      end();
      firstWord.resolve({
        kind: "message",
        message: toMessage(answer, { contextId, nextId: ids.next }),
      });
      return { sequence: 0 };
    }
    // Where a task had to be opened before, the message that answers completes it.
    const said: readonly AgentEvent[] = answer
      ? [{ status: { state: "TASK_STATE_COMPLETED", message: answer } }]
      : events;
    const outcome = await append(said, publicationId);
    if (outcome.kind === "full") {
      await overflow();
      throw new UnsupportedOperationError({ policy: OVERFULL_TASK_POLICY });
    }
    const published = toPublished(outcome);
    if (!published) {
      end();
      throw new UnsupportedOperationError();
    }
    if (isTerminal(published.state ?? state)) end();
    return published;
  };

  /** Ends the task, if it has not ended meanwhile. The agent can say nothing more. */
  const conclude = async (event: AgentEvent) => {
    if (isOver || isConcluding || isTerminal(state)) return;
    isConcluding = true;
    try {
      // Nobody else would: the agent has done its part.
      await whileUnavailable(
        () => append([event]),
        (reason) => {
          if (isOver) return false;
          logger.warn(
            { err: reason, taskId, agentId },
            "the end of a task is not stored; it is tried again",
          );
          return true;
        },
      );
    } catch (reason) {
      logger.error({ err: reason, taskId, agentId }, "not stored");
    } finally {
      end();
    }
  };

  const overflow = async () => {
    if (isOver || isConcluding) return;
    logger.warn({ taskId, agentId }, "an agent said more than a task may hold");
    await conclude(failed(OVERFULL_TEXT));
  };

  return {
    taskId,
    firstWord: firstWord.promise,
    over: over.promise,
    async openNow() {
      if (!isOver) opening ??= open();
      return firstWord.promise;
    },
    publish(events, publicationId) {
      check(events, publicationId);
      return take(events, publicationId);
    },
    close: end,
    async finish() {
      // The agent waits for its caller: the next message is another exchange.
      if (hasSpoken && isInterrupted(state)) end();
      else await conclude({ status: { state: "TASK_STATE_COMPLETED" } });
    },
    async fail(cause) {
      if (isOver || isConcluding) return;
      if (cause instanceof RpcError)
        logger.warn({ err: cause, taskId, agentId }, "an agent was lost");
      else logger.error({ err: cause, taskId, agentId }, "an agent failed");
      const refusal = opening ? undefined : refusalOf(cause);
      if (refusal) {
        end();
        firstWord.resolve({ kind: "error", reason: refusal });
        return;
      }
      await conclude(failed(FAILED_TEXT));
    },
  };
}

/** What a caller is told instead of a task, where the agent has said nothing yet. */
function refusalOf(cause: unknown): RpcError | undefined {
  if (cause instanceof InvalidAgentEventError) return new InvalidAgentResponseError();
  return cause instanceof RpcError ? cause : undefined;
}

function failed(text: string): AgentEvent {
  return { status: { state: "TASK_STATE_FAILED", message: { parts: [{ text }] } } };
}

function toPublished(outcome: AppendOutcome): Published | undefined {
  switch (outcome.kind) {
    case "appended":
      return { sequence: outcome.row.lastSequence, state: outcome.row.state };
    case "repeated":
      return { sequence: outcome.lastSequence };
    case "terminal":
    case "full":
    case "unknown":
      return undefined;
  }
}

function timestamp(clock: Clock): string {
  return new Date(clock.now()).toISOString();
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
