import type { TaskStore } from "../../ports/task-store";
import type { TaskHub } from "../streaming/task-hub";
import type { PushConfigs } from "../push-notifications/push-configs";
import { foldTask, toTask } from "../tasks/fold-task";
import { followTask } from "../tasks/follow-task";
import type { TaskSender } from "../tasks/task-sender";
import { checkMessage } from "./check-message";
import type { Handler } from "./handlers";
import { sentPushConfig } from "./sent-push-config";

export interface SendMessageOptions {
  sender: TaskSender;
  store: TaskStore;
  hub: TaskHub;
  /** Undefined where no push notifications are offered. */
  pushConfigs: PushConfigs | undefined;
  /** For how long a blocking call waits; then it answers the task as it is. */
  blockingMaxMs: number;
}

/** Sends a message and waits for the task to stop, unless asked not to (A2A §3.1.1, §3.2.2). */
export function sendMessage(options: SendMessageOptions): Handler<"SendMessage"> {
  const { sender, store, hub, pushConfigs, blockingMaxMs } = options;
  return async ({ params, agent, principal, userId, isOwner, callerId, renderer }) => {
    checkMessage(params, agent);
    const { message, configuration, metadata } = params;
    const pushConfig =
      configuration && (await sentPushConfig(pushConfigs, configuration, renderer));
    const startedAt = performance.now();
    const immediately = configuration?.returnImmediately ?? false;
    const follower = followTask(hub, store);
    try {
      const outcome = await sender.send(
        {
          ...{ agent, principal, userId, isOwner, message, configuration, metadata, callerId },
          pushConfig,
        },
        { firstWordMs: immediately ? 0 : blockingMaxMs, onOpening: follower.start },
      );
      if (outcome.kind === "message") return { message: outcome.message };

      const { taskId, after } = outcome;
      // The agent's first word has taken part of the time.
      const leftMs = Math.max(0, blockingMaxMs - (performance.now() - startedAt));
      const timeoutMs = immediately ? 0 : leftMs;
      const events = await follower.eventsOf({ taskId, after, timeoutMs });
      const historyLength = configuration?.historyLength;
      return { task: toTask(foldTask(events.map(({ event }) => event)), { historyLength }) };
    } finally {
      follower.end();
    }
  };
}
