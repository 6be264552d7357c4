import type { Cancellation, Delivery } from "../../generated/agent-link/types";
import { runDelivery, type RunningDelivery, type RunOptions } from "./run-delivery";

/** The deliveries that are being answered. */
export interface RunningDeliveries {
  /** Starts to answer; a delivery that comes again while it is being answered is left out. */
  start(delivery: Delivery): void;
  cancel(cancellation: Cancellation): void;
  readonly size: number;
  /** Resolves when one more has ended. */
  oneEnded(): Promise<void>;
  /** Ends all of them and waits for it. */
  stop(): Promise<void>;
}

export function createRunningDeliveries(options: RunOptions): RunningDeliveries {
  const running = new Map<string, RunningDelivery>();
  return {
    start(delivery) {
      if (running.has(delivery.id)) return;
      const run = runDelivery(delivery, options);
      running.set(delivery.id, run);
      void run.done.then(() => running.delete(delivery.id));
    },
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
      const all = [...running.values()];
      for (const run of all) run.stop();
      await Promise.all(all.map(({ done }) => done));
    },
  };
}
