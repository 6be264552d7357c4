import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { ConfigError } from "./config-error";

/** As express takes it: no proxy, every proxy, a number of hops, or addresses and networks. */
export type TrustProxy = boolean | number | string[];

const NAMED_NETWORKS = new Set(["loopback", "linklocal", "uniquelocal"]);

/**
 * Reads the TRUST_PROXY variable.
 *
 * @throws ConfigError when it is none of the forms that express takes
 */
export function parseTrustProxy(value: string): TrustProxy {
  if (value === "true" || value === "false") return value === "true";
  if (/^\d{1,3}$/.test(value)) return Number(value);
  const networks = value.split(",").map((item) => item.trim());
  for (const network of networks) {
    if (!NAMED_NETWORKS.has(network) && !isNetwork(network))
      throw new ConfigError(
        "TRUST_PROXY must be true, false, a number of hops, or a comma separated list of " +
          "addresses, networks (10.0.0.0/8) and the names loopback, linklocal, uniquelocal",
      );
  }
  return networks;
}

/** ipaddr.js alone would take 1.5 and 1000 for addresses too. */
function isNetwork(text: string): boolean {
  const [address = "", bits] = text.split("/");
  if (isIP(address) === 0) return false;
  // Express takes no network of 0 bits: that would be every address, which is written "true".
  return bits === undefined ? ipaddr.isValid(text) : Number(bits) > 0 && ipaddr.isValidCIDR(text);
}
