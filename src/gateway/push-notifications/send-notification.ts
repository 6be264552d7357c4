import type { Clock } from "../../ports/clock";
import {
  type Egress,
  EgressError,
  type EgressResponse,
  EgressUnavailableError,
} from "../../ports/egress";
import type { Logger } from "../../ports/logger";
import type {
  AttemptRecord,
  NextNotification,
  PushNotificationStore,
} from "../../ports/push-notification-store";
import { StoreUnavailableError } from "../../ports/store-unavailable-error";
import { whileUnavailable } from "../tasks/while-unavailable";
import type { ByteBudget } from "./byte-budget";
import type { Share } from "./fair-queue";
import { MAX_TOLD_BYTES, type NotificationContent } from "./notification-content";
import { notificationFields } from "./notification-fields";
import type { PushSecretSeal } from "./requested-config";
import { nextAttemptAt } from "./retry-schedule";

export interface SendNotificationOptions {
  store: PushNotificationStore;
  egress: Pick<Egress, "post">;
  seal: PushSecretSeal;
  contentOf(notification: NextNotification): Promise<NotificationContent | undefined>;
  budget: ByteBudget;
  clock: Clock;
  logger: Logger;
  /** How long the receiver may take for its answer, in milliseconds. */
  timeoutMs: number;
  random(): number;
}

/** Receivers that are gone say so with this one (RFC 9110 §15.5.11). */
const GONE = 410;

/** What a caller learns of a failure of ours. */
const NOT_SENT = "it could not be sent; the operator's log says why";

type Attempt = Omit<AttemptRecord, "at">;

/**
 * Makes one attempt at the first notification that a configuration has to send, if it is due, and
 * records it. Where the signal aborts before there is an answer, nothing is recorded.
 *
 * The function answers when the configuration has something to send again; undefined where it has
 * nothing more. It throws StoreUnavailableError when nothing could be read.
 */
export function createSendNotification(options: SendNotificationOptions) {
  const { store, egress, seal, contentOf, budget, clock, logger, timeoutMs, random } = options;

  const post = async (notification: NextNotification, signal: AbortSignal) => {
    const { taskId, config } = notification;
    const content = await contentOf(notification);
    if (!content) return undefined;
    const secrets = seal.open(config.sealed, { taskId, configId: config.id });
    return egress.post({
      url: config.url,
      headers: notificationFields({ notification, secrets, content, now: clock.now() }),
      body: content.body,
      timeoutMs,
      signal,
    });
  };

  const failed = (
    { attempts: before }: NextNotification,
    failure: Pick<Attempt, "error" | "responseStatus">,
    retryAfter?: string,
  ): Attempt => {
    const attempts = before + 1;
    const next = nextAttemptAt({ attempts, now: clock.now(), retryAfter, random: random() });
    if (next === undefined) return { ...failure, outcome: { kind: "dead-letter" } };
    const nextAttempt = new Date(next).toISOString();
    return { ...failure, outcome: { kind: "retry", nextAttemptAt: nextAttempt } };
  };

  const judge = (
    notification: NextNotification,
    { status, retryAfter }: EgressResponse,
  ): Attempt => {
    const responseStatus = status;
    if (status >= 200 && status < 300) return { responseStatus, outcome: { kind: "succeeded" } };
    if (status === GONE)
      return { responseStatus, error: "answered 410 Gone", outcome: { kind: "gone" } };
    const isRedirect = status >= 300 && status < 400;
    const error = `answered ${status}${isRedirect ? ": redirects are not followed" : ""}`;
    return failed(notification, { responseStatus, error }, retryAfter);
  };

  const attempt = async (
    notification: NextNotification,
    signal: AbortSignal,
  ): Promise<Attempt | undefined> => {
    try {
      const response = await post(notification, signal);
      // The task has gone, and the notification with it.
      return response && judge(notification, response);
    } catch (reason) {
      if (signal.aborted) return undefined;
      // What is our own fault costs no attempt.
      if (reason instanceof StoreUnavailableError || reason instanceof EgressUnavailableError)
        throw reason;
      if (reason instanceof EgressError) return failed(notification, { error: reason.message });
      logger.error({ err: reason, taskId: notification.taskId }, "a push notification is not sent");
      return failed(notification, { error: NOT_SENT });
    }
  };

  return async (config: Share & { number: number }, signal: AbortSignal) => {
    const notification = await store.next(config.number);
    if (!notification) return undefined;
    if (!isDue(notification, clock.now())) return notification.dueAt;
    const release = await budget.acquire(config, readBytes(notification), signal);
    const made = await attempt(notification, signal).finally(release);
    if (!made) return undefined;
    report(logger, notification, made);
    const record = { ...made, at: new Date(clock.now()).toISOString() };
    // Recorded late is better than sent again.
    return whileUnavailable(
      () => store.record(notification, record),
      (reason) => {
        logger.warn(
          { err: reason, taskId: notification.taskId },
          "an attempt is not recorded; it is tried again",
        );
        return !signal.aborted;
      },
    );
  };
}

/** What was tried waits for its next attempt, whatever else its configuration was looked at for. */
function isDue({ attempts, dueAt }: NextNotification, now: number): boolean {
  return attempts === 0 || Date.parse(dueAt) <= now;
}

/** How much has to be read for a notification. */
function readBytes({ renderer, eventBytes, taskBytes }: NextNotification): number {
  return renderer === "a2a-1.0" ? eventBytes : eventBytes + Math.min(taskBytes, MAX_TOLD_BYTES);
}

function report(logger: Logger, notification: NextNotification, made: Attempt): void {
  const { taskId, messageId, attempts } = notification;
  const { outcome, error } = made;
  const fields = { taskId, messageId, attempts: attempts + 1, error };
  if (outcome.kind === "dead-letter") logger.warn(fields, "a push notification is given up");
  else if (outcome.kind === "gone") logger.info(fields, "a receiver of push notifications is gone");
  else if (outcome.kind === "retry") logger.info(fields, "a push notification is tried again");
}
