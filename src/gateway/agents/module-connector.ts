import type { AgentEvent, Delivery } from "../../../generated/agent-link/types";
import type { AgentModule } from "../../ports/agent-module";
import type { AgentRecord } from "../../ports/agent-store";
import { type AgentConnector, type DeliverySink, InvalidAgentEventError } from "./connector";
import { createLazyAbort, type LazyAbort } from "./lazy-abort";
import { readAgentEvent } from "./read-agent-event";

/** How much of one delivery may wait for the disk before the agent is asked for more. */
const MAX_UNCOMMITTED = 256;
const MAX_UNCOMMITTED_CHARACTERS = 1024 * 1024;

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
  let saidCharacters = 0;
  let uncommitted = 0;
  let uncommittedCharacters = 0;
  let isFirst = true;
  let fault: { reason: unknown } | undefined;

  const publish = async (group: readonly AgentEvent[], characters: number) => {
    try {
      await sink.publish(group);
    } catch (reason) {
      const isFirstFault = !fault;
      fault ??= { reason };
      // What was said before the fault is good.
      if (reason instanceof InvalidAgentEventError && reason.index > 0)
        await sink.publish(group.slice(0, reason.index)).catch(() => undefined);
      if (isFirstFault) onFault(reason);
    }
    uncommitted -= group.length;
    uncommittedCharacters -= characters;
  };

  const flush = () => {
    const group = said;
    const characters = saidCharacters;
    said = [];
    saidCharacters = 0;
    if (group.length === 0 || isAbandoned()) return;
    const published = publish(group, characters);
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
      saidCharacters += read.characters;
      uncommitted += 1;
      uncommittedCharacters += read.characters;
      const isMuch =
        uncommitted >= MAX_UNCOMMITTED || uncommittedCharacters >= MAX_UNCOMMITTED_CHARACTERS;
      // A message that comes first is the whole answer, whatever else is said at once.
      const isAnswer = isFirst && read.event.message !== undefined;
      isFirst = false;
      if (isMuch || isAnswer || saidCharacters >= MAX_CHARACTERS) flush();
      if (isMuch) await Promise.race(publishing);
      // A task that has ended takes no more: leaving the loop ends the generator.
      if (fault) break;
    }
  } finally {
    flush();
  }
  await Promise.all(publishing);
  if (fault) throw fault.reason;
}
