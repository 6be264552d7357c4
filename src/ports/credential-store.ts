/** What a secret opens: calls to an agent, or the agent's own link. */
export type CredentialKind = "key" | "token";

/** A stored credential. The secret itself is shown once, at minting, and never stored. */
export interface Credential {
  readonly id: string;
  readonly kind: CredentialKind;
  readonly agentId: string;
  /** The principal that calls with it; for a token the agent itself. */
  readonly caller: string;
  /** The first 12 characters of the secret, for display. */
  readonly prefix: string;
  /** UTC, milliseconds, Z; so are the others. */
  readonly createdAt: string;
  /** From this instant on it opens nothing. */
  readonly expiresAt?: string;
  readonly revokedAt?: string;
}

/**
 * The credentials of all agents. Looked up at each use, so that a revocation counts at once. Every
 * method rejects with StoreUnavailableError when the store cannot be used.
 */
export interface CredentialStore {
  /**
   * Adds a credential, unless the agent is unknown, or has `maxActive` of this kind already that are
   * neither revoked nor expired when this one is created. All is decided in one atomic step.
   */
  mint(
    credential: Credential,
    secretHash: string,
    maxActive: number,
  ): Promise<"minted" | "too-many" | "unknown-agent">;
  /** The credential whose secret has this SHA-256, revoked and expired ones included. */
  find(secretHash: string): Promise<Credential | undefined>;
  /** All credentials of an agent and kind, oldest first. */
  list(agentId: string, kind: CredentialKind): Promise<Credential[]>;
  /** @returns false when no credential of this id is active then: unknown, revoked before, or expired */
  revoke(id: string, at: string): Promise<boolean>;
}
