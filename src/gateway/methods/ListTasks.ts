import { checkWellFormed } from "../../a2a/well-formed";
import type { TaskReader } from "../tasks/task-reader";
import type { Handler } from "./handlers";

/** Answers a page of the caller's tasks, newest status first (A2A §3.1.4). */
export function listTasks(reader: TaskReader): Handler<"ListTasks"> {
  return async ({ params, scope }) => {
    checkWellFormed(params.contextId, "contextId");
    return reader.list(scope, params);
  };
}
