import type { DeliverySink } from "./connector";

/** How many deliveries that are over are remembered, so that a repeated publication is known as one. */
const MAX_REMEMBERED = 200;

/** Where the publications for deliveries go: exchanges of tasks and invocations alike. */
export interface DeliverySinks {
  /** Takes publications for a delivery from now on, until the sink is over. */
  add(agentId: string, deliveryId: string, sink: DeliverySink): void;
  /** The sink of a delivery, for some time also after it is over; another agent's is not there. */
  find(agentId: string, deliveryId: string): DeliverySink | undefined;
}

interface Entry {
  agentId: string;
  sink: DeliverySink;
  /** Whether a worker has published for it: nobody else repeats anything. */
  isAsked: boolean;
}

export function createDeliverySinks(): DeliverySinks {
  const live = new Map<string, Entry>();
  const past = new Map<string, Entry>();

  const remember = (deliveryId: string, entry: Entry) => {
    past.set(deliveryId, entry);
    const [oldest] = past.keys();
    if (past.size > MAX_REMEMBERED && oldest !== undefined) past.delete(oldest);
  };

  return {
    add(agentId, deliveryId, sink) {
      const entry = { agentId, sink, isAsked: false };
      live.set(deliveryId, entry);
      void sink.over.then(() => {
        if (live.get(deliveryId) === entry) live.delete(deliveryId);
        if (entry.isAsked) remember(deliveryId, entry);
      });
    },
    find(agentId, deliveryId) {
      const entry = live.get(deliveryId) ?? past.get(deliveryId);
      if (entry?.agentId !== agentId) return undefined;
      entry.isAsked = true;
      return entry.sink;
    },
  };
}
