import type { AgentRecord } from "../ports/agent-store";
import type { Clock } from "../ports/clock";
import type { DeliveryQueue } from "../ports/delivery-queue";
import type { Ids } from "../ports/ids";
import type { Logger } from "../ports/logger";
import type { TaskStore } from "../ports/task-store";
import type { AgentConnector } from "./agents/connector";
import type { LoadAgentModule } from "../ports/agent-module";
import { createModuleConnector } from "./agents/module-connector";
import { createQueueConnector, type QueueConnector } from "./agents/queue-connector";
import { createWorkerConnector, type WorkerConnector } from "./agents/worker-connector";
import { failInterrupted } from "./tasks/recover";
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
    reader: createTaskReader(store),
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
