import openapi from "../../generated/webhooks.openapi.json";
import { createSecretBox } from "../adapters/secret-box";
import { timeOrderedIds } from "../adapters/time-ordered-ids";
import { escapeText, toSafeJson } from "../beacon/review/escape-text";
import { createPushSecretSeal } from "../gateway/push-notifications/requested-config";
import { toDelivery, toWebhook } from "../gateway/webhooks-api/present";
import { systemClock } from "../ports/clock";
import type {
  NotificationStatus,
  PushNotification,
  StoredPushConfig,
} from "../ports/push-notification-store";
import type { AdministeredStores } from "./administered-stores";
import { CommandError, printLine } from "./print";

type Stores = Pick<AdministeredStores, "agents" | "tasks" | "pushNotifications">;

interface Printed {
  json?: boolean;
}

export interface DeliveriesOptions extends Printed {
  limit?: string;
  before?: string;
  status?: NotificationStatus;
}

/** What a list of deliveries takes, as in the webhooks API. */
export const { limit: LIMIT, status: STATUS } =
  openapi.components.schemas.GatewayWebhookDeliveryListQuery.properties;

/** How many webhooks are read at a time. */
const PAGE = 200;

/** `gateway webhooks list AGENT TASK`: the first registered first. */
export async function listWebhooks(
  stores: Stores,
  agentId: string,
  taskId: string,
  { json }: Printed,
): Promise<void> {
  await checkTask(stores, agentId, taskId);
  let after: { after?: string } = {};
  for (;;) {
    const page = { limit: PAGE, ended: true, ...after };
    const configs = await stores.pushNotifications.list(taskId, page);
    for (const config of configs)
      await printLine(json ? toSafeJson(toWebhook(taskId, config)) : renderWebhook(config));
    const last = configs.at(-1);
    if (!last || configs.length < PAGE) return;
    after = { after: last.id };
  }
}

/** `gateway webhooks deliveries AGENT TASK WEBHOOK`: newest first. */
export async function listDeliveries(
  stores: Stores,
  [agentId, taskId, webhookId]: readonly [agentId: string, taskId: string, webhookId: string],
  { limit, before, status, json }: DeliveriesOptions,
): Promise<void> {
  const page = {
    limit: parseLimit(limit),
    ...(before === undefined ? {} : { before }),
    ...(status === undefined ? {} : { status }),
  };
  await checkTask(stores, agentId, taskId);
  const found = await stores.pushNotifications.notifications(taskId, webhookId, page);
  if (!found) throw unknownWebhook(webhookId);
  for (const notification of found)
    await printLine(json ? toSafeJson(toDelivery(notification)) : renderDelivery(notification));
}

/** `gateway webhooks redeliver AGENT TASK WEBHOOK DELIVERY`: a gateway that serves sends it at once. */
export async function redeliver(
  stores: Stores,
  place: readonly [agentId: string, taskId: string, webhookId: string, deliveryId: string],
  { json }: Printed,
): Promise<void> {
  const [agentId, taskId, webhookId, deliveryId] = place;
  await checkTask(stores, agentId, taskId);
  const outcome = await stores.pushNotifications.redeliver(
    { taskId, configId: webhookId, notificationId: deliveryId },
    { id: timeOrderedIds.next(), at: new Date(systemClock.now()).toISOString() },
  );
  if (outcome.kind === "unknown")
    throw new CommandError(
      `the webhook has no delivery ${shown(deliveryId)}; \`gateway webhooks deliveries\` prints those there are`,
    );
  if (outcome.kind === "conflict") throw new CommandError(CONFLICTS[outcome.reason]);
  const { notification } = outcome;
  await printLine(json ? toSafeJson(toDelivery(notification)) : renderDelivery(notification));
}

/** `gateway webhooks remove AGENT TASK WEBHOOK`: with its deliveries, and without asking its secrets. */
export async function removeWebhook(
  stores: Stores,
  [agentId, taskId, webhookId]: readonly [agentId: string, taskId: string, webhookId: string],
  { json }: Printed,
): Promise<void> {
  await checkTask(stores, agentId, taskId);
  if (!(await stores.pushNotifications.remove(taskId, webhookId))) throw unknownWebhook(webhookId);
  const removed = { webhook_id: webhookId, task_id: taskId };
  await printLine(json ? toSafeJson(removed) : `${shown(webhookId)}  removed`);
}

/**
 * `gateway webhooks prune`: removes the webhooks whose secrets none of the keys opens, as where one was
 * lost.
 */
export async function pruneWebhooks(
  { pushNotifications: store }: Pick<Stores, "pushNotifications">,
  secretKeys: readonly Uint8Array[] | undefined,
  { json }: Printed,
): Promise<void> {
  if (!secretKeys)
    throw new CommandError("GATEWAY_SECRET_KEY must be set: what it opens not is removed");
  const seal = createPushSecretSeal(createSecretBox(secretKeys));
  let count = 0;
  for (const { sealed, taskId, configId } of await store.sealed()) {
    if (seal.opens(sealed, { taskId, configId })) continue;
    await store.remove(taskId, configId);
    count += 1;
    const removed = { webhook_id: configId, task_id: taskId };
    await printLine(json ? toSafeJson(removed) : `${taskId}  ${shown(configId)}  removed`);
  }
  if (!json) await printLine(`${count} webhook${count === 1 ? "" : "s"} removed`);
}

const CONFLICTS = {
  status: "the delivery has not failed: only one that failed is sent again",
  ended: "the receiver has ended the webhook (410): it has to be registered again first",
  waiting: "it waits to be sent again already",
} as const;

async function checkTask({ agents, tasks }: Stores, agentId: string, taskId: string) {
  if (!(await agents.get(agentId))) throw new CommandError(`there is no agent ${shown(agentId)}`);
  if (!(await tasks.get({ agentId }, taskId)))
    throw new CommandError(`${agentId} has no task ${shown(taskId)}`);
}

function unknownWebhook(webhookId: string): CommandError {
  return new CommandError(
    `the task has no webhook ${shown(webhookId)}; \`gateway webhooks list\` prints those there are`,
  );
}

function parseLimit(text: string = String(LIMIT.default)): number {
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (limit >= LIMIT.minimum && limit <= LIMIT.maximum) return limit;
  throw new CommandError(
    `--limit must be a whole number from ${LIMIT.minimum} to ${LIMIT.maximum}`,
  );
}

function renderWebhook({ id, renderer, createdAt, endedAt, has, url }: StoredPushConfig): string {
  const secrets = Object.entries(has).flatMap(([name, isThere]) => (isThere ? [name] : []));
  return [
    shown(id),
    renderer,
    endedAt === undefined ? "in use" : `ended ${endedAt}`,
    createdAt,
    shown(url),
    ...(secrets.length > 0 ? [`with ${secrets.join(", ")}`] : []),
  ].join("  ");
}

function renderDelivery(notification: PushNotification): string {
  const { id, status, attempts, createdAt, nextAttemptAt, completedAt, lastError } = notification;
  return [
    id,
    status.padEnd(11),
    createdAt,
    `${attempts} attempt${attempts === 1 ? "" : "s"}`,
    ...(nextAttemptAt !== undefined ? [`next ${nextAttemptAt}`] : []),
    ...(completedAt !== undefined ? [`done ${completedAt}`] : []),
    ...(lastError !== undefined ? [escapeText(lastError)] : []),
  ].join("  ");
}

/** What others chose, safe to print: with quotes where it could be taken for something else. */
function shown(text: string): string {
  return /^[!-~]+$/.test(text) ? text : toSafeJson(text);
}
