import type { AgentEvent, Delivery } from "../../generated/agent-link/types";
import type { AgentModule } from "../../src/ports/agent-module";

/** One delivery at an agent whose words a test puts into its mouth. */
export interface PuppetRun {
  delivery: Delivery;
  signal: AbortSignal;
  say(...events: AgentEvent[]): void;
  /** Ends the agent's turn. */
  finish(): void;
  /** Lets the agent throw. */
  fail(reason: unknown): void;
}

/** An agent that says what a test tells it to, when the test tells it to. */
export interface Puppet {
  module: AgentModule;
  /** The next delivery, when it is there. */
  next(): Promise<PuppetRun>;
  /** How many deliveries nobody has taken. */
  waiting(): number;
}

export function createPuppet(): Puppet {
  const runs = createQueue<PuppetRun>();
  return {
    next: runs.take,
    waiting: runs.size,
    async *module(delivery, { signal }) {
      const words = createQueue<AgentEvent | { end: true } | { reason: unknown }>();
      runs.put({
        delivery,
        signal,
        say: (...events) => {
          events.forEach(words.put);
        },
        finish: () => {
          words.put({ end: true });
        },
        fail: (reason) => {
          words.put({ reason });
        },
      });
      for (;;) {
        const word = await words.take();
        if ("end" in word) return;
        if ("reason" in word) throw word.reason;
        yield word;
      }
    },
  };
}

function createQueue<T>() {
  const items: T[] = [];
  const takers: ((item: T) => void)[] = [];
  return {
    put(item: T) {
      const taker = takers.shift();
      if (taker) taker(item);
      else items.push(item);
    },
    take: () =>
      new Promise<T>((resolve) => {
        const [item] = items.splice(0, 1);
        if (item === undefined) takers.push(resolve);
        else resolve(item);
      }),
    size: () => items.length,
  };
}

/** A new status, with words where text is given. */
export function status(state: string, text?: string): AgentEvent {
  return {
    status: {
      state: `TASK_STATE_${state}`,
      ...(text === undefined ? {} : { message: { parts: [{ text }] } }),
    },
  } as AgentEvent;
}

/** A piece of an artifact. */
export function artifact(text: string, members: object = {}): AgentEvent {
  return { artifact: { artifactId: "a", parts: [{ text }], ...members } };
}
