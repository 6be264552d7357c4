import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Headers } from "./send";

const WINDOW_SECONDS = 60;

/** A quota that is used up: when to try again, and the header fields that say so. */
export interface ExhaustedQuota {
  /** Whole seconds until requests are answered again. */
  readonly seconds: number;
  /** Retry-After and the RateLimit header fields (draft-ietf-httpapi-ratelimit-headers). */
  readonly headers: Headers;
}

/** So many requests a minute for each key, counted in memory. */
export interface RequestQuota {
  readonly requestsPerMinute: number;
  /** Counts one request. Answers undefined while there is room for it. */
  take(key: string): Promise<ExhaustedQuota | undefined>;
}

/**
 * Creates a quota.
 *
 * @param policy the name of the policy in the RateLimit header fields: what is counted by
 */
export function createRequestQuota(requestsPerMinute: number, policy: string): RequestQuota {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_SECONDS });
  return {
    requestsPerMinute,
    async take(key) {
      try {
        await limiter.consume(key);
        return undefined;
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const seconds = Math.ceil(reason.msBeforeNext / 1000);
        return {
          seconds,
          headers: {
            "Retry-After": String(seconds),
            "RateLimit-Policy": `"${policy}";q=${requestsPerMinute};w=${WINDOW_SECONDS}`,
            RateLimit: `"${policy}";r=0;t=${seconds}`,
          },
        };
      }
    },
  };
}
