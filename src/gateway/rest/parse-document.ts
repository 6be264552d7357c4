import type { GatewayInvokeRequest, GatewayWebhookRequest } from "../../../generated/types";
import { VALIDATORS } from "../../../generated/validators";
import { describeFault } from "../../a2a/describe-fault";
import { inWords, RestError } from "./rest-error";

/** The bodies that REST surfaces take. */
interface Documents {
  GatewayInvokeRequest: GatewayInvokeRequest;
  GatewayWebhookRequest: GatewayWebhookRequest;
}

/**
 * Checks a body against the contract. Unlike in the protocol, where extensions add members, one that is
 * not known is refused: here it can only be a mistake.
 *
 * @throws RestError `invalid_body` naming the first fault
 */
export function parseDocument<S extends keyof Documents>(
  schema: S,
  document: unknown,
): Documents[S] {
  const validate = VALIDATORS[schema];
  if (!validate(document))
    throw new RestError("invalid_body", inWords(describeFault(validate.errors?.[0])));
  return document as Documents[S];
}
