import type * as v03 from "../../../generated/a2a-0.3/types";
import type { AgentCard } from "../../../generated/types";
import { canonicalCardForms, canonicalForms } from "../../a2a/canonical-card";
import type { CardSigner } from "../../ports/card-signer";

/** Signs cards: answers each with its signatures. */
export interface SignCard {
  card(card: AgentCard): Promise<AgentCard>;
  /** In 0.3 a card is another document, so it has signatures of its own. */
  legacyCard(card: v03.AgentCard): Promise<v03.AgentCard>;
}

/** How many cards' signatures are kept. */
const MAX_KEPT = 1_000;

/**
 * Signs cards in each of their canonical forms, so that verifiers of both readings find a signature
 * that is theirs (A2A §8.4.3). ECDSA signs differently each time, so signatures are kept and the bytes
 * of a card change only when the card does.
 */
export function createSignCard(signer: CardSigner, keySetUrl: string): SignCard {
  const kept = new Map<string, Promise<NonNullable<AgentCard["signatures"]>>>();

  const signaturesOf = (forms: readonly string[]) => {
    const content = forms.join("\n");
    const known = kept.get(content);
    if (known) return known;
    const signing = Promise.all(forms.map((form) => signer.sign(form, keySetUrl)));
    kept.set(content, signing);
    signing.catch(() => kept.delete(content));
    const oldest = kept.keys().next().value;
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return signing;
  };

  return {
    card: async (card) => ({ ...card, signatures: await signaturesOf(canonicalCardForms(card)) }),
    legacyCard: async (card) => ({ ...card, signatures: await signaturesOf(canonicalForms(card)) }),
  };
}
