import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { ConfigError } from "./config-error";

/** Where webhooks may be beyond the public Internet. */
export interface WebhookAllow {
  /** In CIDR notation. */
  readonly networks: readonly string[];
  /** Whether they may be on this machine, by http too. */
  readonly httpLocalhost: boolean;
}

const HTTP_LOCALHOST = "http://localhost";

/**
 * Reads the GATEWAY_WEBHOOK_ALLOW variable.
 *
 * @throws ConfigError naming the first item that is neither a network nor http://localhost
 */
export function parseWebhookAllow(value: string | undefined): WebhookAllow {
  const items = value === undefined ? [] : value.split(",").map((item) => item.trim());
  const networks = items.filter((item) => item !== HTTP_LOCALHOST);
  for (const network of networks) checkNetwork(network);
  return Object.freeze({
    networks: Object.freeze(networks),
    httpLocalhost: items.includes(HTTP_LOCALHOST),
  });
}

function checkNetwork(item: string): void {
  const [address = "", bits = ""] = item.split("/");
  // ipaddr.js alone would take 10/8 and 0x0a.1/8 too.
  if (
    isIP(address) === 0 ||
    item.includes("%") ||
    !/^\d{1,3}$/.test(bits) ||
    !ipaddr.isValidCIDR(item)
  )
    throw new ConfigError(
      `GATEWAY_WEBHOOK_ALLOW: "${item}" is neither a network, such as 10.0.0.0/8 or fd00::/8, ` +
        `nor ${HTTP_LOCALHOST}`,
    );
  const family = isIP(address) === 4 ? ipaddr.IPv4 : ipaddr.IPv6;
  const network = family.networkAddressFromCIDR(item).toString();
  // Who writes 10.1.2.3/8 means the one machine or the whole network; nobody can say which.
  if (network !== ipaddr.parse(address).toString())
    throw new ConfigError(
      `GATEWAY_WEBHOOK_ALLOW: "${item}" has bits beyond its prefix: write ${network}/${bits} ` +
        `for the network, or ${address}/${isIP(address) === 4 ? 32 : 128} for the address`,
    );
}
