import { RpcStream } from "../../jsonrpc/rpc-stream";
import type { TaskStore } from "../../ports/task-store";
import type { TaskHub } from "../streaming/task-hub";
import type { PushConfigs } from "../push-notifications/push-configs";
import { createTaskStream } from "../streaming/task-stream";
import type { TaskSender } from "../tasks/task-sender";
import { checkMessage } from "./check-message";
import type { Handler } from "./handlers";
import { sentPushConfig } from "./sent-push-config";

export interface SendStreamingMessageOptions {
  sender: TaskSender;
  store: TaskStore;
  hub: TaskHub;
  /** Undefined where no push notifications are offered. */
  pushConfigs: PushConfigs | undefined;
  /**
   * How long the agent may take to answer with nothing but a message; then the stream begins with the
   * task, so that the caller has its id.
   */
  firstWordMs: number;
  /** After this time without an event the stream ends with an error. */
  idleMs: number;
}

/**
 * Sends a message and streams what becomes of it: the only message, or the task and its updates up to
 * a terminal state or a wait for input (A2A §3.1.2).
 */
export function sendStreamingMessage(
  options: SendStreamingMessageOptions,
): Handler<"SendStreamingMessage"> {
  const { sender, store, hub, pushConfigs, firstWordMs, idleMs } = options;
  return async (call) => {
    const { params, agent, principal, userId, isOwner, callerId } = call;
    const { render, renderMessage, renderer } = call;
    checkMessage(params, agent);
    const { message, configuration, metadata } = params;
    const pushConfig = await sentPushConfig(pushConfigs, configuration, renderer);
    const outcome = await sender.send(
      {
        ...{ agent, principal, userId, isOwner, message, configuration, metadata, callerId },
        pushConfig,
      },
      { firstWordMs },
    );
    if (outcome.kind === "message") {
      const { json } = renderMessage(outcome.message);
      return new RpcStream((sink) => {
        sink.results([{ json }]);
        sink.end();
        return () => undefined;
      });
    }
    const { taskId, after } = outcome;
    return createTaskStream({
      hub,
      store,
      taskId,
      render,
      // A continued task is shown as it was when the message came, then what the message led to.
      start: after === 0 ? { after } : { snapshotAt: after },
      endsWhenInterrupted: true,
      historyLength: configuration?.historyLength,
      idleMs,
    });
  };
}
