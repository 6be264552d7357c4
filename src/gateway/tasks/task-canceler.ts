import { TaskNotCancelableError } from "../../../generated/errors";
import { isTerminal } from "../../a2a/task-states";
import type { AgentRecord } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { TaskEvent, TaskRow, TaskStore } from "../../ports/task-store";
import type { AgentConnector } from "../agents/connector";
import type { TaskHub } from "../streaming/task-hub";
import type { TaskLog } from "./task-log";

export interface TaskCancelerOptions {
  store: TaskStore;
  log: TaskLog;
  hub: TaskHub;
  clock: Clock;
  connectorOf(agent: AgentRecord): AgentConnector;
  /** For how long the agent may acknowledge. */
  acknowledgeMs: number;
}

/**
 * Cancels tasks: the agent is told, has some time to acknowledge, and then the task is marked canceled
 * (A2A §3.1.5). To cancel a canceled task changes nothing.
 */
export interface TaskCanceler {
  /** @throws TaskNotCancelableError when the task ends, or has ended, in another state */
  cancel(agent: AgentRecord, row: TaskRow): Promise<void>;
}

export function createTaskCanceler(options: TaskCancelerOptions): TaskCanceler {
  const { store, log, hub, clock, connectorOf, acknowledgeMs } = options;
  return {
    async cancel(agent, row) {
      if (row.state === "TASK_STATE_CANCELED") return;
      if (isTerminal(row.state)) throw new TaskNotCancelableError();
      const end = awaitEnd(hub, row.id, acknowledgeMs);
      connectorOf(agent).cancel(agent, row.id);
      // It may have ended before anybody listened.
      const current = await store.find(row.id);
      if (!current || isTerminal(current.state)) end.giveUp();
      await end.reached;
      const at = new Date(clock.now()).toISOString();
      const outcome = await log.append({ taskId: row.id, events: [canceled(row, at)], at });
      if (outcome.kind === "appended") return;
      const now = await store.find(row.id);
      if (now?.state !== "TASK_STATE_CANCELED") throw new TaskNotCancelableError();
    },
  };
}

function canceled({ id, contextId }: TaskRow, timestamp: string) {
  const status = { state: "TASK_STATE_CANCELED" as const, timestamp };
  return { statusUpdate: { taskId: id, contextId, status } };
}

function awaitEnd(hub: TaskHub, taskId: string, timeoutMs: number) {
  let giveUp = () => {};
  const reached = new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unlisten();
      resolve();
    };
    const timer = setTimeout(done, timeoutMs);
    const unlisten = hub.listen(taskId, (events) => {
      if (events.some(isEnd)) done();
    });
    giveUp = done;
  });
  return { reached, giveUp };
}

function isEnd({ event }: TaskEvent): boolean {
  return event.statusUpdate !== undefined && isTerminal(event.statusUpdate.status.state);
}
