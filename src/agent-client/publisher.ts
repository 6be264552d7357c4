import { randomUUID } from "node:crypto";
import type { AgentEvent } from "../../generated/agent-link/types";
import { createBackoff } from "./backoff";
import type { HeldLease } from "./held-lease";
import type { Link } from "./link";
import { AgentLinkError } from "./link-error";

/** Bounds of one publication: the gateway takes 1,000 events and 1 MiB. */
const MAX_EVENTS = 500;
const MAX_CHARACTERS = 200_000;

/** How many events may wait before the agent is asked for more. */
const MAX_WAITING = 1_000;

/** Publishes what an agent says for one delivery, in order. */
export interface Publisher {
  /** Takes events that go together; resolves when there is room for the next ones. */
  add(events: readonly AgentEvent[]): Promise<void>;
  /** Resolves when all is published. Rejects with the AgentLinkError that ended it. */
  flush(): Promise<void>;
}

export interface PublisherOptions {
  link: Link;
  deliveryId: string;
  lease: HeldLease;
  /** Ends the attempts. */
  signal: AbortSignal;
  /** The gateway takes nothing more for the delivery. */
  onRefused(reason: AgentLinkError): void;
}

/**
 * What comes while a publication is under way goes together in the next one. Each has an id of its own
 * and is repeated with it until the gateway has answered.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const { link, deliveryId, lease, signal, onRefused } = options;
  const waiting: AgentEvent[] = [];
  let running: Promise<void> | undefined;
  let refusal: AgentLinkError | undefined;

  const send = async (events: AgentEvent[]) => {
    const eventId = randomUUID();
    const backoff = createBackoff();
    for (;;) {
      const leaseId = lease.current();
      try {
        const params = {
          deliveryId,
          eventId,
          events,
          ...(leaseId === undefined ? {} : { leaseId }),
        };
        await link.call("Publish", params, signal);
        return;
      } catch (reason) {
        const error = AgentLinkError.from(reason);
        if (signal.aborted) throw error;
        if (error.isTransient) await backoff.pause(signal);
        else if (!error.isLeaseLost || !(await lease.isAnother(leaseId, signal))) throw error;
      }
    }
  };

  const run = async () => {
    // A turn later, so that what an agent says at once is one publication.
    await Promise.resolve();
    try {
      while (waiting.length > 0) await send(waiting.splice(0, countOf(waiting)));
    } catch (reason) {
      refusal = AgentLinkError.from(reason);
      waiting.length = 0;
      onRefused(refusal);
    } finally {
      running = undefined;
    }
  };

  return {
    async add(events) {
      if (refusal) throw refusal;
      waiting.push(...events);
      running ??= run();
      if (waiting.length >= MAX_WAITING) await running;
    },
    async flush() {
      await running;
      if (refusal) throw refusal;
    },
  };
}

/** How many of the events that wait fit into one publication; two at least, since a message alone ends it. */
function countOf(events: readonly AgentEvent[]): number {
  let characters = 0;
  let count = 0;
  for (const event of events) {
    characters += JSON.stringify(event).length;
    if (count > 1 && (count >= MAX_EVENTS || characters > MAX_CHARACTERS)) break;
    count += 1;
  }
  return count;
}
