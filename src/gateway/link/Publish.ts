import { isInterrupted } from "../../a2a/task-states";
import { InvalidParamsError, TaskNotFoundError } from "../../../generated/errors";
import type { AgentRecord } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { DeliveryQueue } from "../../ports/delivery-queue";
import { findUnspecifiedState } from "../agents/check-events";
import { FOR_GOOD, toInstant } from "../agents/lease";
import type { WorkerConnector } from "../agents/worker-connector";
import type { TaskSender } from "../tasks/task-sender";
import type { LinkHandler } from "./handlers";

export interface PublishOptions {
  sender: TaskSender;
  queue: DeliveryQueue;
  connector: WorkerConnector;
  clock: Clock;
  /** For how long a publication prolongs the lease of a claimed delivery. */
  leaseMs: number;
}

/** Takes what an agent says for a delivery, once an event id: into the task's log, or to an invoke. */
export function publish(options: PublishOptions): LinkHandler<"Publish"> {
  const { sender, queue, connector, clock, leaseMs } = options;

  /** Keeps the delivery from other workers: for a while where it was claimed, else for good. */
  const prolong = async ({ connector: kind }: AgentRecord, deliveryId: string, taskId: string) => {
    const isClaimed = kind.kind === "worker" && kind.mode === "queue";
    if (isClaimed) await queue.extend(taskId, toInstant(clock.now() + leaseMs));
    else if (connector.take(deliveryId)) await queue.extend(taskId, FOR_GOOD);
  };

  return async ({ agent, params: { deliveryId, eventId, events } }) => {
    const unspecified = findUnspecifiedState(events);
    if (unspecified !== undefined)
      throw new InvalidParamsError([
        { field: `events[${unspecified}].status.state`, description: "must be a state of a task" },
      ]);
    const sink = await sender.exchanges.find(agent, deliveryId);
    if (!sink) throw new TaskNotFoundError();
    // Both are asked for in one turn, so they share a commit.
    const [published] = await Promise.all([
      sink.publish(events, eventId),
      prolong(agent, deliveryId, sink.taskId),
    ]);
    // The caller's next message is another delivery: nobody is to claim this one again.
    if (published.state && isInterrupted(published.state))
      await queue.extend(sink.taskId, FOR_GOOD);
    return published;
  };
}
