/** Whom a piece of work is for. */
export interface Share {
  readonly taskId: string;
  readonly agentId: string;
  readonly principal: string;
}

/** How much may be going on at once. */
const MAX_OF_TASK = 5;
/** Receivers that never answer hold as many, and no more, of what all callers share. */
const MAX_OF_CALLER = 32;
const MAX_IN_ALL = 512;

/** Work that is ready, in turns between callers, so that none of them waits for all work of another. */
export interface FairQueue<Item extends Share> {
  /** Adds an item, unless it is there. */
  add(item: Item): void;
  /** Takes the next item that may begin; undefined where none may, or none is there. */
  take(): Item | undefined;
  /** What was taken has ended. */
  release(item: Item): void;
}

interface Caller<Item> {
  /** In the order in which they came. */
  readonly waiting: Set<Item>;
  running: number;
}

export function createFairQueue<Item extends Share>(): FairQueue<Item> {
  const callers = new Map<string, Caller<Item>>();
  const runningOfTask = new Map<string, number>();
  let running = 0;

  const callerOf = (item: Share): [key: string, caller: Caller<Item>] => {
    const key = JSON.stringify([item.agentId, item.principal]);
    const caller = callers.get(key) ?? { waiting: new Set<Item>(), running: 0 };
    callers.set(key, caller);
    return [key, caller];
  };

  const countOf = ({ taskId }: Share) => runningOfTask.get(taskId) ?? 0;

  const nextOf = ({ waiting, running: ofCaller }: Caller<Item>): Item | undefined => {
    if (ofCaller >= MAX_OF_CALLER) return undefined;
    for (const item of waiting) if (countOf(item) < MAX_OF_TASK) return item;
    return undefined;
  };

  return {
    add(item) {
      callerOf(item)[1].waiting.add(item);
    },
    take() {
      if (running >= MAX_IN_ALL) return undefined;
      for (const [key, caller] of callers) {
        const item = nextOf(caller);
        if (!item) continue;
        caller.waiting.delete(item);
        caller.running += 1;
        runningOfTask.set(item.taskId, countOf(item) + 1);
        running += 1;
        // The others have their turn first.
        callers.delete(key);
        callers.set(key, caller);
        return item;
      }
      return undefined;
    },
    release(item) {
      const [key, caller] = callerOf(item);
      caller.running -= 1;
      if (caller.running === 0 && caller.waiting.size === 0) callers.delete(key);
      running -= 1;
      const ofTask = countOf(item) - 1;
      if (ofTask === 0) runningOfTask.delete(item.taskId);
      else runningOfTask.set(item.taskId, ofTask);
    },
  };
}
