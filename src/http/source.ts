import ipaddr from "ipaddr.js";
import { boundedMemo } from "./bounded-memo";

/** The bits of an IPv6 address that name a subscriber; the rest is theirs to vary. */
const IPV6_SOURCE_BITS = 64;

/** How many addresses are remembered. To read one costs 2 µs, and callers come more than once. */
const REMEMBERED_ADDRESSES = 1_000;

const remembered = boundedMemo(readSource, REMEMBERED_ADDRESSES);

/**
 * The source that an address belongs to: an IPv4 address, or the /64 of an IPv6 address. What is not
 * an address (a proxy may pass on anything) is one source together.
 */
export function sourceOf(address: string | undefined): string {
  return remembered(address ?? "");
}

function readSource(address: string): string {
  const bare = address.split("%")[0] ?? "";
  if (!ipaddr.isValid(bare)) return "unknown";
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_SOURCE_BITS}`);
  return `${network.toString()}/${IPV6_SOURCE_BITS}`;
}
