import type { AgentEvent, Delivery } from "../../../generated/agent-link/types";
import type { AgentModule } from "../../ports/agent-module";
import type { AgentRecord } from "../../ports/agent-store";
import { type AgentConnector, type DeliverySink, InvalidAgentEventError } from "./connector";
import { createLazyAbort, type LazyAbort } from "./lazy-abort";
import { readAgentEvent } from "./read-agent-event";

/** How many events of one delivery may wait for the disk before the agent is asked for more. */
const MAX_UNCOMMITTED = 256;

/** How much is one publication, in characters of JSON. */
const MAX_CHARACTERS = 64 * 1024;

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
  const running = new Map<string, Set<LazyAbort>>();
  const idlers: (() => void)[] = [];
  const state = { isAbandoned: false };

  const abort = (taskId: string) => {
    for (const stop of running.get(taskId) ?? []) stop.abort();
  };

  const run = async (agent: AgentRecord, delivery: Delivery, sink: DeliverySink) => {
    const stop = createLazyAbort();
    const ofTask = running.get(delivery.taskId) ?? new Set();
    running.set(delivery.taskId, ofTask.add(stop));
    try {
      const module = await load(agent);
      // A copy: what the caller said is not the agent's to change.
      const events = module(copyOf(delivery), stop);
      await pump(events, sink, {
        isAbandoned: () => state.isAbandoned,
        // The module may be waiting for something else by now, and is not waited for.
        onFault(reason) {
          stop.abort();
          void sink.fail(reason);
        },
      });
      if (!state.isAbandoned) await sink.finish();
    } catch (reason) {
      if (!state.isAbandoned) await sink.fail(reason);
    } finally {
      ofTask.delete(stop);
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
      for (const ofTask of running.values()) for (const stop of ofTask) stop.abort();
    },
  };
}

/** With copies of what others hold too. Over JSON, which for something small beats structuredClone. */
function copyOf(delivery: Delivery): Delivery {
  const { message, history } = delivery;
  const copy = JSON.parse(JSON.stringify({ message, history })) as typeof delivery;
  return { ...delivery, message: copy.message, history: copy.history };
}

/**
 * Publishes what a module says. What it says without waiting for anything is one publication, and the
 * next one does not wait for the commit of the last.
 */
async function pump(
  events: AsyncIterable<AgentEvent>,
  sink: DeliverySink,
  { isAbandoned, onFault }: { isAbandoned(): boolean; onFault(reason: unknown): void },
): Promise<void> {
  const publishing = new Set<Promise<void>>();
  let said: AgentEvent[] = [];
  let characters = 0;
  let uncommitted = 0;
  let fault: { reason: unknown } | undefined;

  const publish = async (group: readonly AgentEvent[]) => {
    try {
      await sink.publish(group);
    } catch (reason) {
      const isFirst = !fault;
      fault ??= { reason };
      // What was said before the fault is good.
      if (reason instanceof InvalidAgentEventError && reason.index > 0)
        await sink.publish(group.slice(0, reason.index)).catch(() => undefined);
      if (isFirst) onFault(reason);
    }
    uncommitted -= group.length;
  };

  const flush = () => {
    const group = said;
    said = [];
    characters = 0;
    if (group.length === 0 || isAbandoned()) return;
    const published = publish(group);
    publishing.add(published);
    void published.then(() => publishing.delete(published));
  };

  try {
    for await (const event of events) {
      if (isAbandoned()) return;
      // Comes when nothing is left to do but to wait.
      if (said.length === 0) process.nextTick(flush);
      const read = readAgentEvent(event);
      said.push(read.event);
      characters += read.characters;
      uncommitted += 1;
      if (characters >= MAX_CHARACTERS || uncommitted >= MAX_UNCOMMITTED) flush();
      if (uncommitted >= MAX_UNCOMMITTED) await Promise.race(publishing);
      // A task that has ended takes no more: leaving the loop ends the generator.
      if (fault) break;
    }
  } finally {
    flush();
  }
  await Promise.all(publishing);
  if (fault) throw fault.reason;
}
