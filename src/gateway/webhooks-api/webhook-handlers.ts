import type {
  GatewayWebhookCreated,
  GatewayWebhookDeliveryList,
  GatewayWebhookList,
  GatewayWebhookRedelivery,
  GatewayWebhookRemoved,
  GatewayWebhookRequest,
  TaskPushNotificationConfig,
} from "../../../generated/types";
import type { WEBHOOK_OPERATIONS } from "../../../generated/webhooks-operations";
import type { RestCall } from "../../http/rest-route";
import type { Caller } from "../keys/authenticate";
import { scopeOf } from "../keys/scope-of";
import type { PushConfigs } from "../push-notifications/push-configs";
import { parseDocument } from "../rest/parse-document";
import { RestError } from "../rest/rest-error";
import { parseQuery } from "./parse-query";
import { toDelivery, toWebhook } from "./present";

export type WebhookOperation = keyof typeof WEBHOOK_OPERATIONS;

/** What answers each operation of the webhooks API. */
export type WebhookHandlers = Readonly<
  Record<WebhookOperation, (call: RestCall<Caller>) => Promise<object>>
>;

/** The version in which those are told that register here: the latest. */
const RENDERER = "a2a-1.0";

const CONFLICTS = {
  status: "only a delivery that has failed is sent again",
  ended: "the receiver has ended this webhook: register it again first",
  waiting: "this delivery waits to be sent again already",
} as const;

/** The webhooks API is another view of push notification configurations, under the same rules. */
export function createWebhookHandlers(configs: PushConfigs): WebhookHandlers {
  return {
    async createWebhook({ caller, params, document }): Promise<GatewayWebhookCreated> {
      const taskId = paramOf(params, "taskId");
      const config = toConfig(parseDocument("GatewayWebhookRequest", document));
      const stored = await configs.set(scopeOf(caller), taskId, config, RENDERER);
      return { success: true, data: { webhook: toWebhook(taskId, stored) } };
    },

    async listWebhooks({ caller, params, query }): Promise<GatewayWebhookList> {
      const taskId = paramOf(params, "taskId");
      const page = { ...parseQuery("GatewayWebhookListQuery", query), ended: true };
      const found = await configs.list(scopeOf(caller), taskId, page);
      return {
        success: true,
        data: { webhooks: found.map((config) => toWebhook(taskId, config)) },
      };
    },

    async deleteWebhook({ caller, params }): Promise<GatewayWebhookRemoved> {
      const [taskId, webhookId] = [paramOf(params, "taskId"), paramOf(params, "webhookId")];
      await configs.remove(scopeOf(caller), taskId, webhookId);
      return { success: true, data: {} };
    },

    async listDeliveries({ caller, params, query }): Promise<GatewayWebhookDeliveryList> {
      const [taskId, webhookId] = [paramOf(params, "taskId"), paramOf(params, "webhookId")];
      const page = parseQuery("GatewayWebhookDeliveryListQuery", query);
      const found = await configs.notifications(scopeOf(caller), taskId, webhookId, page);
      return { success: true, data: { deliveries: found.map(toDelivery) } };
    },

    async redeliver({ caller, params }): Promise<GatewayWebhookRedelivery> {
      const outcome = await configs.redeliver(scopeOf(caller), {
        taskId: paramOf(params, "taskId"),
        configId: paramOf(params, "webhookId"),
        notificationId: paramOf(params, "deliveryId"),
      });
      if (outcome.kind === "unknown")
        throw new RestError("not_found", "there is no such delivery here");
      if (outcome.kind === "conflict") throw new RestError("conflict", CONFLICTS[outcome.reason]);
      return { success: true, data: { delivery: toDelivery(outcome.notification) } };
    },
  };
}

/** What stands in the path; empty where it has no such parameter, which nothing is called. */
function paramOf(params: RestCall<Caller>["params"], name: string): string {
  return String(params[name] ?? "");
}

function toConfig({ webhook_id: id, ...rest }: GatewayWebhookRequest): TaskPushNotificationConfig {
  return { ...rest, ...(id === undefined ? {} : { id }) };
}
