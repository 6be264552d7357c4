import { isTerminal } from "../../../a2a/task-states";
import type { NewTask, OpenOutcome } from "../../../ports/task-store";
import { encodeEvent, type EventLog } from "./event-log";
import type { ReceivedMessages } from "./received-messages";
import type { SharedWrites } from "./shared-writes";
import type { TaskDeliveries } from "./task-deliveries";
import type { TaskPushConfigs } from "./task-push-configs";

interface Parts {
  writes: SharedWrites;
  log: EventLog;
  messages: ReceivedMessages;
  deliveries: TaskDeliveries;
  pushConfigs: TaskPushConfigs;
}

/** `TaskStore.open` */
export function createOpenTask({
  writes,
  log,
  messages,
  deliveries,
  pushConfigs,
}: Parts): (task: NewTask) => Promise<OpenOutcome> {
  return async ({ row: newRow, task, message, delivery, pushConfig }) => {
    const encoded = encodeEvent({ task });
    return writes.write((tasks): OpenOutcome => {
      const earlier = messages.find(newRow, message, tasks);
      if (earlier) return { kind: "repeated", taskId: earlier.taskId };
      // Another process may have removed it since the caller was let in.
      if (!tasks.hasAgent(newRow.agentId)) return { kind: "unknown-agent" };
      const draft = tasks.open({ ...newRow, lastSequence: 1 });
      const event = log.write(tasks, draft, 1, encoded);
      messages.add(tasks, draft, message, 1);
      if (delivery && !isTerminal(newRow.state)) deliveries.add(tasks, draft, delivery);
      if (pushConfig) pushConfigs.add(tasks, draft, pushConfig);
      return { kind: "opened", row: draft.row, event };
    });
  };
}
