import { isIP } from "node:net";
import { EgressError } from "../../ports/egress";
import { createAddressRule, isLoopbackAddress } from "./address-rules";
import { isLocalhost, isLoopbackHost } from "./loopback-host";
import { RefusedError } from "./refused-error";
import { hasNoAddress, type ResolveName } from "./resolve-name";

/** What is opened beyond the public Internet. */
export interface EgressAllow {
  /** In CIDR notation. */
  readonly networks: readonly string[];
  /** Whether this machine may be called by http, and by https, where a URL names it. */
  readonly httpLocalhost: boolean;
}

/** Finds the addresses of a host that may be dialled. */
export type FindAddresses = (host: string) => Promise<readonly string[]>;

const LOOPBACK = ["127.0.0.1", "::1"];

/**
 * Builds what finds and judges the addresses of a host, a name or an address without brackets. One bad
 * address condemns the name: whoever answers with a private address among public ones is up to something,
 * and which of them is dialled is a matter of chance.
 *
 * The words of a refusal do not say which address it was, so that nobody can read private zones by it.
 *
 * @returns rejects with RefusedError when the host may not be called or has no address, with EgressError
 *   when that cannot be found out now
 */
export function createFindAddresses(allow: EgressAllow, resolve: ResolveName): FindAddresses {
  const mayCall = createAddressRule(allow.networks);
  return async (host) => {
    const isSelf = allow.httpLocalhost && isLoopbackHost(host);
    const mayDial = (address: string) => mayCall(address) || (isSelf && isLoopbackAddress(address));
    if (isIP(host) !== 0 || isLocalhost(host)) {
      // Which of the two a network opens is the operator's choice, not that of a name server.
      const dialled = (isIP(host) === 0 ? LOOPBACK : [host]).filter(mayDial);
      if (dialled.length > 0) return dialled;
      throw new RefusedError("names an address that may not be called");
    }
    const addresses = await resolveBy(resolve, host);
    if (addresses.length === 0) throw new RefusedError("names a host that has no address");
    if (!addresses.every(mayDial))
      throw new RefusedError("names a host with an address that may not be called");
    return addresses;
  };
}

async function resolveBy(resolve: ResolveName, host: string): Promise<readonly string[]> {
  try {
    return await resolve(host);
  } catch (reason) {
    if (hasNoAddress(reason)) return [];
    throw new EgressError("the name of its host could not be resolved", { cause: reason });
  }
}
