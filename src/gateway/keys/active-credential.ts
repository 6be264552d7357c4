import type { Clock } from "../../ports/clock";
import type { Credential, CredentialKind, CredentialStore } from "../../ports/credential-store";
import { hashSecret } from "./secret";

/**
 * The credential that a secret opens now, looked up anew: undefined when it is unknown, revoked,
 * expired, or of another kind.
 */
export async function findActiveCredential(
  { credentials, clock }: { credentials: CredentialStore; clock: Clock },
  kind: CredentialKind,
  secret: string,
): Promise<Credential | undefined> {
  const credential = await credentials.find(hashSecret(secret));
  return credential?.kind === kind && isActive(credential, clock.now()) ? credential : undefined;
}

/** Whether a credential is neither revoked nor expired. */
export function isActive({ revokedAt, expiresAt }: Credential, now: number): boolean {
  return revokedAt === undefined && (expiresAt === undefined || Date.parse(expiresAt) > now);
}
