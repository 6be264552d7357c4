import { type SchemaName, VALIDATORS } from "../../../generated/validators";
import { describeFault } from "../../a2a/describe-fault";
import { inWords, RestError } from "./rest-error";

/**
 * Checks a body against a schema of the contract. Unlike in the protocol, where extensions add members,
 * one that is not known is refused: here it can only be a mistake.
 *
 * @throws RestError `invalid_body` naming the first fault
 */
export function parseDocument<T>(schema: SchemaName, document: unknown): T {
  const validate = VALIDATORS[schema];
  if (!validate(document))
    throw new RestError("invalid_body", inWords(describeFault(validate.errors?.[0])));
  return document as T;
}
