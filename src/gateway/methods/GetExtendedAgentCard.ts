import type { AgentCard } from "../../../generated/types";
import type { AgentRecord } from "../../ports/agent-store";
import type { Handler } from "./handlers";

/** Answers the whole card to whoever may call the agent (A2A §3.1.11). */
export function getExtendedAgentCard(
  buildCard: (agent: AgentRecord) => Promise<AgentCard>,
): Handler<"GetExtendedAgentCard"> {
  return ({ agent }) => buildCard(agent);
}
