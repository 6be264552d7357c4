import type { PublicDocument } from "../../http/document-route";
import type { CardSigner } from "../../ports/card-signer";

/** The document at `/.well-known/jwks.json`: what verifies the signatures of the cards. */
export function keySetDocument({ keySet }: CardSigner, startedAt: Date): PublicDocument {
  return {
    contentType: "application/json",
    text: `${JSON.stringify(keySet, null, 2)}\n`,
    lastModified: startedAt,
  };
}
