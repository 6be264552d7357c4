import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";

const TIMEOUT_MS = 5_000;

/** How long a fetched set is used before it is fetched again: a key taken out counts no longer. */
const MAX_AGE_MS = 300_000;

/** How soon after a fetch a token with an unknown key may cause another. */
const COOLDOWN_MS = 30_000;

/**
 * The keys of a JWK Set at a URL that the operator names. It is fetched at its first use; a redirect is
 * not followed.
 */
export function createRemoteJwks(url: URL): JWTVerifyGetKey {
  return createRemoteJWKSet(url, {
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: MAX_AGE_MS,
    cooldownDuration: COOLDOWN_MS,
  });
}
