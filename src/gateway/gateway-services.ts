import type { AgentRecord } from "../ports/agent-store";
import type { Clock } from "../ports/clock";
import type { DeliveryQueue } from "../ports/delivery-queue";
import type { Egress } from "../ports/egress";
import type { Ids } from "../ports/ids";
import type { Logger } from "../ports/logger";
import type { PushNotificationStore } from "../ports/push-notification-store";
import type { SecretBox } from "../ports/secret-box";
import type { TaskStore } from "../ports/task-store";
import type { AgentConnector } from "./agents/connector";
import type { LoadAgentModule } from "../ports/agent-module";
import { createModuleConnector } from "./agents/module-connector";
import { createQueueConnector, type QueueConnector } from "./agents/queue-connector";
import { createWorkerConnector, type WorkerConnector } from "./agents/worker-connector";
import { failInterrupted } from "./tasks/recover";
import { createByteBudget } from "./push-notifications/byte-budget";
import { createDispatcher, type Dispatcher } from "./push-notifications/dispatcher";
import { createNotificationContent } from "./push-notifications/notification-content";
import { createPushConfigs, type PushConfigs } from "./push-notifications/push-configs";
import { createPushSecretSeal } from "./push-notifications/requested-config";
import { createSendNotification } from "./push-notifications/send-notification";
import { createTaskHub, type TaskHub } from "./streaming/task-hub";
import { createHistories, type Histories } from "./tasks/histories";
import { createHousekeeping, type Housekeeping } from "./tasks/housekeeping";
import { createTaskCanceler, type TaskCanceler } from "./tasks/task-canceler";
import { createTaskLog, type TaskLog } from "./tasks/task-log";
import { createTaskReader, type TaskReader } from "./tasks/task-reader";
import { createTaskSender, type TaskSender } from "./tasks/task-sender";

/** How long things may take, in milliseconds. */
export interface GatewayTimes {
  /** For how long a blocking call waits. */
  blockingMaxMs: number;
  /** For how long a stream waits for the agent's first word before it begins with the task. */
  streamFirstWordMs: number;
  /** For how long an agent may acknowledge a cancellation. */
  cancelMs: number;
  /** For how long an agent may be silent about a running task. */
  agentIdleMs: number;
  /** For how long a stream may be without an event. */
  streamIdleMs: number;
  /** For how long an ended task is kept. */
  retentionMs: number;
  /** For how long a delivery is a worker's, or a process's, without a sign of life. */
  leaseMs: number;
  /** For how long modules and calls may go on after a stop. */
  stopMs: number;
  /** How long the receiver of a push notification may take for its answer. */
  pushMs: number;
  /** How often it is looked for push notifications that have become due. */
  pushTickMs: number;
  /** How often ended tasks are removed and silent agents looked for. */
  housekeepingMs: number;
}

export interface GatewayServicesOptions {
  tasks: TaskStore;
  queue: DeliveryQueue;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  times: GatewayTimes;
  loadModule: LoadAgentModule;
  /** Without it no push notifications are offered. */
  push?: PushOptions | undefined;
}

/** What push notifications take. */
export interface PushOptions {
  store: PushNotificationStore;
  egress: Egress;
  box: SecretBox;
  /** Spreads retries: at least 0, less than 1. */
  random(): number;
}

/** The parts of the task engine, wired. */
export interface GatewayServices {
  hub: TaskHub;
  log: TaskLog;
  sender: TaskSender;
  histories: Histories;
  reader: TaskReader;
  canceler: TaskCanceler;
  housekeeping: Housekeeping;
  workers: WorkerConnector;
  queueConnector: QueueConnector;
  connectorOf(agent: AgentRecord): AgentConnector;
  /** Where updates of tasks are sent; undefined where no push notifications are offered. */
  pushConfigs: PushConfigs | undefined;
  /** Sends them. */
  dispatcher: Dispatcher | undefined;
  /**
   * After a start: fails the tasks of module agents that ran when this process last ended, since their
   * agents ended with it.
   */
  recover(agents: readonly AgentRecord[]): Promise<void>;
  /** Ends what workers hold open, so that they go elsewhere. */
  dismissWorkers(): void;
  /** Resolves as soon as no module runs. */
  idle(): Promise<void>;
  /** Aborts modules that still run, and takes nothing more from them: their tasks stay as they are. */
  abandon(): void;
}

export function createGatewayServices(options: GatewayServicesOptions): GatewayServices {
  const { tasks: store, queue, clock, ids, logger, times, loadModule } = options;
  const hub = createTaskHub();
  const log = createTaskLog({ store, hub });
  const histories = createHistories(store);
  const modules = createModuleConnector(loadModule);
  const reader = createTaskReader(store);
  const push = options.push && createPush(options, options.push, reader);
  if (push) log.onWaiting(push.dispatcher.wake);
  const { leaseMs } = times;
  const workers = createWorkerConnector({ queue, clock, ids, leaseMs });
  const queueConnector = createQueueConnector({ clock });
  const connectorOf = ({ connector }: AgentRecord): AgentConnector => {
    if (connector.kind === "module") return modules;
    return connector.mode === "push" ? workers : queueConnector;
  };
  return {
    hub,
    log,
    histories,
    sender: createTaskSender({
      store,
      queue,
      log,
      clock,
      ids,
      logger,
      connectorOf,
      histories,
    }),
    reader,
    pushConfigs: push?.pushConfigs,
    dispatcher: push?.dispatcher,
    canceler: createTaskCanceler({
      store,
      log,
      hub,
      clock,
      connectorOf,
      acknowledgeMs: times.cancelMs,
    }),
    housekeeping: createHousekeeping({
      store,
      log,
      clock,
      logger,
      retentionMs: times.retentionMs,
      agentIdleMs: times.agentIdleMs,
      onSilent: modules.abort,
    }),
    workers,
    queueConnector,
    connectorOf,
    recover: (agents) => failInterrupted({ store, log, clock, logger }, agents),
    dismissWorkers: () => {
      workers.stop();
      queueConnector.stop();
    },
    idle: modules.idle,
    abandon: modules.abandon,
  };
}

function createPush(
  { tasks, clock, ids, logger, times }: GatewayServicesOptions,
  { store, egress, box, random }: PushOptions,
  reader: TaskReader,
) {
  const seal = createPushSecretSeal(box);
  const dispatcher = createDispatcher({
    store,
    send: createSendNotification({
      ...{ store, egress, seal, clock, logger, random },
      contentOf: createNotificationContent(tasks),
      budget: createByteBudget(),
      timeoutMs: times.pushMs,
    }),
    clock,
    logger,
  });
  const pushConfigs = createPushConfigs({
    ...{ store, reader, egress, seal, clock, ids },
    onWaiting: dispatcher.wake,
  });
  return { dispatcher, pushConfigs };
}
