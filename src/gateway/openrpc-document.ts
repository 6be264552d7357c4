import openrpc from "../../generated/openrpc.json";
import { agentUrl } from "./paths";

/** The contract as it is published, with this Gateway's agents as its servers. */
export function buildOpenRpcDocument(publicUrl: string): object {
  return { ...openrpc, servers: [{ name: "Gateway", url: agentUrl(publicUrl, "{agentId}") }] };
}
