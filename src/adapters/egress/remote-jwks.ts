import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import type { Duplex } from "node:stream";
import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import { createDialler, type Dialler } from "./dial";

const TIMEOUT_MS = 5_000;

/** How long a fetched set is used before it is fetched again: a key taken out counts no longer. */
const MAX_AGE_MS = 300_000;

/** How soon after a fetch a token with an unknown key may cause another. */
const COOLDOWN_MS = 30_000;

/**
 * The keys of a JWK Set at a URL that the operator names. It is fetched at its first use; a redirect is
 * not followed.
 *
 * The operator's own network may be meant, and names as this machine knows them (/etc/hosts, search
 * domains), so every address will do.
 */
export function createRemoteJwks(url: URL): JWTVerifyGetKey {
  const dialler = createDialler({
    findAddresses: async (host) =>
      (await lookup(host, { all: true })).map(({ address }) => address),
    connectMs: TIMEOUT_MS,
  });
  return createRemoteJWKSet(url, {
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: MAX_AGE_MS,
    cooldownDuration: COOLDOWN_MS,
    agent: createDiallingAgent(url, dialler),
  });
}

/** What node has an agent open connections with. */
type OpenConnection = (
  options: { readonly host: string; readonly port: number | string },
  opened: (reason: Error | null, socket?: Duplex) => void,
) => void;

/** An agent of node, which jose takes, that has its connections opened by a dialler. */
function createDiallingAgent({ protocol }: URL, dialler: Dialler): http.Agent {
  const agent = protocol === "https:" ? new https.Agent() : new http.Agent();
  const createConnection: OpenConnection = ({ host, port }, opened) => {
    dialler.dial({ protocol, hostname: host, port: Number(port) }).then(
      (socket) => {
        opened(null, socket);
      },
      (reason: unknown) => {
        opened(reason as Error);
      },
    );
  };
  return Object.assign(agent, { createConnection });
}
