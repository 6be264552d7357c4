import type { AgentCardSignature } from "../../generated/types";

/** Signs agent cards. The private key stays behind it. */
export interface CardSigner {
  /**
   * Signs a card in canonical form (A2A §8.4.2).
   *
   * @param keySetUrl where verifiers find the public key: `jku`
   */
  sign(canonicalCard: string, keySetUrl: string): Promise<AgentCardSignature>;
  /** The public keys that verify what was signed (RFC 7517). */
  readonly keySet: { readonly keys: readonly object[] };
}
