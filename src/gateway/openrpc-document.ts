import openrpc03 from "../../generated/a2a-0.3/openrpc.json";
import linkOpenrpc from "../../generated/agent-link/openrpc.json";
import openrpc from "../../generated/openrpc.json";
import { AGENT_PATHS, agentUrl } from "./paths";

/** The contract as it is published, with this Gateway's agents as its servers. */
export function buildOpenRpcDocument(publicUrl: string): object {
  return published(openrpc, publicUrl);
}

/** The methods of A2A 0.3 as they are published. */
export function buildOldDocument(publicUrl: string): object {
  return published(openrpc03, publicUrl);
}

/** The agent's side as it is published. */
export function buildLinkDocument(publicUrl: string): object {
  return published(linkOpenrpc, publicUrl, AGENT_PATHS.link);
}

function published(document: object, publicUrl: string, path: string = AGENT_PATHS.rpc): object {
  return {
    ...document,
    servers: [{ name: "Gateway", url: agentUrl(publicUrl, "{agentId}", path) }],
  };
}
