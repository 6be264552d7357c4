import type { Delivery } from "../../../generated/agent-link/types";
import type { NewDelivery } from "../../ports/task-store";

/** The end of a lease after which a delivery is no other worker's. */
export const FOR_GOOD = "9999-12-31T23:59:59.999Z";

/** An instant as it is stored: UTC, milliseconds, Z. */
export function toInstant(ms: number): string {
  return new Date(ms).toISOString();
}

/** A delivery as it is stored: what came before its message is in the log of its task already. */
export function toStored(delivery: Delivery): NewDelivery {
  return { id: delivery.id, payload: JSON.stringify({ ...delivery, history: [] }) };
}
