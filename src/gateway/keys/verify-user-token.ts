import { errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { isWellFormed } from "../../a2a/well-formed";
import type { Clock } from "../../ports/clock";
import type { Logger } from "../../ports/logger";

const ALGORITHMS = ["RS256", "ES256", "EdDSA"];

/** How far the issuer's clock and ours may differ. */
const CLOCK_TOLERANCE_SECONDS = 5;

const MAX_USER_ID_CHARACTERS = 256;

/** Failures that the token alone is to blame for; any other means that the keys cannot be used. */
const TOKEN_FAULTS = new Set<string>([
  errors.JWTClaimValidationFailed.code,
  errors.JWTExpired.code,
  errors.JWTInvalid.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code,
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
]);

/** Answers the user (`sub`) of a token, or undefined when the token does not count. Never rejects. */
export type VerifyUserToken = (token: string) => Promise<string | undefined>;

export interface VerifyUserTokenOptions {
  /** The issuer's keys. */
  getKey: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  clock: Clock;
  logger: Logger;
}

/**
 * Verifies the JWTs of users: signature (RS256, ES256 or EdDSA), issuer, audience, expiry, not-before.
 * When the keys cannot be had, no token counts and the log says why.
 */
export function createVerifyUserToken(options: VerifyUserTokenOptions): VerifyUserToken {
  const { getKey, issuer, audience, clock, logger } = options;
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, getKey, {
        algorithms: ALGORITHMS,
        issuer,
        audience,
        requiredClaims: ["exp", "sub"],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: new Date(clock.now()),
      });
      return isUserId(payload.sub) ? payload.sub : undefined;
    } catch (reason) {
      if (!(reason instanceof errors.JOSEError) || !TOKEN_FAULTS.has(reason.code))
        logger.error({ err: reason }, "the keys of user tokens cannot be used");
      return undefined;
    }
  };
}

function isUserId(sub: unknown): sub is string {
  if (typeof sub !== "string" || sub === "") return false;
  return sub.length <= MAX_USER_ID_CHARACTERS && isWellFormed(sub);
}
