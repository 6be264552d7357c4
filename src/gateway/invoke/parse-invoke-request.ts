import type { GatewayInvokeRequest } from "../../../generated/types";
import { VALIDATORS } from "../../../generated/validators";
import { describeFault } from "../../a2a/describe-fault";
import { InvokeError, inWords } from "./invoke-error";

/**
 * Checks a body against the contract. Unlike in the protocol, where extensions add members, one that is
 * not known is refused: here it can only be a mistake.
 *
 * @throws InvokeError `invalid_body` naming the first fault
 */
export function parseInvokeRequest(document: unknown): GatewayInvokeRequest {
  const validate = VALIDATORS.GatewayInvokeRequest;
  if (!validate(document))
    throw new InvokeError("invalid_body", inWords(describeFault(validate.errors?.[0])));
  return document as GatewayInvokeRequest;
}
