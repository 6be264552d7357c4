import { Resolver } from "node:dns/promises";

/** Finds the addresses of a name. It rejects with a code of node:dns, and answers none or many. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

/** How long one name server may take for one query, in milliseconds, and how often each is asked. */
const QUERY_MS = 2_000;
const TRIES = 2;

/** Which name servers are asked, and with how much patience. */
export interface ResolveNameOptions {
  /** Addresses, with ports where they are not 53; those of this machine by default. */
  readonly servers?: readonly string[];
  readonly queryMs?: number;
}

/** How long all name servers together may take. */
const MAX_MS = 5_000;

/** The codes that say a name has no address, rather than that nobody could be asked. */
const NO_ADDRESS = new Set<unknown>(["ENOTFOUND", "ENODATA", "ENONAME", "EBADNAME"]);

/** Whether a failed look-up means that the name has no address, for now. */
export function hasNoAddress(reason: unknown): boolean {
  return NO_ADDRESS.has((reason as NodeJS.ErrnoException).code);
}

/**
 * Builds what asks the name servers for all addresses of a name.
 *
 * It does not ask getaddrinfo: that occupies one of libuv's four threads for as long as a name server
 * likes to take, and one caller's names would hold up the files of all. So /etc/hosts and search domains
 * do not count. A resolver of its own for each name can be ended, and reads resolv.conf as it is now.
 */
export function createResolveName({
  servers,
  queryMs = QUERY_MS,
}: ResolveNameOptions = {}): ResolveName {
  return async (name) => {
    const resolver = new Resolver({ timeout: queryMs, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const deadline = setTimeout(() => {
      resolver.cancel();
    }, MAX_MS);
    try {
      const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = found.flatMap((answer) =>
        answer.status === "fulfilled" ? answer.value : [],
      );
      if (addresses.length > 0) return addresses;
      const reasons = found.flatMap((answer): unknown[] =>
        answer.status === "rejected" ? [answer.reason] : [],
      );
      // Who could not be asked about one family may still know of an address.
      throw reasons.find((reason) => !hasNoAddress(reason)) ?? reasons[0];
    } finally {
      clearTimeout(deadline);
    }
  };
}
