import type { IncomingHttpHeaders } from "node:http";
import { AgentNotFoundError, UnauthenticatedError } from "../../../generated/errors";
import { createRequestQuota } from "../../http/request-quota";
import { LimitExceededError } from "./limit-exceeded-error";

/** Counts the failed authentications of a source around a way to authenticate. */
export type LimitFailures = <Who>(
  authenticate: (agentId: string, headers: IncomingHttpHeaders) => Promise<Who>,
) => (agentId: string, headers: IncomingHttpHeaders, source: string) => Promise<Who>;

/**
 * A limit of so many failed authentications a minute and source. Past it the refusal is
 * LimitExceededError, whatever was wrong.
 *
 * A credential that counts is never refused: one bad key of a platform must not shut out the good ones
 * behind the same address, and 256 random bits are not found by trying.
 */
export function createLimitFailures(failuresPerMinute: number): LimitFailures {
  const quota = createRequestQuota(failuresPerMinute, "failed-authentications");
  return (authenticate) => async (agentId, headers, source) => {
    try {
      return await authenticate(agentId, headers);
    } catch (reason) {
      if (reason instanceof UnauthenticatedError || reason instanceof AgentNotFoundError) {
        const exhausted = await quota.take(source);
        if (exhausted) throw new LimitExceededError(exhausted);
      }
      throw reason;
    }
  };
}
