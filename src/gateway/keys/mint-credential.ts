import type { AgentStore } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { Credential, CredentialKind, CredentialStore } from "../../ports/credential-store";
import type { Ids } from "../../ports/ids";
import { isCallerLabel } from "./principal";
import { createSecret } from "./secret";

/** How many credentials of a kind an agent may have that are neither revoked nor expired. */
export const MAX_ACTIVE: Readonly<Record<CredentialKind, number>> = { key: 3, token: 10 };

/** A credential cannot be made. The message says why, for people. */
export class MintError extends Error {
  override readonly name = "MintError";
}

export interface MintOptions {
  agents: AgentStore;
  credentials: CredentialStore;
  clock: Clock;
  ids: Ids;
}

export interface MintRequest {
  kind: CredentialKind;
  agentId: string;
  /** The label of a key's caller; by default the id of the key. A token's caller is its agent. */
  caller?: string | undefined;
  /** How long it counts; by default until it is revoked. */
  lifetimeMs?: number | undefined;
}

/** A new credential, and the only sight of its secret. */
export interface Minted {
  readonly credential: Credential;
  readonly secret: string;
}

/**
 * Makes a credential of an agent and stores it without its secret.
 *
 * @throws MintError when there is no such agent, when it has enough of this kind, or when the label is
 *   not one
 */
export async function mintCredential(
  { agents, credentials, clock, ids }: MintOptions,
  { kind, agentId, caller, lifetimeMs }: MintRequest,
): Promise<Minted> {
  if (caller !== undefined && !isCallerLabel(caller))
    throw new MintError(
      "a caller label is 1 to 128 characters: letters, digits and . _ : @ / -, a letter or digit first",
    );
  if (!(await agents.get(agentId))) throw new MintError(`there is no agent ${agentId}`);

  const secret = createSecret(kind);
  const id = ids.next();
  const now = clock.now();
  const credential: Credential = {
    id,
    kind,
    agentId,
    caller: kind === "token" ? agentId : (caller ?? id),
    prefix: secret.prefix,
    createdAt: new Date(now).toISOString(),
    ...(lifetimeMs === undefined ? {} : { expiresAt: new Date(now + lifetimeMs).toISOString() }),
  };
  const outcome = await credentials.mint(credential, secret.hash, MAX_ACTIVE[kind]);
  if (outcome === "unknown-agent") throw new MintError(`there is no agent ${agentId}`);
  if (outcome === "too-many")
    throw new MintError(`${agentId} has ${MAX_ACTIVE[kind]} active ${kind}s: revoke one first`);
  return { credential, secret: secret.text };
}
