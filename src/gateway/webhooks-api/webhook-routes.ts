import { WEBHOOK_OPERATIONS } from "../../../generated/webhooks-operations";
import type { RestOperation } from "../../http/rest-route";
import type { Caller } from "../keys/authenticate";
import type { PushConfigs } from "../push-notifications/push-configs";
import { RestError } from "../rest/rest-error";
import { createWebhookHandlers, type WebhookOperation } from "./webhook-handlers";

/** A path of the webhooks API, as express has it, and what it does by HTTP method. */
export interface WebhookRoute {
  path: string;
  operations: Record<string, RestOperation<Caller>>;
}

/**
 * The paths of the webhooks API, as its document has them.
 *
 * @param configs undefined where push notifications are not offered: then nothing is found
 */
export function createWebhookRoutes(configs: PushConfigs | undefined): WebhookRoute[] {
  const handlers = configs && createWebhookHandlers(configs);
  const routes = new Map<string, WebhookRoute>();
  for (const name of Object.keys(WEBHOOK_OPERATIONS) as WebhookOperation[]) {
    const { method, path: template, status, takesBody } = WEBHOOK_OPERATIONS[name];
    const path = template.replace(/\{(\w+)\}/g, ":$1");
    const route = routes.get(path) ?? { path, operations: {} };
    routes.set(path, route);
    route.operations[method] = handlers
      ? { status, takesBody, call: handlers[name] }
      : { status, takesBody: false, call: refuse };
  }
  return [...routes.values()];
}

function refuse(): Promise<never> {
  return Promise.reject(
    new RestError("not_found", "push notifications are not offered by this gateway"),
  );
}
