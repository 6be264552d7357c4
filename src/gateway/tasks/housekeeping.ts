import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock } from "../../ports/clock";
import type { Logger } from "../../ports/logger";
import type { TaskRow, TaskStore } from "../../ports/task-store";
import type { TaskLog } from "./task-log";

/** How many silent tasks one round looks at. */
const BATCH = 500;

/** How many tasks are removed in one step. */
const REAP_STEP = 100;

/** For how much longer an ended task is kept whose push notifications are still to be sent. */
const UNSENT_MS = 24 * 3_600_000;

export interface HousekeepingOptions {
  store: TaskStore;
  log: TaskLog;
  clock: Clock;
  logger: Logger;
  /** For how long an ended task is kept. */
  retentionMs: number;
  /** For how long an agent may say nothing about a running task. */
  agentIdleMs: number;
  /** Hears of each task that is failed, so that its agent can be stopped. */
  onSilent(taskId: string): void;
}

/** What has to be done to tasks now and then. */
export interface Housekeeping {
  /**
   * Removes all tasks that ended longer ago than the retention, step by step, and lets others in
   * between. Called again meanwhile, it joins the round that is going on.
   */
  reap(): Promise<number>;
  /** Fails running tasks whose agents have been silent for too long. */
  failSilent(): Promise<number>;
}

const SILENT_TEXT = "The agent has not been heard of for too long.";

export function createHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { store, log, clock, logger, retentionMs, agentIdleMs, onSilent } = options;
  const ago = (ms: number) => new Date(clock.now() - ms).toISOString();
  let round: Promise<number> | undefined;

  const reapAll = async () => {
    const before = ago(retentionMs);
    const unsentBefore = ago(retentionMs + UNSENT_MS);
    let count = 0;
    for (;;) {
      const removed = await store.reap(before, REAP_STEP, unsentBefore);
      if (removed === 0) break;
      count += removed;
      await nextTurn();
    }
    if (count > 0) logger.info({ tasks: count }, "ended tasks removed");
    return count;
  };

  return {
    reap() {
      round ??= reapAll().finally(() => {
        round = undefined;
      });
      return round;
    },
    async failSilent() {
      const rows = await store.silentSince(ago(agentIdleMs), BATCH);
      const why = `the agent was silent for ${agentIdleMs} ms`;
      let count = 0;
      for (const row of rows) {
        if (!(await failTask({ log, clock, logger }, row, { text: SILENT_TEXT, why }))) continue;
        onSilent(row.id);
        count += 1;
      }
      return count;
    },
  };
}

/**
 * Fails a task whose agent cannot be heard any more, unless it has ended meanwhile, and logs why.
 *
 * @param words what its caller is told, and why it is, for the log
 * @returns whether it has failed
 */
export async function failTask(
  { log, clock, logger }: Pick<HousekeepingOptions, "log" | "clock" | "logger">,
  row: TaskRow,
  { text, why }: { text: string; why: string },
): Promise<boolean> {
  const outcome = await log.append(failure(row, text, new Date(clock.now()).toISOString()));
  const hasFailed = outcome.kind === "appended";
  if (hasFailed) logger.warn({ taskId: row.id, agentId: row.agentId, why }, "a task failed");
  return hasFailed;
}

/** The end of a task whose agent cannot be heard any more. */
function failure({ id, contextId }: TaskRow, text: string, timestamp: string) {
  return {
    taskId: id,
    at: timestamp,
    events: [
      {
        statusUpdate: {
          taskId: id,
          contextId,
          status: {
            state: "TASK_STATE_FAILED" as const,
            message: {
              messageId: `${id}-failed`,
              role: "ROLE_AGENT" as const,
              taskId: id,
              contextId,
              parts: [{ text }],
            },
            timestamp,
          },
        },
      },
    ],
  };
}
