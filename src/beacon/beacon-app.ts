import type { Express } from "express";
import { DOCS_PAGE } from "../../generated/docs-beacon";
import messageSchema from "../../generated/message.schema.json";
import receiptSchema from "../../generated/receipt.schema.json";
import { createDocsDocument } from "../http/docs-document";
import { documentRoute } from "../http/document-route";
import { healthRoute } from "../http/health-route";
import { type HttpRequest, jsonRpcRoute } from "../http/json-rpc-route";
import { getJsonRoute, postJsonRoute } from "../http/json-route";
import { sourceOf } from "../http/source";
import { createRateLimit } from "../http/rate-limit";
import type { Clock } from "../ports/clock";
import type { Logger } from "../ports/logger";
import type { SubmissionStore } from "../ports/submission-store";
import { buildAgentCard } from "./agent-card";
import { createCallMethod } from "./call-method";
import { buildDiscovery } from "./discovery";
import { createInbox } from "./inbox/inbox";
import { getTask } from "./methods/GetTask";
import { listTasks } from "./methods/ListTasks";
import { sendMessage } from "./methods/SendMessage";
import { readReceipt } from "./native/read-receipt";
import { receiveMessage } from "./native/receive-message";
import { buildOpenRpcDocument } from "./openrpc-document";
import { PATHS } from "./paths";
import { MAX_BODY_BYTES } from "./terms";

export interface BeaconOptions {
  /** The origin under which callers reach the Beacon, without a closing slash. */
  publicUrl: string;
  /** Requests a minute and source, on both surfaces together. */
  requestsPerMinute: number;
  store: SubmissionStore;
  clock: Clock;
  logger: Logger;
  /** The key of the hash that stands for a source. */
  sourceKey: Buffer;
}

/** Mounts the Beacon's routes on an express application. Each answers with and without a closing slash. */
export function mountBeacon(app: Express, options: BeaconOptions): void {
  const { publicUrl, requestsPerMinute, store, clock, logger, sourceKey } = options;
  const inbox = createInbox({ store, clock, sourceKey });
  const rateLimit = createRateLimit(requestsPerMinute);
  const openrpc = buildOpenRpcDocument(publicUrl);
  const call = createCallMethod({
    handlers: {
      SendMessage: sendMessage(inbox),
      GetTask: getTask(inbox),
      ListTasks: listTasks(),
    },
    openrpc,
  });
  const limits = { rateLimit, logger, maxBodyBytes: MAX_BODY_BYTES };

  const admit = async ({ ip }: HttpRequest) => {
    const source = sourceOf(ip);
    await rateLimit.count(source);
    return source;
  };
  app.all(PATHS.a2a, jsonRpcRoute({ maxBodyBytes: MAX_BODY_BYTES, admit, call, logger }));
  app.all(PATHS.messages, postJsonRoute(limits, receiveMessage(inbox)));
  app.all(`${PATHS.receipts}/:id`, getJsonRoute(limits, "id", readReceipt(inbox)));
  app.all(
    PATHS.health,
    healthRoute(() => store.receivedAt("").then(() => undefined), logger),
  );

  const lastModified = new Date(clock.now());
  const publish = (path: string, document: object) => {
    const text = JSON.stringify(document, null, 2);
    app.all(path, documentRoute({ contentType: "application/json", text, lastModified }));
  };
  app.all(PATHS.agentCard, documentRoute({ ...agentCardDocument(publicUrl), lastModified }));
  publish(PATHS.discovery, buildDiscovery(publicUrl, requestsPerMinute));
  publish(PATHS.openrpc, openrpc);
  publish(PATHS.messageSchema, messageSchema);
  publish(PATHS.receiptSchema, receiptSchema);
  const docs = createDocsDocument(DOCS_PAGE, publicUrl);
  app.all(PATHS.docs, documentRoute({ ...docs, lastModified }));
}

/** The card's bytes, so that a site at another origin can publish the same. */
export function agentCardDocument(publicUrl: string): { contentType: string; text: string } {
  return {
    contentType: "application/json",
    text: `${JSON.stringify(buildAgentCard(publicUrl), null, 2)}\n`,
  };
}
