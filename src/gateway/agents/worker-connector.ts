import type { Delivery, LinkEvent } from "../../../generated/agent-link/types";
import { AgentOfflineError } from "../../../generated/errors";
import type { AgentRecord } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { DeliveryQueue } from "../../ports/delivery-queue";
import type { Ids } from "../../ports/ids";
import type { AgentConnector, DeliverySink } from "./connector";
import { toInstant, toStored } from "./lease";

/** For how long a delivery whose last worker has gone waits for one to come back. */
const RECONNECT_MS = 5_000;

/** A worker that holds a Receive stream open. */
export interface LiveWorker {
  send(event: LinkEvent): void;
  /** Ends the stream. */
  end(): void;
}

interface Held {
  agentId: string;
  delivery: Delivery;
  sink: DeliverySink;
  /** Undefined while none is there. */
  worker: LiveWorker | undefined;
  /** The leases under which it was handed over, the latest last. */
  leaseIds: string[];
  /** Whether something was published for it: then it is no other worker's. */
  isTaken: boolean;
}

/** The leases that a delivery had in this process. */
export interface HeldLeases {
  current: string;
  all: readonly string[];
}

export interface WorkerConnectorOptions {
  queue: DeliveryQueue;
  clock: Clock;
  ids: Ids;
  /** For how long a delivery is this process's; it is prolonged while a worker has it. */
  leaseMs: number;
  reconnectMs?: number;
}

/** Reaches agents whose workers hold a stream open, several of them in turn. */
export interface WorkerConnector extends AgentConnector {
  /** A worker is there. Answers the function to call when it has gone. */
  join(agentId: string, worker: LiveWorker): () => void;
  /** The leases of a delivery that is with this process's workers, or waits for one. */
  leasesOf(deliveryId: string): HeldLeases | undefined;
  /**
   * Something is published for a delivery.
   *
   * @returns whether it is the first time, as far as this process knows
   */
  take(deliveryId: string): boolean;
  /**
   * Hands over a delivery that another process has left, or this one had no time for: under a lease
   * that it has in the store.
   *
   * @throws AgentOfflineError when nobody is there to take it
   */
  resume(
    agent: AgentRecord,
    delivery: Delivery,
    options: { sink: DeliverySink; leaseId: string },
  ): Promise<void>;
  readonly isStopped: boolean;
  /** Ends all streams. What their workers have is not failed: another process goes on with it. */
  stop(): void;
}

export function createWorkerConnector(options: WorkerConnectorOptions): WorkerConnector {
  const { queue, clock, ids, leaseMs, reconnectMs = RECONNECT_MS } = options;
  const live = new Map<string, LiveWorker[]>();
  const held = new Map<string, Held>();
  let isStopped = false;

  /** The workers of an agent take turns. */
  const next = (agentId: string): LiveWorker | undefined => {
    const workers = live.get(agentId);
    const worker = workers?.shift();
    if (worker) workers?.push(worker);
    return worker;
  };

  const hand = (entry: Held, leaseId: string): boolean => {
    entry.worker = next(entry.agentId);
    if (!entry.worker) return false;
    entry.leaseIds.push(leaseId);
    entry.worker.send({ delivery: entry.delivery, leaseId });
    return true;
  };

  /** Gives it to another worker, from whom the one before is told apart by the lease. */
  const handAgain = (entry: Held): boolean => {
    const leaseId = ids.next();
    if (!hand(entry, leaseId)) return false;
    const leasedUntil = toInstant(clock.now() + leaseMs);
    // What is published first stores the lease, if this does not.
    queue.handOver(entry.delivery.id, { leaseId, leasedUntil }).catch(() => undefined);
    return true;
  };

  const hold = (agent: AgentRecord, delivery: Delivery, sink: DeliverySink, leaseId: string) => {
    const entry: Held = {
      agentId: agent.id,
      delivery,
      sink,
      worker: undefined,
      leaseIds: [],
      isTaken: false,
    };
    if (!hand(entry, leaseId)) return Promise.reject(new AgentOfflineError());
    held.set(delivery.id, entry);
    void sink.over.then(() => {
      if (held.get(delivery.id) === entry) held.delete(delivery.id);
    });
    return Promise.resolve();
  };

  const awaitWorker = (entry: Held) => {
    const timer = setTimeout(() => {
      if (!entry.worker && !isStopped) void entry.sink.fail(new AgentOfflineError());
    }, reconnectMs);
    timer.unref();
  };

  const leave = (agentId: string, worker: LiveWorker) => {
    const others = (live.get(agentId) ?? []).filter((other) => other !== worker);
    if (others.length > 0) live.set(agentId, others);
    else live.delete(agentId);
    if (isStopped) return;
    for (const entry of held.values())
      if (entry.worker === worker && !entry.isTaken && !handAgain(entry)) awaitWorker(entry);
  };

  const renewal = setInterval(() => {
    const leasedUntil = toInstant(clock.now() + leaseMs);
    for (const { delivery, isTaken } of held.values())
      // A failure is made up for by the next round; a lease outlasts several.
      if (!isTaken) queue.extend(delivery.taskId, leasedUntil).catch(() => undefined);
  }, leaseMs / 3);
  renewal.unref();

  return {
    check(agent) {
      if (!live.has(agent.id)) throw new AgentOfflineError();
    },
    opensAtOnce: () => false,
    // Stored beside its task, so that it and publications for it outlast this process.
    queued: (delivery) => ({
      delivery: { ...toStored(delivery), leasedUntil: toInstant(clock.now() + leaseMs) },
    }),
    // The lease that it is stored under has the id of the delivery.
    deliver: (agent, delivery, sink) => hold(agent, delivery, sink, delivery.id),
    resume(agent, delivery, { sink, leaseId }) {
      const entry = held.get(delivery.id);
      if (!entry) return hold(agent, delivery, sink, leaseId);
      // It is here: only the lease in the store was not prolonged in time.
      entry.leaseIds.unshift(leaseId);
      return Promise.resolve();
    },
    cancel(agent, taskId) {
      const holding = [...held.values()].filter(({ delivery }) => delivery.taskId === taskId);
      for (const { delivery, worker } of holding)
        worker?.send({ cancellation: { taskId, deliveryId: delivery.id } });
      if (holding.some(({ worker }) => worker && live.get(agent.id)?.includes(worker))) return;
      // Whoever has it got it before a restart, or has come back since.
      for (const worker of live.get(agent.id) ?? [])
        worker.send({ cancellation: { taskId, deliveryId: taskId } });
    },
    join(agentId, worker) {
      live.set(agentId, [...(live.get(agentId) ?? []), worker]);
      for (const entry of held.values())
        if (entry.agentId === agentId && !entry.worker) handAgain(entry);
      return () => {
        leave(agentId, worker);
      };
    },
    leasesOf(deliveryId) {
      const all = held.get(deliveryId)?.leaseIds;
      const current = all?.at(-1);
      return all && current !== undefined ? { current, all } : undefined;
    },
    take(deliveryId) {
      const entry = held.get(deliveryId);
      const isFirst = !entry?.isTaken;
      if (entry) entry.isTaken = true;
      return isFirst;
    },
    get isStopped() {
      return isStopped;
    },
    stop() {
      isStopped = true;
      clearInterval(renewal);
      for (const worker of [...live.values()].flat()) worker.end();
    },
  };
}
