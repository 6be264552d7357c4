import { TaskNotFoundError } from "../../../generated/errors";
import type { ListTasksRequest, ListTasksResponse, Task } from "../../../generated/types";
import { buildPageToken, parsePageToken } from "../../a2a/page-token";
import { toInstantAtOrAfter } from "../../a2a/timestamp";
import type { TaskRow, TaskScope, TaskStore } from "../../ports/task-store";
import { foldTask, toTask } from "./fold-task";

/** The page size where the caller asks for none (A2A §3.1.4). */
const DEFAULT_PAGE_SIZE = 50;

/** How much of a task is wanted. */
export interface TaskView {
  historyLength?: number | undefined;
  includeArtifacts?: boolean;
}

/** Reads tasks, each within a scope: what is outside is not there. */
export interface TaskReader {
  /** @throws TaskNotFoundError for an unknown task and for one out of scope alike */
  row(scope: TaskScope, taskId: string): Promise<TaskRow>;
  /** @throws TaskNotFoundError likewise */
  task(scope: TaskScope, taskId: string, view?: TaskView): Promise<Task>;
  /** @throws InvalidParamsError for a page token that is none */
  list(scope: TaskScope, request: ListTasksRequest): Promise<ListTasksResponse>;
}

export function createTaskReader(store: TaskStore): TaskReader {
  /** Undefined where the task has been reaped meanwhile. */
  const read = async (taskId: string, view: TaskView = {}): Promise<Task | undefined> => {
    const events = await store.events(taskId, 0);
    if (events.length === 0) return undefined;
    const logged = events.map(({ event }) => event);
    return toTask(foldTask(logged, view), view);
  };

  const row = async (scope: TaskScope, taskId: string) => {
    const found = await store.get(scope, taskId);
    if (!found) throw new TaskNotFoundError();
    return found;
  };

  return {
    row,
    async task(scope, taskId, view) {
      await row(scope, taskId);
      const found = await read(taskId, view);
      if (!found) throw new TaskNotFoundError();
      return found;
    },
    async list(scope, request) {
      const { contextId, status, pageSize = DEFAULT_PAGE_SIZE, pageToken } = request;
      const { statusTimestampAfter, includeArtifacts = false, historyLength } = request;
      const { rows, total } = await store.list(scope, {
        limit: pageSize + 1,
        ...(contextId ? { contextId } : {}),
        ...(status && status !== "TASK_STATE_UNSPECIFIED" ? { state: status } : {}),
        ...(statusTimestampAfter ? { statusAtOrAfter: instantOf(statusTimestampAfter) } : {}),
        ...(pageToken ? { after: parsePageToken(pageToken) } : {}),
      });
      const page = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      const tasks: Task[] = [];
      // A task may be reaped between the list and here; then it is no longer part of the page.
      for (const { id } of page) {
        const found = await read(id, { historyLength, includeArtifacts });
        if (found) tasks.push(found);
      }
      return {
        tasks,
        nextPageToken: last ? buildPageToken(last) : "",
        pageSize,
        totalSize: total,
      };
    },
  };
}

/** Timestamps are compared as texts, which needs the same form on both sides. */
function instantOf(statusTimestampAfter: string): string {
  return toInstantAtOrAfter(statusTimestampAfter, "statusTimestampAfter");
}
