import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "./refusal";

const WINDOW_SECONDS = 60;
const POLICY_NAME = "source";

/** Counts requests by source. */
export interface RateLimit {
  /**
   * Counts one request.
   *
   * @throws Refusal `rate_limited` with Retry-After and the RateLimit header fields
   *   (draft-ietf-httpapi-ratelimit-headers) when the source has used up its minute
   */
  count(source: string): Promise<void>;
}

/** A limit of so many requests a minute and source, counted in memory. */
export function createRateLimit(requestsPerMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_SECONDS });
  return {
    async count(source) {
      try {
        await limiter.consume(source);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw rateLimited(requestsPerMinute, Math.ceil(reason.msBeforeNext / 1000));
      }
    },
  };
}

function rateLimited(requestsPerMinute: number, seconds: number): Refusal {
  return new Refusal(
    "rate_limited",
    `the limit of ${requestsPerMinute} a minute is used up; try again in ${seconds} s`,
    {
      headers: {
        "Retry-After": String(seconds),
        "RateLimit-Policy": `"${POLICY_NAME}";q=${requestsPerMinute};w=${WINDOW_SECONDS}`,
        RateLimit: `"${POLICY_NAME}";r=0;t=${seconds}`,
      },
    },
  );
}
