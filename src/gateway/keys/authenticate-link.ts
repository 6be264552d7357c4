import type { IncomingHttpHeaders } from "node:http";
import { AgentNotFoundError, UnauthenticatedError } from "../../../generated/errors";
import type { AgentRecord, AgentStore } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { CredentialStore } from "../../ports/credential-store";
import { findActiveCredential } from "./active-credential";
import { parseBearerSecret } from "./credential-headers";

/** An agent's own process, at the agent's link. */
export interface LinkedAgent {
  readonly agent: AgentRecord;
  readonly tokenId: string;
  /** Whether the same token may still be used: for what outlasts its request. */
  stillMayLink(): Promise<boolean>;
}

/** Turns the id of an agent and the headers of a request to its link into the agent's own process. */
export type AuthenticateLink = (
  agentId: string,
  headers: IncomingHttpHeaders,
) => Promise<LinkedAgent>;

export interface AuthenticateLinkOptions {
  agents: AgentStore;
  credentials: CredentialStore;
  clock: Clock;
}

/**
 * Who may speak as an agent: a process with one of its tokens, as a bearer token.
 *
 * The function throws AgentNotFoundError when there is no such agent, and UnauthenticatedError for no
 * token, one that does not count, or another agent's.
 */
export function createAuthenticateLink(options: AuthenticateLinkOptions): AuthenticateLink {
  const findToken = async (agentId: string, secret: string) => {
    const token = await findActiveCredential(options, "token", secret);
    return token?.agentId === agentId ? token : undefined;
  };
  return async (agentId, headers) => {
    const agent = await options.agents.get(agentId);
    if (!agent) throw new AgentNotFoundError();
    const secret = parseBearerSecret(headers, "token");
    const token = await findToken(agentId, secret);
    if (!token) throw new UnauthenticatedError();
    return {
      agent,
      tokenId: token.id,
      stillMayLink: async () => (await findToken(agentId, secret)) !== undefined,
    };
  };
}
