import { createRequestQuota } from "../../http/request-quota";
import type { Caller } from "../keys/authenticate";
import { LimitExceededError } from "./limit-exceeded-error";

/** Counts calls by key and agent, or by user and agent. */
export interface CallLimit {
  /** @throws LimitExceededError when this minute's calls are used up */
  count(caller: Pick<Caller, "agent" | "kind" | "credentialId">): Promise<void>;
}

/** A limit of so many calls a minute, for each credential and agent. */
export function createCallLimit(callsPerMinute: number): CallLimit {
  const quota = createRequestQuota(callsPerMinute, "caller");
  return {
    async count({ agent, kind, credentialId }) {
      const exhausted = await quota.take(`${agent.id} ${kind} ${credentialId}`);
      if (exhausted) throw new LimitExceededError(exhausted);
    },
  };
}
