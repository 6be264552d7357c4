import { parseDuration } from "../config/duration";
import { isActive } from "../gateway/keys/active-credential";
import { mintCredential } from "../gateway/keys/mint-credential";
import { systemClock } from "../ports/clock";
import type { Credential, CredentialKind } from "../ports/credential-store";
import { timeOrderedIds } from "../adapters/time-ordered-ids";
import type { AdministeredStores } from "./administered-stores";
import { CommandError, printLine } from "./print";

type Stores = Pick<AdministeredStores, "agents" | "credentials">;

export interface MintCommandOptions {
  caller?: string;
  /** A duration such as 90d. */
  expires?: string;
  json?: boolean;
}

/** `gateway key mint AGENT` and `gateway token mint AGENT`: prints the secret, this once. */
export async function mint(
  { agents, credentials }: Stores,
  kind: CredentialKind,
  agentId: string,
  { caller, expires, json }: MintCommandOptions,
): Promise<void> {
  const { credential, secret } = await mintCredential(
    { agents, credentials, clock: systemClock, ids: timeOrderedIds },
    {
      kind,
      agentId,
      caller,
      lifetimeMs: expires === undefined ? undefined : parseDuration("--expires", expires, "3650d"),
    },
  );
  if (json) {
    await printLine(JSON.stringify({ ...toPrinted(credential), secret }));
    return;
  }
  await printLine(`${renderCredential(credential)}\n\n  ${secret}\n`);
  await printLine("It is shown this once: only its hash is stored.");
}

/** `gateway key list AGENT` and `gateway token list AGENT`: oldest first. */
export async function listCredentials(
  { agents, credentials }: Stores,
  kind: CredentialKind,
  agentId: string,
  { json }: { json?: boolean },
): Promise<void> {
  if (!(await agents.get(agentId))) throw new CommandError(`there is no agent ${agentId}`);
  for (const credential of await credentials.list(agentId, kind))
    await printLine(json ? JSON.stringify(toPrinted(credential)) : renderCredential(credential));
}

/** `gateway key revoke ID` and `gateway token revoke ID`: it counts no longer from the next use on. */
export async function revoke(
  { credentials }: Pick<Stores, "credentials">,
  kind: CredentialKind,
  id: string,
  { json }: { json?: boolean },
): Promise<void> {
  const at = new Date(systemClock.now()).toISOString();
  if (!(await credentials.revoke(id, at)))
    throw new CommandError(
      `no active ${kind} has the id ${id}; \`gateway ${kind} list\` prints ids`,
    );
  await printLine(json ? JSON.stringify({ id, revokedAt: at }) : `${id}  revoked`);
}

function stateOf(credential: Credential): "active" | "revoked" | "expired" {
  if (credential.revokedAt !== undefined) return "revoked";
  return isActive(credential, systemClock.now()) ? "active" : "expired";
}

function toPrinted(credential: Credential): object {
  return { ...credential, state: stateOf(credential) };
}

function renderCredential(credential: Credential): string {
  const { id, prefix, caller, createdAt, expiresAt } = credential;
  return [
    id,
    `${prefix}…`,
    stateOf(credential).padEnd(7),
    createdAt,
    ...(expiresAt === undefined ? [] : [`until ${expiresAt}`]),
    caller,
  ].join("  ");
}
