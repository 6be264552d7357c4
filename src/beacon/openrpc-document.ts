import openrpc from "../../generated/openrpc.json";
import { PATHS } from "./paths";

/** The contract as it is published, with this Beacon as its server. */
export function buildOpenRpcDocument(publicUrl: string): object {
  return { ...openrpc, servers: [{ name: "Beacon", url: publicUrl + PATHS.a2a }] };
}
