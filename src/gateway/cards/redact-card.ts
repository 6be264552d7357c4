import type { AgentCard } from "../../../generated/types";

/** What stands for the owner's words. */
export const NEUTRAL_DESCRIPTION =
  "An agent that is not described in public. Who may call it finds more in its extended agent card.";

/**
 * A card for those who need not know what the agent does: how to call it stays, the owner's
 * description, skills, provider and icon go.
 */
export function redactCard(card: AgentCard): AgentCard {
  const { provider: _provider, iconUrl: _iconUrl, ...rest } = card;
  return { ...rest, description: NEUTRAL_DESCRIPTION, skills: [] };
}
