import type { Cancellation, Delivery } from "../../../generated/agent-link/types";
import type { Clock } from "../../ports/clock";
import type { AgentConnector, DeliverySink } from "./connector";
import { toStored } from "./lease";

/** For how long a cancellation is told; after that the task is canceled anyway. */
const CANCELLATION_MS = 5_000;

/** A cancellation that some worker is to hear of. Which one has the task is not known here. */
export interface PendingCancellation {
  cancellation: Cancellation;
  /** When it came, by the clock. */
  at: number;
  /** Whether a worker has been told. */
  isTold: boolean;
}

/** A delivery that belongs to no task, so it waits in this process only, as its caller does. */
export interface PendingInvocation {
  readonly delivery: Delivery;
  readonly sink: DeliverySink;
  /** Whether its caller has gone, or has the answer: then it is nobody's to claim. */
  readonly isOver: boolean;
}

/** Leaves deliveries in the queue, where workers claim them, and wakes those that wait. */
export interface QueueConnector extends AgentConnector {
  /** Resolves when something may have come for an agent, or after some time. */
  wait(agentId: string, timeoutMs: number): Promise<void>;
  /** The cancellations of the last seconds. */
  cancellationsOf(agentId: string): PendingCancellation[];
  /** Takes invocations that wait, oldest first. */
  takeInvocations(agentId: string, limit: number): PendingInvocation[];
  /** Puts those that are not over back to the front: whoever took them has gone. */
  giveBack(agentId: string, invocations: readonly PendingInvocation[]): void;
  readonly isStopped: boolean;
  /** Lets all waiting claims answer. */
  stop(): void;
}

export function createQueueConnector({ clock }: { clock: Clock }): QueueConnector {
  const waiting = new Map<string, Set<() => void>>();
  const cancellations = new Map<string, PendingCancellation[]>();
  const invocations = new Map<string, PendingInvocation[]>();
  let isStopped = false;

  const wake = (agentId: string) => {
    for (const resolve of waiting.get(agentId) ?? []) resolve();
  };

  const cancellationsOf = (agentId: string) => {
    const since = clock.now() - CANCELLATION_MS;
    const recent = (cancellations.get(agentId) ?? []).filter(({ at }) => at > since);
    if (recent.length > 0) cancellations.set(agentId, recent);
    else cancellations.delete(agentId);
    return recent;
  };

  const setInvocations = (agentId: string, pending: PendingInvocation[]) => {
    const open = pending.filter(({ isOver }) => !isOver);
    if (open.length > 0) invocations.set(agentId, open);
    else invocations.delete(agentId);
  };

  const pendingOf = (agentId: string) => invocations.get(agentId) ?? [];

  return {
    check: () => undefined,
    // Nobody may be there for long: the task is what the caller gets meanwhile.
    opensAtOnce: () => true,
    queued: (delivery) => ({ delivery: toStored(delivery) }),
    deliver(agent, delivery, sink) {
      if (delivery.kind === "invoke") {
        const invocation = { delivery, sink, isOver: false };
        setInvocations(agent.id, [...pendingOf(agent.id), invocation]);
        void sink.over.then(() => {
          invocation.isOver = true;
          setInvocations(agent.id, pendingOf(agent.id));
        });
      }
      wake(agent.id);
      return Promise.resolve();
    },
    cancel(agent, taskId) {
      // The first delivery of a task has the id of the task.
      const cancellation = { taskId, deliveryId: taskId };
      const pending = { cancellation, at: clock.now(), isTold: false };
      cancellations.set(agent.id, [...cancellationsOf(agent.id), pending]);
      wake(agent.id);
    },
    wait(agentId, timeoutMs) {
      return new Promise((resolve) => {
        const ofAgent = waiting.get(agentId) ?? new Set();
        waiting.set(agentId, ofAgent);
        const done = () => {
          clearTimeout(timer);
          ofAgent.delete(done);
          if (ofAgent.size === 0 && waiting.get(agentId) === ofAgent) waiting.delete(agentId);
          resolve();
        };
        const timer = setTimeout(done, timeoutMs);
        ofAgent.add(done);
      });
    },
    cancellationsOf,
    takeInvocations(agentId, limit) {
      const pending = pendingOf(agentId);
      setInvocations(agentId, pending.slice(limit));
      return pending.slice(0, limit);
    },
    giveBack(agentId, taken) {
      if (taken.length === 0) return;
      setInvocations(agentId, [...taken, ...pendingOf(agentId)]);
      wake(agentId);
    },
    get isStopped() {
      return isStopped;
    },
    stop() {
      isStopped = true;
      for (const agentId of [...waiting.keys()]) wake(agentId);
    },
  };
}
