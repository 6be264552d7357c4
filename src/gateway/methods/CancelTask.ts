import type { TaskCanceler } from "../tasks/task-canceler";
import type { TaskReader } from "../tasks/task-reader";
import type { Handler } from "./handlers";

/** Cancels a task of the caller's and answers it (A2A §3.1.5). */
export function cancelTask(options: {
  reader: TaskReader;
  canceler: TaskCanceler;
}): Handler<"CancelTask"> {
  const { reader, canceler } = options;
  return async ({ params: { id }, agent, scope }) => {
    await canceler.cancel(agent, await reader.row(scope, id));
    return reader.task(scope, id);
  };
}
