import type { PublishRequest } from "../../../generated/agent-link/types";
import { isInterrupted } from "../../a2a/task-states";
import { InvalidParamsError, LeaseLostError, TaskNotFoundError } from "../../../generated/errors";
import type { AgentRecord } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { DeliveryQueue } from "../../ports/delivery-queue";
import { InvalidAgentEventError } from "../agents/connector";
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

  /** Answers what was taken before as a repetition; what was not is refused. */
  const repeated = async (
    { deliveryId, eventId }: PublishRequest,
    taskId: string,
    refusal: Error,
  ) => {
    const sequence = await queue.findPublication(taskId, publicationIdOf(deliveryId, eventId));
    if (sequence === undefined) throw refusal;
    return { sequence };
  };

  return async ({ agent, params }) => {
    const { deliveryId, eventId, events, leaseId } = params;
    const sink = await sender.exchanges.find(agent, deliveryId);
    if (!sink) throw new TaskNotFoundError();
    if (leaseId !== undefined && !(await fence.holds(agent, deliveryId, leaseId)))
      return repeated(params, sink.taskId, new LeaseLostError());
    try {
      // Both are asked for in one turn, so they share a commit.
      const [published] = await Promise.all([
        sink.publish(events, eventId),
        prolong(agent, params, sink.taskId),
      ]);
      // The caller's next message is another delivery: nobody is to claim this one again.
      if (published.state && isInterrupted(published.state))
        await queue.extend(sink.taskId, FOR_GOOD);
      return published;
    } catch (reason) {
      if (!(reason instanceof InvalidAgentEventError)) throw reason;
      // The task may have gone on since it was said first.
      return repeated(params, sink.taskId, toInvalidParams(reason));
    }
  };
}

/** What a worker is told of an event that it may not publish. */
function toInvalidParams({ index, violation }: InvalidAgentEventError): InvalidParamsError {
  const field = `events[${index}].${violation.field}`;
  return new InvalidParamsError([{ ...violation, field }]);
}
