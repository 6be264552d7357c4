import type { Share } from "./fair-queue";

/** How much may be read, rendered and sent at once, as it is stored. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_BYTES_OF_CALLER = 16 * 1024 * 1024;

/** What is no larger is let through: all of it together is bounded by how many may be under way. */
const SMALL_BYTES = 32 * 1024;

/** Memory for large notifications, so that a few of them do not take all that there is. */
export interface ByteBudget {
  /**
   * Resolves when there is room, with what gives it back. What is larger than the whole budget has it
   * alone.
   *
   * @throws Error when the signal aborts before
   */
  acquire(share: Share, bytes: number, signal: AbortSignal): Promise<() => void>;
}

interface Waiting {
  readonly caller: string;
  readonly bytes: number;
  readonly begin: () => void;
}

export function createByteBudget(): ByteBudget {
  const usedBy = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let used = 0;

  const hasRoom = ({ caller, bytes }: Waiting) => {
    const ofCaller = usedBy.get(caller) ?? 0;
    const fits = used + bytes <= MAX_BYTES && ofCaller + bytes <= MAX_BYTES_OF_CALLER;
    return fits || used === 0;
  };

  const take = ({ caller, bytes }: Waiting, sign: 1 | -1) => {
    used += sign * bytes;
    const ofCaller = (usedBy.get(caller) ?? 0) + sign * bytes;
    if (ofCaller === 0) usedBy.delete(caller);
    else usedBy.set(caller, ofCaller);
  };

  const beginNext = () => {
    for (const one of waiting) {
      if (!hasRoom(one)) continue;
      waiting.delete(one);
      take(one, 1);
      one.begin();
    }
  };

  return {
    acquire({ agentId, principal }, bytes, signal) {
      if (bytes <= SMALL_BYTES) return Promise.resolve(() => undefined);
      return new Promise((resolve, reject) => {
        const caller = JSON.stringify([agentId, principal]);
        const stop = () => {
          waiting.delete(one);
          reject(new Error("it was stopped before there was room"));
        };
        const one: Waiting = {
          caller,
          bytes,
          begin() {
            signal.removeEventListener("abort", stop);
            resolve(() => {
              take(one, -1);
              beginNext();
            });
          },
        };
        signal.addEventListener("abort", stop);
        waiting.add(one);
        beginNext();
      });
    },
  };
}
