import { Agent, type buildConnector } from "undici";
import type { Egress } from "../../ports/egress";
import { checkUrl, hostOf } from "./check-url";
import { createDialler, type Dialler } from "./dial";
import { createFindAddresses, type EgressAllow } from "./find-addresses";
import { RefusedError } from "./refused-error";
import { createResolveName, type ResolveName } from "./resolve-name";
import { sendPost } from "./send-post";

/** How long TCP and TLS may take, with all addresses that are tried. */
const CONNECT_MS = 10_000;

/**
 * How many connections one origin gets; what is beyond waits, within its time. A relay that many callers
 * share gets enough that two slow ones do not take the others' turns, and nobody gets all that a process
 * sends.
 */
const CONNECTIONS_PER_ORIGIN = 128;

/** For how long a connection waits for another request: a burst's, not the next one's. */
const IDLE_MS = 2_000;

/** How old a connection may be when it gets a request: its address was judged when it was dialled. */
const MAX_AGE_MS = 30_000;

const MAX_HEADER_BYTES = 16_384;

/** What the way out needs. */
export interface EgressOptions {
  readonly allow: EgressAllow;
  /** Finds the addresses of a name; by default by the name servers of this machine. */
  readonly resolve?: ResolveName;
  /** Certificates in PEM to trust in place of those that node brings along. */
  readonly ca?: string | readonly string[];
}

/** A way out that can be closed. */
export interface ClosableEgress extends Egress {
  /** Ends what is under way, and all connections. */
  close(): Promise<void>;
}

/** The way out of a server, to addresses that callers name. It heeds no proxy of the environment. */
export function createEgress({
  allow,
  resolve = createResolveName(),
  ca,
}: EgressOptions): ClosableEgress {
  const findAddresses = createFindAddresses(allow, resolve);
  const dialler = createDialler({
    findAddresses,
    connectMs: CONNECT_MS,
    ...(ca === undefined ? {} : { ca }),
  });
  const agent = new Agent({
    connect: connectBy(dialler),
    connections: CONNECTIONS_PER_ORIGIN,
    clientTtl: MAX_AGE_MS,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // One time for all is kept in sendPost.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    async refusalOf(text) {
      try {
        await findAddresses(hostOf(checkUrl(text, allow.httpLocalhost)));
        return undefined;
      } catch (reason) {
        return reason instanceof RefusedError ? reason.words : undefined;
      }
    },
    async post(request) {
      return sendPost(agent, checkUrl(request.url, allow.httpLocalhost), request);
    },
    async close() {
      dialler.close();
      await agent.destroy();
    },
  };
}

function connectBy({ dial }: Dialler): buildConnector.connector {
  return ({ protocol, hostname, port }, callback) => {
    const target = { protocol, hostname, port: Number(port) || (protocol === "https:" ? 443 : 80) };
    dial(target).then(
      (socket) => {
        callback(null, socket);
      },
      (reason: unknown) => {
        callback(reason as Error, null);
      },
    );
  };
}
