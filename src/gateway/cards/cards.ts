import type * as v03 from "../../../generated/a2a-0.3/types";
import type { AgentCard } from "../../../generated/types";
import type { AgentRecord } from "../../ports/agent-store";
import { agentCardTo03 } from "../compat-0.3";
import { buildAgentCard, type CardTerms } from "./agent-card";
import { redactCard } from "./redact-card";
import type { SignCard } from "./sign-card";

/** The cards of a gateway's agents, signed where there is a key. */
export interface Cards {
  /** What anyone may read: whole for a PUBLIC agent, else redacted. */
  publicCard(agent: AgentRecord): Promise<AgentCard>;
  /** The whole card: for the owner, and as the extended card for whoever may call the agent. */
  wholeCard(agent: AgentRecord): Promise<AgentCard>;
  /** A card in the 0.3 data model. */
  legacyCard(card: AgentCard): Promise<v03.AgentCard>;
}

/** Creates the cards of a gateway. Without `sign` they bear no signatures. */
export function createCards({ terms, sign }: { terms: CardTerms; sign?: SignCard }): Cards {
  const finish = async (card: AgentCard) => (sign ? sign.card(card) : card);
  return {
    async publicCard(agent) {
      const card = buildAgentCard(agent, terms);
      return finish(agent.visibility === "PUBLIC" ? card : redactCard(card));
    },
    async wholeCard(agent) {
      return finish(buildAgentCard(agent, terms));
    },
    async legacyCard(card) {
      const legacy = agentCardTo03(card);
      return sign ? sign.legacyCard(legacy) : legacy;
    },
  };
}
