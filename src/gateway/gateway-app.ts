import type { Express } from "express";
import { DOCS_PAGE } from "../../generated/docs-gateway";
import invokeDocument from "../../generated/invoke.openapi.json";
import { WEBHOOKS_STATUS } from "../../generated/webhooks-status";
import webhooksDocument from "../../generated/webhooks.openapi.json";
import { createDocsDocument } from "../http/docs-document";
import { documentCallRoute } from "../http/document-call-route";
import { documentRoute, foundDocumentRoute } from "../http/document-route";
import { healthRoute } from "../http/health-route";
import { type HttpRequest, jsonRpcRoute } from "../http/json-rpc-route";
import { restRoute } from "../http/rest-route";
import { sourceOf } from "../http/source";
import type { AgentStore } from "../ports/agent-store";
import type { Clock } from "../ports/clock";
import type { CredentialStore } from "../ports/credential-store";
import type { DeliveryQueue } from "../ports/delivery-queue";
import type { Ids } from "../ports/ids";
import type { Logger } from "../ports/logger";
import type { TaskStore } from "../ports/task-store";
import { createCallMethod } from "./call-method";
import { createCardDocuments } from "./cards/card-documents";
import type { Cards } from "./cards/cards";
import type { GatewayServices, GatewayTimes } from "./gateway-services";
import { createAuthenticate } from "./keys/authenticate";
import { createAuthenticateLink } from "./keys/authenticate-link";
import { createCallerWatch } from "./keys/caller-watch";
import { documentWhileMayCall, rpcWhileMayCall } from "./keys/while-may-call";
import { createCallInvoke } from "./invoke/call-invoke";
import { createToInvokeFailure } from "./invoke/to-invoke-failure";
import { createIsOwner } from "./keys/is-owner";
import type { VerifyUserToken } from "./keys/verify-user-token";
import { createCallLimit } from "./limits/call-limit";
import { createLimitFailures } from "./limits/limit-failures";
import { createCallLink } from "./link/call-link";
import { claim } from "./link/Claim";
import { publish } from "./link/Publish";
import { receive } from "./link/Receive";
import { renew } from "./link/Renew";
import { createResumeDeliveries } from "./link/resume-deliveries";
import { createHandlers } from "./methods/create-handlers";
import { buildLinkDocument, buildOldDocument, buildOpenRpcDocument } from "./openrpc-document";
import { AGENT_PATHS, GATEWAY_PATHS, isOwnPath } from "./paths";
import { refusalHeaders } from "./refusal-headers";
import { buildPublishedDocument } from "./rest/published-document";
import { createToFailure } from "./rest/to-failure";
import { toWebhookError } from "./webhooks-api/to-webhook-error";
import { createWebhookRoutes } from "./webhooks-api/webhook-routes";

/** The largest body, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** How many failed authentications one source may make in a minute. */
const FAILURES_PER_MINUTE = 30;

export interface GatewayOptions {
  /** The origin under which callers reach the gateway, without a closing slash. */
  publicUrl: string;
  /** Calls a minute, for each credential and agent. */
  callsPerMinute: number;
  stores: {
    agents: AgentStore;
    credentials: CredentialStore;
    tasks: TaskStore;
    queue: DeliveryQueue;
  };
  services: GatewayServices;
  times: GatewayTimes;
  cards: Cards;
  /** The public keys that cards are signed with, where they are. */
  keySet?: object | undefined;
  /** Without it no user token counts. */
  verifyUserToken?: VerifyUserToken | undefined;
  clock: Clock;
  ids: Ids;
  logger: Logger;
}

/** Mounts the Gateway's routes on an express application. Each answers with and without a closing slash. */
export function mountGateway(app: Express, options: GatewayOptions): void {
  const { publicUrl, stores, services, times, cards, verifyUserToken, clock, logger } = options;
  const { agents, credentials, tasks, queue } = stores;
  const openrpc = buildOpenRpcDocument(publicUrl);
  const limits = { maxBodyBytes: MAX_BODY_BYTES, refusalHeaders, logger };

  const limitFailures = createLimitFailures(FAILURES_PER_MINUTE);
  const authenticate = limitFailures(
    createAuthenticate({ agents, credentials, verifyUserToken, clock }),
  );
  const watch = createCallerWatch();
  const callLimit = createCallLimit(options.callsPerMinute);
  const admit = async ({ params, headers, ip }: HttpRequest) => {
    const caller = await authenticate(String(params.agentId), headers, sourceOf(ip));
    await callLimit.count(caller);
    return caller;
  };
  const authenticateLink = limitFailures(createAuthenticateLink({ agents, credentials, clock }));
  const admitLink = ({ params, headers, ip }: HttpRequest) =>
    authenticateLink(String(params.agentId), headers, sourceOf(ip));

  const startedAt = new Date(clock.now());
  const cardDocuments = createCardDocuments({
    agents,
    cards,
    isOwner: createIsOwner(verifyUserToken),
    startedAt,
  });

  const ofAgent = (path: string) => `/:agentId${path}`;
  const callAgent = jsonRpcRoute({
    ...limits,
    admit,
    call: rpcWhileMayCall(
      watch,
      createCallMethod({
        handlers: createHandlers({ services, store: tasks, times, cards }),
        openrpc,
      }),
    ),
  });
  // First, since most requests are for it: each route that is passed by costs something.
  app.all(ofAgent(AGENT_PATHS.rpc), (req, res, next) => {
    if (isOwnPath(`/${String(req.params.agentId)}`)) next();
    else callAgent(req, res);
  });
  const publishDocument = (path: string, document: object) => {
    const text = JSON.stringify(document, null, 2);
    app.all(
      path,
      documentRoute({ contentType: "application/json", text, lastModified: startedAt }),
    );
  };
  app.all(
    GATEWAY_PATHS.health,
    healthRoute(() => agents.get("").then(() => undefined), logger),
  );
  app.all(GATEWAY_PATHS.agentCard, foundDocumentRoute(cardDocuments.ofQuery, logger));
  publishDocument(GATEWAY_PATHS.openrpc, openrpc);
  publishDocument(GATEWAY_PATHS.oldOpenrpc, buildOldDocument(publicUrl));
  publishDocument(GATEWAY_PATHS.linkOpenrpc, buildLinkDocument(publicUrl));
  publishDocument(GATEWAY_PATHS.invokeBinding, buildPublishedDocument(invokeDocument, publicUrl));
  publishDocument(
    GATEWAY_PATHS.webhooksDocument,
    buildPublishedDocument(webhooksDocument, publicUrl),
  );
  if (options.keySet) publishDocument(GATEWAY_PATHS.keySet, options.keySet);
  const docs = createDocsDocument(DOCS_PAGE, publicUrl);
  app.all(GATEWAY_PATHS.docs, documentRoute({ ...docs, lastModified: startedAt }));

  app.all(ofAgent(AGENT_PATHS.agentCard), foundDocumentRoute(cardDocuments.ofPath, logger));
  app.all(
    ofAgent(AGENT_PATHS.legacyAgentCard),
    foundDocumentRoute(cardDocuments.ofLegacyPath, logger),
  );
  const { sender, histories, workers, queueConnector } = services;
  const { leaseMs } = times;
  app.all(
    ofAgent(AGENT_PATHS.link),
    jsonRpcRoute({
      ...limits,
      admit: admitLink,
      call: createCallLink({
        Receive: receive({
          connector: workers,
          resume: createResumeDeliveries({
            queue,
            sender,
            histories,
            connector: workers,
            clock,
            leaseMs,
          }),
          resumeMs: leaseMs / 3,
        }),
        Claim: claim({ queue, histories, connector: queueConnector, clock, leaseMs }),
        Renew: renew({ queue, connector: workers, clock, leaseMs }),
        Publish: publish({ sender, queue, connector: workers, clock, leaseMs }),
      }),
    }),
  );
  const { connectorOf } = services;
  const { blockingMaxMs } = times;
  app.all(
    ofAgent(AGENT_PATHS.invoke),
    documentCallRoute({
      maxBodyBytes: MAX_BODY_BYTES,
      admit,
      call: documentWhileMayCall(
        watch,
        createCallInvoke({
          connectorOf,
          keep: sender.exchanges.keep,
          clock,
          ids: options.ids,
          logger,
          blockingMaxMs,
        }),
      ),
      toFailure: createToInvokeFailure(logger),
    }),
  );

  const toFailure = createToFailure({ statuses: WEBHOOKS_STATUS, toError: toWebhookError, logger });
  for (const { path, operations } of createWebhookRoutes(services.pushConfigs))
    app.all(path, restRoute({ maxBodyBytes: MAX_BODY_BYTES, admit, operations, toFailure }));
}
