import type * as v03 from "../../../generated/a2a-0.3/types";
import type { Task, TaskStatus } from "../../../generated/types";
import { artifactFrom03, artifactTo03 } from "./artifact";
import { taskStateFrom03, taskStateTo03 } from "./enums";
import { messageFrom03, messageTo03 } from "./message";
import { present } from "./present";

/** In 1.0 a task need not have a context; in 0.3 it has an empty one then. */
export function taskFrom03(task: v03.Task): Task {
  return {
    id: task.id,
    ...(task.contextId === "" ? {} : { contextId: task.contextId }),
    status: taskStatusFrom03(task.status),
    ...(task.artifacts && { artifacts: task.artifacts.map(artifactFrom03) }),
    ...(task.history && { history: task.history.map(messageFrom03) }),
    ...present(task, "metadata"),
  };
}

export function taskTo03(task: Task): v03.Task {
  return {
    kind: "task",
    id: task.id,
    contextId: task.contextId ?? "",
    status: taskStatusTo03(task.status),
    ...(task.history && { history: task.history.map(messageTo03) }),
    ...(task.artifacts && { artifacts: task.artifacts.map(artifactTo03) }),
    ...present(task, "metadata"),
  };
}

export function taskStatusFrom03(status: v03.TaskStatus): TaskStatus {
  return {
    state: taskStateFrom03(status.state),
    ...(status.message && { message: messageFrom03(status.message) }),
    ...present(status, "timestamp"),
  };
}

export function taskStatusTo03(status: TaskStatus): v03.TaskStatus {
  return {
    state: taskStateTo03(status.state),
    ...(status.message && { message: messageTo03(status.message) }),
    ...present(status, "timestamp"),
  };
}
