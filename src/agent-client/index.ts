export type {
  AgentArtifact,
  AgentEvent,
  AgentMessage,
  AgentStatus,
  Delivery,
} from "../../generated/agent-link/types";
export type { Answer, OnMessage } from "./answer";
export { type AgentConnection, type AgentOptions, connectAgent } from "./connect-agent";
export { AgentLinkError } from "./link-error";
