import type { AgentCard } from "../../../generated/types";
import { canonicalCardForms } from "../../a2a/canonical-card";
import type { CardSigner } from "../../ports/card-signer";

/** Signs a card: answers it with its signatures. */
export type SignCard = (card: AgentCard) => Promise<AgentCard>;

/** How many signed cards are kept. */
const MAX_KEPT = 1_000;

/**
 * Signs cards in each of their canonical forms, so that verifiers of both readings find a signature
 * that is theirs (A2A §8.4.3). ECDSA signs differently each time, so signatures are kept and the bytes
 * of a card change only when the card does.
 */
export function createSignCard(signer: CardSigner, keySetUrl: string): SignCard {
  const kept = new Map<string, Promise<AgentCard["signatures"]>>();

  const signaturesOf = (forms: readonly string[]): Promise<AgentCard["signatures"]> => {
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

  return async (card) => ({
    ...card,
    signatures: (await signaturesOf(canonicalCardForms(card))) ?? [],
  });
}
