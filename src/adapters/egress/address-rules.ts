import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Addresses at which clouds hand out credentials, or rule their machines. They are refused inside an opened
 * network too: who opens 100.64.0.0/10 for a VPN does not mean these.
 */
const METADATA = new Set(
  [
    "169.254.169.254",
    "169.254.170.2",
    "169.254.170.23",
    "168.63.129.16",
    "100.100.100.200",
    "192.0.0.192",
    "fd00:ec2::254",
    "fd00:ec2::23",
    "fd20:ce::254",
    "fe80::a9fe:a9fe",
  ].map((address) => ipaddr.parse(address).toNormalizedString()),
);

/** All that is given out to the public so far (RFC 4291 §2.4, and IANA's registry of allocations). */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Builds the rule which addresses may be called: those of the public Internet, and those of networks that
 * were opened. Anything else is refused, so what nobody thought of is refused too.
 *
 * @param networks networks in CIDR notation; an address of a cloud's metadata must be opened by itself
 */
export function createAddressRule(networks: readonly string[]): (address: string) => boolean {
  const opened = networks.map((network) => ipaddr.parseCIDR(network));
  return (text) => {
    // A zone id would pick one of this machine's own links.
    if (isIP(text) === 0 || text.includes("%")) return false;
    const address = ipaddr.parse(text);
    if (METADATA.has(address.toNormalizedString()))
      return opened.some((network) => network[1] === widthOf(address) && isIn(address, network));
    // What leads to one of them is no better than the address itself.
    if (embeddedIn(address).some((inner) => METADATA.has(inner))) return false;
    return isPublic(address) || opened.some((network) => isIn(address, network));
  };
}

/** Whether a text is an address of this machine's loopback. One that embeds another is not. */
export function isLoopbackAddress(text: string): boolean {
  return isIP(text) !== 0 && ipaddr.parse(text).range() === "loopback";
}

type Address = ReturnType<typeof ipaddr.parse>;

function isPublic(address: Address): boolean {
  // The ranges of ipaddr.js know mapped addresses, NAT64, 6to4 and Teredo, which lead to any IPv4 address.
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || (isIn(address, PUBLIC_IPV6) && !isIsatap(address));
}

/** RFC 5214 §6.1: the last four bytes are an IPv4 address, whatever the network is. */
function isIsatap(address: Address): boolean {
  const { parts } = address as ipaddr.IPv6;
  return ((parts[4] ?? 0) & 0xfdff) === 0 && parts[5] === 0x5efe;
}

/** The IPv4 addresses that an IPv6 address may lead to: in its last four bytes, or after 2002. */
function embeddedIn(address: Address): string[] {
  if (address.kind() === "ipv4") return [];
  const { parts } = address as ipaddr.IPv6;
  const at = (index: number) =>
    [parts[index] ?? 0, parts[index + 1] ?? 0].flatMap((part) => [part >> 8, part & 255]).join(".");
  return parts[0] === 0x2002 ? [at(1)] : [at(6)];
}

function isIn(address: Address, [network, bits]: [Address, number]): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

function widthOf(address: Address): number {
  return address.kind() === "ipv4" ? 32 : 128;
}
