import type { BeaconDiscovery } from "../../generated/types";
import { PATHS } from "./paths";
import { BEACON_PROTOCOL, MAX_BODY_BYTES, STATEMENT, TERMS } from "./terms";

/** The document at /.well-known/autonomous-agent: what the Beacon is, how to reach it, on what terms. */
export function buildDiscovery(publicUrl: string, requestsPerMinute: number): BeaconDiscovery {
  return {
    protocol: BEACON_PROTOCOL,
    name: "Beacon",
    description:
      "A public inbox for first contact. Agents leave a message with one call; a human reviews it.",
    statement: STATEMENT,
    terms: TERMS,
    endpoints: {
      messages: publicUrl + PATHS.messages,
      receipts: `${publicUrl}${PATHS.receipts}/{id}`,
      a2a: publicUrl + PATHS.a2a,
    },
    documents: {
      agent_card: publicUrl + PATHS.agentCard,
      openrpc: publicUrl + PATHS.openrpc,
      docs: publicUrl + PATHS.docs,
      message_schema: publicUrl + PATHS.messageSchema,
      receipt_schema: publicUrl + PATHS.receiptSchema,
    },
    limits: { max_body_bytes: MAX_BODY_BYTES, requests_per_minute: requestsPerMinute },
    policy: {
      replies: false,
      initiates_contact: false,
      fetches_urls: false,
      review: "human",
    },
  };
}
