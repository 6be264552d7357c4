import type { TaskEvent } from "../../ports/task-store";

/** Hears the events of a task, in order, several at a time. */
export type TaskListener = (events: readonly TaskEvent[]) => void;

/**
 * Tells live listeners of events that are stored already. It keeps nothing: who comes later reads the
 * log.
 */
export interface TaskHub {
  /** Tells all listeners of a task. The events follow those told before. */
  tell(taskId: string, events: readonly TaskEvent[]): void;
  /** Listens to a task until the returned function is called. */
  listen(taskId: string, listener: TaskListener): () => void;
  /** How many listeners there are, for all tasks together. */
  size(): number;
}

export function createTaskHub(): TaskHub {
  const listeners = new Map<string, Set<TaskListener>>();
  let count = 0;
  return {
    tell(taskId, events) {
      if (events.length === 0) return;
      for (const listener of listeners.get(taskId) ?? []) listener(events);
    },
    listen(taskId, listener) {
      const ofTask = listeners.get(taskId) ?? new Set();
      listeners.set(taskId, ofTask);
      ofTask.add(listener);
      count += 1;
      return () => {
        if (!ofTask.delete(listener)) return;
        count -= 1;
        if (ofTask.size === 0) listeners.delete(taskId);
      };
    },
    size: () => count,
  };
}
