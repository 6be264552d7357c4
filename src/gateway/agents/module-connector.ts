import type { AgentEvent, Delivery } from "../../../generated/agent-link/types";
import type { AgentModule } from "../../ports/agent-module";
import type { AgentRecord } from "../../ports/agent-store";
import type { AgentConnector, DeliverySink } from "./connector";
import { readAgentEvent } from "./read-agent-event";

/** How many publications of one delivery may wait for the disk before the agent is asked for more. */
const MAX_UNCOMMITTED = 64;

export interface ModuleConnector extends AgentConnector {
  /** Aborts what runs for a task. */
  abort(taskId: string): void;
  /** Resolves as soon as no module runs. */
  idle(): Promise<void>;
  /**
   * Aborts what runs and takes nothing more from it, so that its tasks are as they were: they have
   * neither ended nor been canceled.
   */
  abandon(): void;
}

/** Runs agents that are modules of this process. */
export function createModuleConnector(
  load: (agent: AgentRecord) => Promise<AgentModule>,
): ModuleConnector {
  /** A task that is continued while its agent still runs has several. */
  const running = new Map<string, Set<AbortController>>();
  const idlers: (() => void)[] = [];
  const state = { isAbandoned: false };

  const abort = (taskId: string) => {
    for (const controller of running.get(taskId) ?? []) controller.abort();
  };

  const run = async (agent: AgentRecord, delivery: Delivery, sink: DeliverySink) => {
    const controller = new AbortController();
    const ofTask = running.get(delivery.taskId) ?? new Set();
    running.set(delivery.taskId, ofTask.add(controller));
    try {
      const module = await load(agent);
      // A copy: what the caller said is not the agent's to change.
      const events = module(structuredClone(delivery), { signal: controller.signal });
      await pump(events, sink, state);
      if (!state.isAbandoned) await sink.finish();
    } catch (reason) {
      if (!state.isAbandoned) await sink.fail(reason);
    } finally {
      ofTask.delete(controller);
      if (ofTask.size === 0) running.delete(delivery.taskId);
      if (running.size === 0) for (const resolve of idlers.splice(0)) resolve();
    }
  };

  return {
    check: () => undefined,
    opensAtOnce: () => false,
    queued: () => ({}),
    deliver(agent, delivery, sink) {
      void run(agent, delivery, sink);
      return Promise.resolve();
    },
    cancel(_agent, taskId) {
      abort(taskId);
    },
    abort,
    idle: () =>
      new Promise((resolve) => {
        if (running.size === 0) resolve();
        else idlers.push(resolve);
      }),
    abandon() {
      state.isAbandoned = true;
      for (const ofTask of running.values()) for (const controller of ofTask) controller.abort();
    },
  };
}

/** Publishes event after event without waiting for each commit, so that they can share one. */
async function pump(
  events: AsyncIterable<AgentEvent>,
  sink: DeliverySink,
  state: { readonly isAbandoned: boolean },
): Promise<void> {
  const uncommitted = new Set<Promise<unknown>>();
  let fault: { reason: unknown } | undefined;
  for await (const event of events) {
    if (state.isAbandoned) return;
    const published = sink.publish([readAgentEvent(event)]).catch((reason: unknown) => {
      fault ??= { reason };
    });
    uncommitted.add(published);
    void published.then(() => uncommitted.delete(published));
    if (uncommitted.size >= MAX_UNCOMMITTED) await Promise.race(uncommitted);
    // A task that has ended takes no more: leaving the loop ends the generator.
    if (fault) break;
  }
  await Promise.all(uncommitted);
  if (fault) throw fault.reason;
}
