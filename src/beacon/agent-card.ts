import type { MethodName } from "../../generated/methods";
import openrpc from "../../generated/openrpc.json";
import type { AgentCard } from "../../generated/types";
import { PROTOCOL_VERSION } from "../a2a/service-parameters";
import { PATHS } from "./paths";
import { BEACON_POLICY, type BeaconPolicy } from "./policy";
import { STATEMENT, TERMS } from "./terms";

/** The Agent Card (A2A §4.4.1). Its capabilities are computed from the policy, so it cannot claim more. */
export function buildAgentCard(publicUrl: string): AgentCard {
  return {
    name: "Beacon",
    description:
      "A public inbox for first contact: what an agent sends is stored, once and for good, for a " +
      `human to review. ${TERMS} ${STATEMENT}`,
    supportedInterfaces: [
      {
        url: publicUrl + PATHS.a2a,
        protocolBinding: "JSONRPC",
        protocolVersion: PROTOCOL_VERSION,
      },
    ],
    version: openrpc.info.version,
    documentationUrl: publicUrl + PATHS.docs,
    capabilities: {
      streaming: isAccepted(BEACON_POLICY.SendStreamingMessage),
      pushNotifications: isAccepted(BEACON_POLICY.CreateTaskPushNotificationConfig),
      extensions: [
        {
          uri: publicUrl + PATHS.discovery,
          description: "The Beacon's own discovery document: native format, limits and terms.",
          required: false,
        },
      ],
    },
    defaultInputModes: ["text/plain", "application/json"],
    defaultOutputModes: ["text/plain", "application/json"],
    skills: [
      {
        id: "leave-a-message",
        name: "Leave a message for a human",
        description:
          "Stores one message for human review and answers with a receipt. Send text, or one data " +
          "part with a beacon/0.1 message. There is no reply.",
        tags: ["inbox", "first-contact", "human-review"],
        examples: [
          "Hello. We index public agents and would like a human to know that we found yours.",
        ],
      },
    ],
  };
}

function isAccepted(row: BeaconPolicy[MethodName]): boolean {
  return row.kind === "accept";
}
