import { TaskNotFoundError } from "../../../generated/errors";
import type { TaskPushNotificationConfig } from "../../../generated/types";
import type { Clock } from "../../ports/clock";
import type { Egress } from "../../ports/egress";
import type { Ids } from "../../ports/ids";
import type {
  NotificationPage,
  PushConfig,
  PushNotification,
  PushNotificationStore,
  RedeliverOutcome,
  Renderer,
  StoredPushConfig,
  WaitingConfig,
} from "../../ports/push-notification-store";
import type { TaskScope } from "../../ports/task-store";
import type { TaskReader } from "../tasks/task-reader";
import {
  badPushConfig,
  checkPushConfig,
  type ConfigPlace,
  MAX_CONFIGS,
  tooManyPushConfigs,
} from "./check-push-config";
import { type PushSecretSeal, type RequestedPushConfig, toStoredConfig } from "./requested-config";

export interface PushConfigsOptions {
  store: PushNotificationStore;
  reader: Pick<TaskReader, "row">;
  egress: Pick<Egress, "refusalOf">;
  seal: PushSecretSeal;
  clock: Clock;
  ids: Ids;
  /** Hears of what is due sooner than it was. */
  onWaiting(waiting: readonly WaitingConfig[]): void;
}

/** Where the updates of a caller's tasks are sent, each within a scope: what is outside is not there. */
export interface PushConfigs {
  /**
   * Checks a configuration, and where its URL leads.
   *
   * @throws InvalidParamsError naming the fields that are not as they must be
   */
  check(
    config: TaskPushNotificationConfig,
    renderer: Renderer,
    place: ConfigPlace,
  ): Promise<RequestedPushConfig>;
  /** What is kept of a configuration that was checked, for a task that is about to be opened. */
  prepare(requested: RequestedPushConfig, taskId: string): PushConfig;
  /**
   * Sets a configuration of a task, in place of the one with its id.
   *
   * @throws TaskNotFoundError for an unknown task and for one out of scope alike
   * @throws InvalidParamsError as `check` does, and where the task has as many as it may have
   */
  set(
    scope: TaskScope,
    taskId: string,
    config: TaskPushNotificationConfig,
    renderer: Renderer,
  ): Promise<StoredPushConfig>;
  /** @throws TaskNotFoundError for the task, and where it has no such configuration in use */
  get(scope: TaskScope, taskId: string, configId: string): Promise<StoredPushConfig>;
  /**
   * Those in use, in the order in which they were made; with those that their receivers ended, if asked.
   *
   * @throws TaskNotFoundError
   */
  list(
    scope: TaskScope,
    taskId: string,
    page: { limit: number; after?: string; ended?: boolean },
  ): Promise<StoredPushConfig[]>;
  /** Removes a configuration with its notifications. @throws TaskNotFoundError for the task alone */
  remove(scope: TaskScope, taskId: string, configId: string): Promise<void>;
  /** What was sent, and what waits, newest first. @throws TaskNotFoundError */
  notifications(
    scope: TaskScope,
    taskId: string,
    configId: string,
    page: NotificationPage,
  ): Promise<PushNotification[]>;
  /** Sends a notification that has failed again. @throws TaskNotFoundError for the task alone */
  redeliver(
    scope: TaskScope,
    place: { taskId: string; configId: string; notificationId: string },
  ): Promise<RedeliverOutcome>;
}

export function createPushConfigs(options: PushConfigsOptions): PushConfigs {
  const { store, reader, egress, seal, clock, ids, onWaiting } = options;
  const now = () => new Date(clock.now()).toISOString();

  const check: PushConfigs["check"] = async (config, renderer, place) => {
    checkPushConfig(config, renderer, place);
    const refusal = await egress.refusalOf(config.url);
    if (refusal !== undefined) throw badPushConfig([["url", refusal]], renderer, place);
    return { config, renderer };
  };
  const prepare: PushConfigs["prepare"] = (requested, taskId) =>
    toStoredConfig(requested, taskId, { seal, nextId: ids.next, at: now() });

  return {
    check,
    prepare,
    async set(scope, taskId, config, renderer) {
      // What is said of an address is for those alone who may name one.
      await reader.row(scope, taskId);
      const prepared = prepare(await check(config, renderer, "call"), taskId);
      const outcome = await store.set(taskId, prepared, MAX_CONFIGS);
      if (outcome.kind === "unknown-task") throw new TaskNotFoundError();
      if (outcome.kind === "full") throw tooManyPushConfigs(renderer, "call");
      if (outcome.waiting) onWaiting([outcome.waiting]);
      return prepared;
    },
    async get(scope, taskId, configId) {
      await reader.row(scope, taskId);
      const found = await store.get(taskId, configId);
      if (!found) throw new TaskNotFoundError();
      return found;
    },
    async list(scope, taskId, page) {
      await reader.row(scope, taskId);
      return store.list(taskId, page);
    },
    async remove(scope, taskId, configId) {
      await reader.row(scope, taskId);
      await store.remove(taskId, configId);
    },
    async notifications(scope, taskId, configId, page) {
      await reader.row(scope, taskId);
      const found = await store.notifications(taskId, configId, page);
      if (!found) throw new TaskNotFoundError();
      return found;
    },
    async redeliver(scope, place) {
      await reader.row(scope, place.taskId);
      const outcome = await store.redeliver(place, { id: ids.next(), at: now() });
      if (outcome.kind === "redelivered") onWaiting([outcome.waiting]);
      return outcome;
    },
  };
}
