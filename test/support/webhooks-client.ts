import { WEBHOOK_OPERATIONS } from "../../generated/webhooks-operations";
import type {
  GatewayWebhook,
  GatewayWebhookDelivery,
  GatewayWebhookRefusal,
} from "../../generated/types";
import { KEY_HEADER } from "../../src/gateway/keys/credential-headers";

export type WebhookOperation = keyof typeof WEBHOOK_OPERATIONS;

/** What the webhooks API answered. */
export interface WebhooksAnswer {
  status: number;
  headers: Headers;
  /** As loosely as a client that does not know the contract would read it. */
  body: {
    success: boolean;
    data?: any;
    error?: GatewayWebhookRefusal;
  };
}

/** Where an operation is about, and what goes with it. */
export interface WebhooksRequest {
  task?: string;
  webhook?: string;
  delivery?: string;
  /** What follows the path, such as a query. */
  rest?: string;
  /** A body, as text or as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Another HTTP method than the operation's. */
  method?: string;
}

/** A caller of the webhooks API of one agent. */
export interface WebhooksClient {
  urlOf(operation: WebhookOperation, request?: WebhooksRequest): string;
  ask(operation: WebhookOperation, request?: WebhooksRequest): Promise<WebhooksAnswer>;
  /** Registers a webhook, which must succeed. */
  create(task: string, body: object): Promise<GatewayWebhook>;
  list(task: string): Promise<GatewayWebhook[]>;
  deliveries(task: string, webhook: string, query?: string): Promise<GatewayWebhookDelivery[]>;
  /**
   * The deliveries of a webhook as soon as a condition holds of them: what happens to them is told to
   * nobody.
   *
   * @throws Error when it never does
   */
  deliveriesWhen(
    place: { task: string; webhook: string },
    holds: (deliveries: GatewayWebhookDelivery[]) => boolean,
  ): Promise<GatewayWebhookDelivery[]>;
}

const PATIENCE_MS = 10_000;

/** @param credential a key or a user token; without it there is none */
export function createWebhooksClient(
  publicUrl: string,
  agent: string,
  credential?: string,
): WebhooksClient {
  const client: WebhooksClient = {
    urlOf(operation, { task = "none", webhook = "none", delivery = "none", rest = "" } = {}) {
      const ids = { agentId: agent, taskId: task, webhookId: webhook, deliveryId: delivery };
      const path = Object.entries(ids).reduce<string>(
        (text, [name, id]) => text.replace(`{${name}}`, encodeURIComponent(id)),
        WEBHOOK_OPERATIONS[operation].path,
      );
      return publicUrl + path + rest;
    },
    async ask(operation, request = {}) {
      const { body, headers = {}, method = WEBHOOK_OPERATIONS[operation].method } = request;
      const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
      const response = await fetch(client.urlOf(operation, request), {
        method,
        headers: {
          ...credentialHeaders(credential),
          ...(text === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(text === undefined ? {} : { body: text }),
      });
      const received = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: JSON.parse(received || "{}") as WebhooksAnswer["body"],
      };
    },
    async create(task, body) {
      return dataOf(await client.ask("createWebhook", { task, body })).webhook;
    },
    async list(task) {
      return dataOf(await client.ask("listWebhooks", { task })).webhooks;
    },
    async deliveries(task, webhook, rest = "") {
      return dataOf(await client.ask("listDeliveries", { task, webhook, rest })).deliveries;
    },
    async deliveriesWhen({ task, webhook }, holds) {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const found = await client.deliveries(task, webhook);
        if (holds(found)) return found;
        if (Date.now() > deadline) throw new Error(`never so: ${JSON.stringify(found)}`);
      }
    },
  };
  return client;
}

function credentialHeaders(credential?: string): Record<string, string> {
  if (credential === undefined) return {};
  const isKey = credential.startsWith("bak_");
  return isKey ? { [KEY_HEADER]: credential } : { Authorization: `Bearer ${credential}` };
}

function dataOf({ status, body }: WebhooksAnswer): any {
  if (!body.success) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
}
