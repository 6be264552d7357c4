import { createRemoteJwks } from "../adapters/egress/remote-jwks";
import { loadJwksFile } from "../adapters/jwks-file";
import type { UserTokenConfig } from "../config/gateway-config";
import { createVerifyUserToken, type VerifyUserToken } from "../gateway/keys/verify-user-token";
import { systemClock } from "../ports/clock";
import type { Logger } from "../ports/logger";
import { loadFor } from "./load-for";

/**
 * What verifies user tokens with the key set that is configured.
 *
 * @throws ConfigError when its file cannot be used
 */
export async function userTokenVerifier(
  { jwks, issuer, audience }: UserTokenConfig,
  logger: Logger,
): Promise<VerifyUserToken> {
  const getKey = /^https?:/.test(jwks)
    ? createRemoteJwks(new URL(jwks))
    : await loadFor("GATEWAY_JWKS", loadJwksFile, jwks);
  return createVerifyUserToken({ getKey, issuer, audience, clock: systemClock, logger });
}
