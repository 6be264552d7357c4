import type { Caller } from "./authenticate";

/** How often a credential is looked at while calls run under it: a revocation takes effect within a second. */
const LOOK_MS = 500;

/** Whose calls, and how to know whether they may go on. */
export type WatchedCaller = Pick<Caller, "agent" | "credential" | "stillMayCall">;

/**
 * Watches over callers whose calls last.
 *
 * @param onLost called once when the caller may call the agent no more
 * @returns a function that ends the watch
 */
export type WatchCaller = (caller: WatchedCaller, onLost: () => void) => () => void;

interface Watched {
  caller: WatchedCaller;
  listeners: Set<() => void>;
  isLookedAt: boolean;
}

/** One look for each credential at an agent, however many calls run under it. */
export function createCallerWatch({ lookMs = LOOK_MS }: { lookMs?: number } = {}): WatchCaller {
  const watched = new Map<string, Watched>();
  let timer: NodeJS.Timeout | undefined;

  const lookAt = async (key: string, entry: Watched) => {
    entry.isLookedAt = true;
    try {
      if (await entry.caller.stillMayCall()) return;
    } catch {
      // Where the store cannot say, the next look does.
      return;
    } finally {
      entry.isLookedAt = false;
    }
    if (watched.get(key) === entry) watched.delete(key);
    for (const onLost of [...entry.listeners]) onLost();
  };

  const look = () => {
    for (const [key, entry] of watched) {
      // One that nobody needs any more is kept up to here: short calls of one caller share it.
      if (entry.listeners.size === 0) watched.delete(key);
      else if (!entry.isLookedAt) void lookAt(key, entry);
    }
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return (caller, onLost) => {
    const key = `${caller.agent.id} ${caller.credential}`;
    const entry = watched.get(key) ?? { caller, listeners: new Set(), isLookedAt: false };
    watched.set(key, entry);
    const listener = () => {
      onLost();
    };
    entry.listeners.add(listener);
    timer ??= setInterval(look, lookMs).unref();
    return () => {
      entry.listeners.delete(listener);
    };
  };
}
