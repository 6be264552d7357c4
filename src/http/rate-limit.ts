import { Refusal } from "./refusal";
import { createRequestQuota } from "./request-quota";

/** Counts requests by source. */
export interface RateLimit {
  /**
   * Counts one request.
   *
   * @throws Refusal `rate_limited` with Retry-After and the RateLimit header fields when the source has
   *   used up its minute
   */
  count(source: string): Promise<void>;
}

/** A limit of so many requests a minute and source, counted in memory. */
export function createRateLimit(requestsPerMinute: number): RateLimit {
  const quota = createRequestQuota(requestsPerMinute, "source");
  return {
    async count(source) {
      const exhausted = await quota.take(source);
      if (!exhausted) return;
      throw new Refusal(
        "rate_limited",
        `the limit of ${requestsPerMinute} a minute is used up; try again in ${exhausted.seconds} s`,
        { headers: exhausted.headers },
      );
    },
  };
}
