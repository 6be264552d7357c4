/** How the events of a task are told: the version of the protocol that the configuration was made in. */
export type Renderer = "a2a-1.0" | "a2a-0.3";

/** Where the updates of a task are sent, as it is kept. */
export interface PushConfig {
  /** Unique within its task. */
  readonly id: string;
  readonly renderer: Renderer;
  readonly url: string;
  /** The HTTP authentication scheme; undefined where there is none. */
  readonly scheme?: string;
  /** The secrets that it has, sealed; undefined where it has none. */
  readonly sealed?: string;
  /** Which secrets those are. */
  readonly has: {
    readonly token: boolean;
    readonly credentials: boolean;
    readonly secret: boolean;
  };
  /** UTC, milliseconds, Z. */
  readonly createdAt: string;
}

/** A configuration that is, or was, in use. */
export interface StoredPushConfig extends PushConfig {
  /** When its receiver ended it; it is sent nothing more. */
  readonly endedAt?: string;
}

/**
 * `pending`: waits for its first attempt. `failed`: its latest attempt failed; it is tried again, unless
 * it is completed. `dead_letter`: its last attempt failed.
 */
export type NotificationStatus = "pending" | "succeeded" | "failed" | "dead_letter";

/** One event on its way to one configuration, and what came of it. Instants: UTC, milliseconds, Z. */
export interface PushNotification {
  readonly id: string;
  readonly configId: string;
  readonly taskId: string;
  readonly renderer: Renderer;
  readonly status: NotificationStatus;
  /** How many attempts were made. */
  readonly attempts: number;
  readonly lastResponseStatus?: number;
  readonly lastError?: string;
  readonly nextAttemptAt?: string;
  readonly lastAttemptedAt?: string;
  readonly createdAt: string;
  readonly completedAt?: string;
}

/** Which notifications of a configuration are asked for. */
export interface NotificationPage {
  readonly limit: number;
  /** The id of the last one of the page before. */
  readonly before?: string;
  readonly status?: NotificationStatus;
}

/** A configuration that has, or gets, something to send. */
export interface WaitingConfig {
  /** Its number, in this store. */
  readonly number: number;
  readonly taskId: string;
  readonly agentId: string;
  readonly principal: string;
  /** When its first notification is due. */
  readonly dueAt: string;
}

/** The first notification that a configuration has to send, with all that sending it takes. */
export interface NextNotification {
  readonly number: number;
  readonly configNumber: number;
  /** How often the configuration was replaced. */
  readonly revision: number;
  /** When it is due: UTC, milliseconds, Z. */
  readonly dueAt: string;
  readonly taskId: string;
  readonly config: StoredPushConfig;
  /** What the receiver knows it by: the same for each attempt, and when it is sent again. */
  readonly messageId: string;
  readonly renderer: Renderer;
  /** The event that it tells. */
  readonly sequence: number;
  /** How many attempts were made. */
  readonly attempts: number;
  /** How much is read with the event, at least, and how large the task's whole log is. */
  readonly eventBytes: number;
  readonly taskBytes: number;
}

/** What came of an attempt. */
export interface AttemptRecord {
  /** Now: UTC, milliseconds, Z. */
  readonly at: string;
  readonly responseStatus?: number;
  readonly error?: string;
  readonly outcome:
    | { readonly kind: "succeeded" }
    | { readonly kind: "retry"; readonly nextAttemptAt: string }
    | { readonly kind: "dead-letter" }
    /** The receiver is gone for good: nothing more is sent to this configuration. */
    | { readonly kind: "gone" };
}

export type SetOutcome =
  /** With what it had to send before it was replaced, which is due now. */
  | { readonly kind: "set"; readonly waiting?: WaitingConfig }
  | { readonly kind: "full" }
  | { readonly kind: "unknown-task" };

export type RedeliverOutcome =
  | {
      readonly kind: "redelivered";
      readonly notification: PushNotification;
      readonly waiting: WaitingConfig;
    }
  /**
   * It has not failed, nothing is sent to its configuration any more, or it waits to be sent again
   * already. Nothing was written.
   */
  | { readonly kind: "conflict"; readonly reason: "status" | "ended" | "waiting" }
  | { readonly kind: "unknown" };

/**
 * Where the updates of tasks are sent, and what is on its way there. Whose task it is, is for the caller
 * to know. Every event that a task's log gets after a configuration was set becomes a notification in
 * the same atomic step, and those of one configuration are sent in the order of the events. Every method
 * rejects with StoreUnavailableError when the store cannot be used; then nothing was changed.
 */
export interface PushNotificationStore {
  /** Sets a configuration, in place of the one with its id. A task has at most `limit` in use. */
  set(taskId: string, config: PushConfig, limit: number): Promise<SetOutcome>;
  /** A configuration in use. */
  get(taskId: string, configId: string): Promise<StoredPushConfig | undefined>;
  /** Those in use, in the order in which they were made, after the one with an id. */
  list(
    taskId: string,
    page: { limit: number; after?: string; ended?: boolean },
  ): Promise<StoredPushConfig[]>;
  /** Removes a configuration with its notifications; false where there is none. */
  remove(taskId: string, configId: string): Promise<boolean>;
  /** All secrets that are sealed. */
  sealed(): Promise<{ sealed: string; taskId: string; configId: string }[]>;

  /** All configurations that have something to send, now or later. */
  waiting(): Promise<WaitingConfig[]>;
  /** A number that changes when another process has written. */
  foreignWrites(): number;
  /** What a configuration has to send first; undefined where there is nothing (any more). */
  next(configNumber: number): Promise<NextNotification | undefined>;
  /**
   * Records an attempt, and answers when the configuration has something to send again; undefined where
   * it has nothing more. What failed at an address that was replaced meanwhile is tried at the new one.
   */
  record(notification: NextNotification, attempt: AttemptRecord): Promise<string | undefined>;

  /** The notifications of a configuration, newest first, before the one with an id. */
  notifications(
    taskId: string,
    configId: string,
    page: NotificationPage,
  ): Promise<PushNotification[] | undefined>;
  /**
   * Sends a notification that has failed again, as a new one. What was still to be sent of the same event
   * is not: another redelivery neither.
   *
   * @param id of the new one
   */
  redeliver(
    place: { taskId: string; configId: string; notificationId: string },
    made: { id: string; at: string },
  ): Promise<RedeliverOutcome>;
}
