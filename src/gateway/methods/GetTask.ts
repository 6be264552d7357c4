import type { TaskReader } from "../tasks/task-reader";
import type { Handler } from "./handlers";

/** Answers a task of the caller's as it is (A2A §3.1.3). */
export function getTask(reader: TaskReader): Handler<"GetTask"> {
  return ({ params: { id, historyLength }, scope }) => reader.task(scope, id, { historyLength });
}
