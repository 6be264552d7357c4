import type { PublishRequest } from "../../../generated/agent-link/types";
import { isInterrupted } from "../../a2a/task-states";
import { InvalidParamsError, LeaseLostError, TaskNotFoundError } from "../../../generated/errors";
import type { AgentRecord } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { DeliveryQueue } from "../../ports/delivery-queue";
import { findUnspecifiedState } from "../agents/check-events";
import { FOR_GOOD, toInstant } from "../agents/lease";
import type { WorkerConnector } from "../agents/worker-connector";
import { publicationIdOf } from "../tasks/publication-id";
import type { TaskSender } from "../tasks/task-sender";
import { createFence } from "./fence";
import type { LinkHandler } from "./handlers";

export interface PublishOptions {
  sender: TaskSender;
  queue: DeliveryQueue;
  connector: WorkerConnector;
  clock: Clock;
  /** For how long a publication prolongs the lease of a claimed delivery. */
  leaseMs: number;
}

/**
 * Takes what an agent says for a delivery, once an event id: into the task's log, or to an invoke. A
 * worker that names a lease is refused once another has the delivery.
 */
export function publish(options: PublishOptions): LinkHandler<"Publish"> {
  const { sender, queue, connector, clock, leaseMs } = options;
  const fence = createFence(options);

  /** Keeps the delivery from other workers: for a while where it was claimed, else for good. */
  const prolong = async (
    { connector: kind }: AgentRecord,
    { deliveryId, leaseId }: PublishRequest,
    taskId: string,
  ) => {
    const leasedUntil = toInstant(clock.now() + leaseMs);
    if (kind.kind === "worker" && kind.mode === "queue") {
      if (leaseId === undefined) await queue.extend(taskId, leasedUntil);
      else await queue.renew(deliveryId, { leaseId, leasedUntil });
    } else if (connector.take(deliveryId)) {
      const current = connector.leasesOf(deliveryId)?.current;
      if (current === undefined) await queue.extend(taskId, FOR_GOOD);
      else await queue.handOver(deliveryId, { leaseId: current, leasedUntil: FOR_GOOD });
    }
  };

  return async ({ agent, params }) => {
    const { deliveryId, eventId, events, leaseId } = params;
    const unspecified = findUnspecifiedState(events);
    if (unspecified !== undefined)
      throw new InvalidParamsError([
        { field: `events[${unspecified}].status.state`, description: "must be a state of a task" },
      ]);
    const sink = await sender.exchanges.find(agent, deliveryId);
    if (!sink) throw new TaskNotFoundError();
    if (leaseId !== undefined && !(await fence.holds(agent, deliveryId, leaseId))) {
      const id = publicationIdOf(deliveryId, eventId);
      const sequence = await queue.findPublication(sink.taskId, id);
      if (sequence === undefined) throw new LeaseLostError();
      return { sequence };
    }
    // Both are asked for in one turn, so they share a commit.
    const [published] = await Promise.all([
      sink.publish(events, eventId),
      prolong(agent, params, sink.taskId),
    ]);
    // The caller's next message is another delivery: nobody is to claim this one again.
    if (published.state && isInterrupted(published.state))
      await queue.extend(sink.taskId, FOR_GOOD);
    return published;
  };
}
