import type { AgentEvent, Delivery } from "../../generated/agent-link/types";
import type { TaskState } from "../../generated/types";
import { eventsOfAnswer, inGroups, type OnMessage } from "./answer";
import { createHeldLease } from "./held-lease";
import { keepLease } from "./keep-lease";
import type { Link } from "./link";
import { AgentLinkError } from "./link-error";
import { createPublisher } from "./publisher";

/** A delivery that was given to this worker, under a lease. */
export interface HandedDelivery {
  delivery: Delivery;
  leaseId?: string | undefined;
}

/** A delivery that is being answered. */
export interface RunningDelivery {
  delivery: Delivery;
  /** The delivery was given to this worker again. False when it is too late: the run has been given up. */
  renew(leaseId: string | undefined): boolean;
  /** The caller wants it canceled. */
  cancel(): void;
  /** The agent stops: what is unfinished is left to another worker, or fails. */
  stop(): void;
  /** Resolves at the end. Never rejects. */
  done: Promise<void>;
}

export interface RunOptions {
  link: Link;
  onMessage: OnMessage;
  onError(reason: unknown): void;
  /** Whether what is left unfinished is delivered again to another worker. */
  isRedelivered: boolean;
  /** How often the lease of a claimed delivery is prolonged. */
  renewMs: number;
  /** Ends all attempts to publish. */
  signal: AbortSignal;
}

/** All that a caller learns of a failure inside an agent. */
const FAILED_TEXT = "The agent could not finish this task.";

/** States after which the agent has nothing to add: the task has ended, or waits for its caller. */
const LAST_STATES: readonly TaskState[] = [
  "TASK_STATE_COMPLETED",
  "TASK_STATE_FAILED",
  "TASK_STATE_CANCELED",
  "TASK_STATE_REJECTED",
  "TASK_STATE_INPUT_REQUIRED",
  "TASK_STATE_AUTH_REQUIRED",
];

/** Runs `onMessage` for a delivery, publishes what it answers, and says how the task ended if it does not. */
export function runDelivery(handed: HandedDelivery, options: RunOptions): RunningDelivery {
  const { delivery } = handed;
  const { link, onMessage, onError, isRedelivered } = options;
  const controller = new AbortController();
  let ending: "canceled" | "stopped" | "refused" | "invalid" | undefined;
  const lease = createHeldLease(handed.leaseId);
  let state: TaskState | undefined;
  let count = 0;
  let lastWords: Promise<void> | undefined;

  const abort = (why: NonNullable<typeof ending>) => {
    ending ??= why;
    controller.abort();
  };
  const openPublisher = (onRefused: (reason: AgentLinkError) => void) =>
    createPublisher({ link, deliveryId: delivery.id, lease, signal: options.signal, onRefused });
  const publisher = openPublisher((reason) => {
    if (!reason.isInvalid) {
      abort("refused");
      return;
    }
    // What is no event is the agent's fault: its caller need not wait for the agent to notice.
    onError(reason);
    abort("invalid");
    lastWords = failAtOnce().catch(onError);
  });

  const add = async (events: readonly AgentEvent[]) => {
    // What is no event at all is for the gateway to refuse, which names the place.
    for (const event of events as readonly (AgentEvent | undefined)[])
      state = event?.status?.state ?? state;
    count += events.length;
    await publisher.add(events);
  };

  /** The last word, where the agent has not said one. */
  const conclude = async (last: TaskState) => {
    if (ending === "refused" || ending === "invalid" || (state && LAST_STATES.includes(state)))
      return;
    if (ending === "stopped" && (isRedelivered || count === 0)) return;
    await add([lastWord(last)]);
  };

  /** The last word after words that were not taken. */
  const failAtOnce = async () => {
    const another = openPublisher(() => undefined);
    await another.add([lastWord("TASK_STATE_FAILED")]);
    await another.flush();
  };

  const run = async () => {
    let isAnswered = false;
    try {
      const events = eventsOfAnswer(onMessage(delivery, { signal: controller.signal }));
      for await (const group of inGroups(events)) {
        if (ending === "stopped" && count === 0) return;
        await add(group);
        isAnswered = count === 1 && group[0]?.message !== undefined;
      }
      if (!isAnswered) await conclude(lastStateOf(ending));
    } catch (reason) {
      if (ending === undefined) onError(reason);
      await conclude(ending === "canceled" ? "TASK_STATE_CANCELED" : "TASK_STATE_FAILED");
    }
    await publisher.flush();
  };

  // One that was pushed is this worker's until it is cut off; an invocation is so for good.
  const isKept = isRedelivered && delivery.kind === "message";
  const letGo = isKept
    ? keepLease({
        link,
        deliveryId: delivery.id,
        lease,
        everyMs: options.renewMs,
        signal: options.signal,
        onRefused(reason) {
          onError(reason);
          abort("refused");
        },
      })
    : () => undefined;

  const done = Promise.resolve()
    .then(run)
    .finally(letGo)
    .catch((reason: unknown) => {
      // A task that its caller has canceled takes no last word: that is no error.
      const isExpected = ending !== undefined && reason instanceof AgentLinkError;
      if (!isExpected || ending === "refused") onError(reason);
    })
    .then(() => lastWords);
  return {
    delivery,
    renew(next) {
      lease.replace(next);
      return ending !== "refused";
    },
    cancel: () => {
      abort("canceled");
    },
    stop: () => {
      abort("stopped");
    },
    done,
  };
}

function lastWord(state: TaskState): AgentEvent {
  const isFailure = state === "TASK_STATE_FAILED";
  return {
    status: { state, ...(isFailure ? { message: { parts: [{ text: FAILED_TEXT }] } } : {}) },
  };
}

function lastStateOf(ending: string | undefined): TaskState {
  if (ending === "canceled") return "TASK_STATE_CANCELED";
  return ending === "stopped" ? "TASK_STATE_FAILED" : "TASK_STATE_COMPLETED";
}
