import { randomUUID } from "node:crypto";
import type { DeliveryQueue, LeasedDelivery } from "../../../ports/delivery-queue";
import { attempt } from "../attempt";
import type { SqliteDatabase } from "../database";
import type { SharedWrites } from "./shared-writes";

/** How many claims of a delivery are signs of life: who claims more often does not get on with it. */
const LIVELY_ATTEMPTS = 5;

interface WaitingDelivery {
  number: number;
  id: string;
  task_number: number;
  task_id: string;
  sequence: number;
  history_length: number | null;
  /** With what its history is read from. */
  bytes: number;
  attempts: number;
}

interface StoredDelivery {
  task_id: string;
  payload: string;
  lease_id: string | null;
  leased_until: string | null;
}

/** The delivery queue on a gateway database. */
export function createDeliveryQueue(db: SqliteDatabase, writes: SharedWrites): DeliveryQueue {
  const selectWaiting = db.prepare<[string, string, number], WaitingDelivery>(
    "SELECT d.number, d.id, d.task_number, t.id AS task_id, d.sequence, d.history_length," +
      " octet_length(d.payload) + iif(d.sequence = 1 OR d.history_length = 0, 0, t.bytes) AS bytes," +
      " d.attempts" +
      " FROM deliveries AS d JOIN tasks AS t ON t.number = d.task_number" +
      " WHERE d.agent_id = ? AND (d.leased_until IS NULL OR d.leased_until <= ?)" +
      " ORDER BY d.number LIMIT ?",
  );
  const lease = db
    .prepare<[string, string, number, number], string>(
      "UPDATE deliveries SET lease_id = ?, leased_until = ?, attempts = ? WHERE number = ?" +
        " RETURNING payload",
    )
    .pluck();
  // From here on the agent owes the next event.
  const setActive = db.prepare(
    "UPDATE tasks SET active_at = :now WHERE number = :number AND active_at < :now",
  );
  const extend = db.prepare(
    "UPDATE deliveries SET leased_until = :until" +
      " WHERE task_number = (SELECT number FROM tasks WHERE id = :task) AND leased_until < :until",
  );
  const complete = db.prepare("DELETE FROM deliveries WHERE id = ? AND lease_id = ?");
  const release = db.prepare(
    "UPDATE deliveries SET lease_id = NULL, leased_until = NULL WHERE lease_id = ?",
  );

  const renew = db.prepare(
    "UPDATE deliveries SET leased_until = max(leased_until, :until)" +
      " WHERE id = :id AND lease_id = :lease",
  );
  const handOver = db.prepare(
    "UPDATE deliveries SET lease_id = :lease, leased_until = :until WHERE id = :id",
  );
  const selectPublication = db
    .prepare<[string, string], number>(
      "SELECT last_sequence FROM publications" +
        " WHERE task_number = (SELECT number FROM tasks WHERE id = ?) AND publication_id = ?",
    )
    .pluck();

  const selectOne = db.prepare<[string, string], StoredDelivery>(
    "SELECT t.id AS task_id, d.payload, d.lease_id, d.leased_until FROM deliveries AS d" +
      " JOIN tasks AS t ON t.number = d.task_number WHERE d.agent_id = ? AND d.id = ?",
  );

  return {
    find: async (agentId, id) => {
      const stored = attempt(() => selectOne.get(agentId, id));
      if (!stored) return undefined;
      const { task_id: taskId, payload, lease_id: leaseId, leased_until: leasedUntil } = stored;
      const lease = leaseId === null || leasedUntil === null ? undefined : { leaseId, leasedUntil };
      return { taskId, payload, lease };
    },

    claim: (agentId, { limit, maxBytes = Infinity, now, leasedUntil }) =>
      writes.run(() =>
        upTo(maxBytes, selectWaiting.all(agentId, now, limit)).map((waiting): LeasedDelivery => {
          const { number, id, task_number, task_id: taskId, sequence } = waiting;
          const historyLength = waiting.history_length;
          const leaseId = randomUUID();
          const attempt = waiting.attempts + 1;
          const payload = lease.get(leaseId, leasedUntil, attempt, number) ?? "";
          if (attempt <= LIVELY_ATTEMPTS) setActive.run({ now, number: task_number });
          return {
            ...{ id, agentId, taskId, payload, sequence },
            ...(historyLength === null ? {} : { historyLength }),
            ...{ leaseId, leasedUntil, attempt },
          };
        }),
      ),

    extend: (taskId, leasedUntil) =>
      writes.run(() => {
        extend.run({ task: taskId, until: leasedUntil });
      }),

    renew: (deliveryId, { leaseId, leasedUntil }) =>
      writes.write(
        () => renew.run({ id: deliveryId, lease: leaseId, until: leasedUntil }).changes > 0,
      ),

    handOver: (deliveryId, { leaseId, leasedUntil }) =>
      writes.write(() => {
        handOver.run({ id: deliveryId, lease: leaseId, until: leasedUntil });
      }),

    findPublication: async (taskId, publicationId) =>
      attempt(() => selectPublication.get(taskId, publicationId)),

    complete: (deliveryId, leaseId) =>
      writes.run(() => complete.run(deliveryId, leaseId).changes > 0),

    release: (leaseIds) =>
      writes.run(() => {
        for (const leaseId of leaseIds) release.run(leaseId);
      }),
  };
}

/** The first of some deliveries, and those after it that are not too large together with it. */
function upTo(maxBytes: number, waiting: readonly WaitingDelivery[]): WaitingDelivery[] {
  let bytes = 0;
  return waiting.filter((delivery, index) => {
    bytes += delivery.bytes;
    return index === 0 || bytes <= maxBytes;
  });
}
