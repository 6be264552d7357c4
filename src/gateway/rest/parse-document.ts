import invokeOpenapi from "../../../generated/invoke.openapi.json";
import type { GatewayInvokeRequest, GatewayWebhookRequest } from "../../../generated/types";
import { VALIDATORS } from "../../../generated/validators";
import webhooksOpenapi from "../../../generated/webhooks.openapi.json";
import { describeFault } from "../../a2a/describe-fault";
import { inWords, RestError } from "./rest-error";

/** The bodies that REST surfaces take. */
interface Documents {
  GatewayInvokeRequest: GatewayInvokeRequest;
  GatewayWebhookRequest: GatewayWebhookRequest;
}

const namesOf = ({ properties }: { properties: object }) => Object.keys(properties).join(", ");

/** The members that each body may have. */
const MEMBERS: Readonly<Record<keyof Documents, string>> = {
  GatewayInvokeRequest: namesOf(invokeOpenapi.components.schemas.GatewayInvokeRequest),
  GatewayWebhookRequest: namesOf(webhooksOpenapi.components.schemas.GatewayWebhookRequest),
};

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
  if (!validate(document)) {
    const fault = validate.errors?.[0];
    // Which members there are is known; what it was called instead is not repeated.
    if (fault?.keyword === "additionalProperties" && fault.instancePath === "")
      throw new RestError("invalid_body", `the body must have no members but ${MEMBERS[schema]}`);
    throw new RestError("invalid_body", inWords(describeFault(fault)));
  }
  return document as Documents[S];
}
