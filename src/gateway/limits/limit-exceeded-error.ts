import { RateLimitedError } from "../../../generated/errors";
import type { ExhaustedQuota } from "../../http/request-quota";
import type { Headers } from "../../http/send";

/** RateLimited, with the header fields that belong to it. */
export class LimitExceededError extends RateLimitedError {
  readonly headers: Headers;

  constructor({ seconds, headers }: ExhaustedQuota) {
    super({ retryAfterSeconds: String(seconds) });
    this.headers = headers;
  }
}
