import type { MethodName } from "../../../generated/methods";
import type { TaskStore } from "../../ports/task-store";
import type { Cards } from "../cards/cards";
import type { PushConfigs } from "../push-notifications/push-configs";
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
import { refusePushNotifications } from "./refuse-push-notifications";
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
  const { sender, reader, canceler, hub, pushConfigs } = services;
  const { blockingMaxMs, streamFirstWordMs: firstWordMs, streamIdleMs: idleMs } = times;
  return {
    SendMessage: sendMessage({ sender, store, hub, pushConfigs, blockingMaxMs }),
    SendStreamingMessage: sendStreamingMessage({
      ...{ sender, store, hub, pushConfigs },
      ...{ firstWordMs, idleMs },
    }),
    GetTask: getTask(reader),
    ListTasks: listTasks(reader),
    CancelTask: cancelTask({ reader, canceler }),
    SubscribeToTask: subscribeToTask({ reader, store, hub, idleMs }),
    ...(pushConfigs ? pushNotificationHandlers(pushConfigs) : NO_PUSH_NOTIFICATIONS),
    GetExtendedAgentCard: getExtendedAgentCard((agent) => cards.wholeCard(agent)),
  };
}

type PushNotificationMethod = Extract<MethodName, `${string}TaskPushNotificationConfig${string}`>;

function pushNotificationHandlers(
  pushConfigs: PushConfigs,
): Pick<Handlers, PushNotificationMethod> {
  return {
    CreateTaskPushNotificationConfig: createTaskPushNotificationConfig(pushConfigs),
    GetTaskPushNotificationConfig: getTaskPushNotificationConfig(pushConfigs),
    ListTaskPushNotificationConfigs: listTaskPushNotificationConfigs(pushConfigs),
    DeleteTaskPushNotificationConfig: deleteTaskPushNotificationConfig(pushConfigs),
  };
}

const NO_PUSH_NOTIFICATIONS: Pick<Handlers, PushNotificationMethod> = {
  CreateTaskPushNotificationConfig: refusePushNotifications,
  GetTaskPushNotificationConfig: refusePushNotifications,
  ListTaskPushNotificationConfigs: refusePushNotifications,
  DeleteTaskPushNotificationConfig: refusePushNotifications,
};
