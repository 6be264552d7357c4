import type { TaskStore } from "../../ports/task-store";
import type { Cards } from "../cards/cards";
import type { GatewayServices, GatewayTimes } from "../gateway-services";
import { cancelTask } from "./CancelTask";
import { createTaskPushNotificationConfig } from "./CreateTaskPushNotificationConfig";
import { deleteTaskPushNotificationConfig } from "./DeleteTaskPushNotificationConfig";
import { getExtendedAgentCard } from "./GetExtendedAgentCard";
import { getTask } from "./GetTask";
import { getTaskPushNotificationConfig } from "./GetTaskPushNotificationConfig";
import type { Handlers } from "./handlers";
import { listTaskPushNotificationConfigs } from "./ListTaskPushNotificationConfigs";
import { listTasks } from "./ListTasks";
import { sendMessage } from "./SendMessage";
import { sendStreamingMessage } from "./SendStreamingMessage";
import { subscribeToTask } from "./SubscribeToTask";

export interface HandlersOptions {
  services: GatewayServices;
  store: TaskStore;
  times: GatewayTimes;
  cards: Cards;
}

/** A handler for every method, on the parts of the task engine. */
export function createHandlers({ services, store, times, cards }: HandlersOptions): Handlers {
  const { sender, reader, canceler, hub } = services;
  const { blockingMaxMs, streamFirstWordMs: firstWordMs, streamIdleMs: idleMs } = times;
  return {
    SendMessage: sendMessage({ sender, store, hub, blockingMaxMs }),
    SendStreamingMessage: sendStreamingMessage({ sender, store, hub, firstWordMs, idleMs }),
    GetTask: getTask(reader),
    ListTasks: listTasks(reader),
    CancelTask: cancelTask({ reader, canceler }),
    SubscribeToTask: subscribeToTask({ reader, store, hub, idleMs }),
    CreateTaskPushNotificationConfig: createTaskPushNotificationConfig,
    GetTaskPushNotificationConfig: getTaskPushNotificationConfig,
    ListTaskPushNotificationConfigs: listTaskPushNotificationConfigs,
    DeleteTaskPushNotificationConfig: deleteTaskPushNotificationConfig,
    GetExtendedAgentCard: getExtendedAgentCard((agent) => cards.wholeCard(agent)),
  };
}
