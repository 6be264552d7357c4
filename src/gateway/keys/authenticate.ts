import type { IncomingHttpHeaders } from "node:http";
import { AgentNotFoundError, RpcError, UnauthenticatedError } from "../../../generated/errors";
import type { AgentRecord, AgentStore } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { CredentialStore } from "../../ports/credential-store";
import { findActiveCredential } from "./active-credential";
import { parseCredential, type PresentedCredential } from "./credential-headers";
import { keyPrincipal, userPrincipal } from "./principal";
import type { VerifyUserToken } from "./verify-user-token";

/** Who calls an agent, and may. */
export interface Caller {
  readonly agent: AgentRecord;
  readonly kind: "key" | "user";
  /** Whose tasks: `key:<label>` or `user:<sub>`. */
  readonly principal: string;
  /** What the rate limit counts by: the id of the key, or the user. */
  readonly credentialId: string;
  /** Tells this very credential from others of the same caller: the id of the key, or the token. */
  readonly credential: string;
  /** The user who answers for the call: the owner, who gave the key out, or the user. */
  readonly userId: string;
  /** Whether it is the owner, who sees all of the agent's tasks. */
  readonly isOwner: boolean;
  /** Whether the same credential may still call the agent: for what outlasts its request. */
  stillMayCall(): Promise<boolean>;
}

export interface AuthenticateOptions {
  agents: AgentStore;
  credentials: CredentialStore;
  /** Without it no user token counts. */
  verifyUserToken?: VerifyUserToken | undefined;
  clock: Clock;
}

/** Turns the id of an agent and the headers of a request into a caller. */
export type Authenticate = (agentId: string, headers: IncomingHttpHeaders) => Promise<Caller>;

/** What a credential proves, whichever agent it is shown to. */
type Identity =
  | {
      readonly kind: "key";
      readonly keyId: string;
      readonly label: string;
      readonly agentId: string;
    }
  | { readonly kind: "user"; readonly userId: string; readonly token: string };

/**
 * The one place that says who may call which agent. It asks the store each time, so that a
 * revocation counts from the next turn of the event loop on, and does the same work whether or not the agent exists.
 *
 * The function throws UnauthenticatedError for no credential, one that does not count, or a key of
 * another agent; AgentNotFoundError when there is no such agent, and alike when it is private and the
 * user is not its owner. Nothing else is thrown but a failure of the store.
 */
export function createAuthenticate(options: AuthenticateOptions): Authenticate {
  const decide = async (
    agentId: string,
    presented: PresentedCredential | undefined,
  ): Promise<Caller> => {
    const agent = await options.agents.get(agentId);
    const identity = presented && (await identify(options, presented));
    if (!agent) throw new AgentNotFoundError();
    if (!identity) throw new UnauthenticatedError();
    checkAccess(agent, identity);
    const stillMayCall = async () => {
      try {
        await decide(agentId, presented);
        return true;
      } catch (reason) {
        if (reason instanceof RpcError) return false;
        throw reason;
      }
    };
    return { agent, ...describe(agent, identity), stillMayCall };
  };
  return (agentId, headers) => decide(agentId, presentedIn(headers));
}

function presentedIn(headers: IncomingHttpHeaders): PresentedCredential | undefined {
  try {
    return parseCredential(headers);
  } catch (reason) {
    // Whether the agent exists decides which of two refusals it is.
    if (reason instanceof UnauthenticatedError) return undefined;
    throw reason;
  }
}

async function identify(
  options: AuthenticateOptions,
  presented: PresentedCredential,
): Promise<Identity | undefined> {
  if (presented.kind === "user") {
    const userId = await options.verifyUserToken?.(presented.token);
    return userId === undefined ? undefined : { kind: "user", userId, token: presented.token };
  }
  const key = await findActiveCredential(options, "key", presented.secret);
  return key && { kind: "key", keyId: key.id, label: key.caller, agentId: key.agentId };
}

function checkAccess(agent: AgentRecord, identity: Identity): void {
  if (identity.kind === "key") {
    if (identity.agentId !== agent.id) throw new UnauthenticatedError();
  } else if (agent.visibility === "PRIVATE" && identity.userId !== agent.ownerId) {
    throw new AgentNotFoundError();
  }
}

function describe(agent: AgentRecord, identity: Identity): Omit<Caller, "agent" | "stillMayCall"> {
  if (identity.kind === "key")
    return {
      kind: "key",
      principal: keyPrincipal(identity.label),
      credentialId: identity.keyId,
      credential: identity.keyId,
      userId: agent.ownerId,
      isOwner: false,
    };
  return {
    kind: "user",
    principal: userPrincipal(identity.userId),
    credentialId: identity.userId,
    credential: identity.token,
    userId: identity.userId,
    isOwner: identity.userId === agent.ownerId,
  };
}
