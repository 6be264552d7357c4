import type { Cancellation } from "../../generated/agent-link/types";
import {
  type HandedDelivery,
  runDelivery,
  type RunningDelivery,
  type RunOptions,
} from "./run-delivery";

/** The deliveries that are being answered. */
export interface RunningDeliveries {
  /** Starts to answer; a delivery that comes again while it is being answered has a new lease only. */
  start(handed: HandedDelivery): void;
  cancel(cancellation: Cancellation): void;
  readonly size: number;
  /** Resolves when one more has ended. */
  oneEnded(): Promise<void>;
  /** Ends all of them and waits for it. */
  stop(): Promise<void>;
}

export function createRunningDeliveries(options: RunOptions): RunningDeliveries {
  const running = new Map<string, RunningDelivery>();
  let isStopped = false;
  const start = (handed: HandedDelivery) => {
    if (isStopped) return;
    const { id } = handed.delivery;
    const known = running.get(id);
    if (known?.renew(handed.leaseId)) return;
    if (known) {
      // It was another worker's for a while: the answer starts anew when the last one has ended.
      void known.done.then(() => {
        start(handed);
      });
      return;
    }
    const run = runDelivery(handed, options);
    running.set(id, run);
    void run.done.then(() => running.delete(id));
  };
  return {
    start,
    cancel({ taskId, deliveryId }) {
      for (const run of running.values())
        if (run.delivery.id === deliveryId || run.delivery.taskId === taskId) run.cancel();
    },
    get size() {
      return running.size;
    },
    async oneEnded() {
      await Promise.race([...running.values()].map(({ done }) => done));
    },
    async stop() {
      isStopped = true;
      const all = [...running.values()];
      for (const run of all) run.stop();
      await Promise.all(all.map(({ done }) => done));
    },
  };
}
