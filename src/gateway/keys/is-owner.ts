import type { IncomingHttpHeaders } from "node:http";
import { UnauthenticatedError } from "../../../generated/errors";
import type { AgentRecord } from "../../ports/agent-store";
import { parseCredential } from "./credential-headers";
import type { VerifyUserToken } from "./verify-user-token";

/** Whether a request is the owner's. Any other credential, good or bad, is as good as none. Never rejects. */
export type IsOwner = (
  agent: Pick<AgentRecord, "ownerId">,
  headers: IncomingHttpHeaders,
) => Promise<boolean>;

/** For what is public, and holds more for the owner. */
export function createIsOwner(verifyUserToken: VerifyUserToken | undefined): IsOwner {
  return async ({ ownerId }, headers) => {
    const token = userTokenIn(headers);
    return token !== undefined && (await verifyUserToken?.(token)) === ownerId;
  };
}

function userTokenIn(headers: IncomingHttpHeaders): string | undefined {
  try {
    const presented = parseCredential(headers);
    return presented.kind === "user" ? presented.token : undefined;
  } catch (reason) {
    if (reason instanceof UnauthenticatedError) return undefined;
    throw reason;
  }
}
