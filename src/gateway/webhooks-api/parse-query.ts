import type {
  GatewayWebhookDeliveryListQuery,
  GatewayWebhookListQuery,
} from "../../../generated/types";
import { VALIDATORS } from "../../../generated/validators";
import openapi from "../../../generated/webhooks.openapi.json";
import { describeFault } from "../../a2a/describe-fault";
import { inWords, RestError } from "../rest/rest-error";

/** The queries that the operations take. */
interface Queries {
  GatewayWebhookListQuery: GatewayWebhookListQuery;
  GatewayWebhookDeliveryListQuery: GatewayWebhookDeliveryListQuery;
}

/** A query with the contract's defaults in it. */
type WholeQuery<Q> = Q & { limit: number };

/**
 * Reads the query of a URL as the contract has it. A parameter that is not known is refused, like a
 * member of a body.
 *
 * @throws RestError `invalid_query` naming the first fault
 */
export function parseQuery<S extends keyof Queries>(
  schema: S,
  query: string,
): WholeQuery<Queries[S]> {
  const { properties } = openapi.components.schemas[schema];
  const types: Readonly<Record<string, { type: string }>> = properties;
  const given = [...new URLSearchParams(query)];
  if (!given.every(([name]) => Object.hasOwn(types, name)))
    throw new RestError(
      "invalid_query",
      `there are no parameters here but ${Object.keys(types).join(", ")}`,
    );
  const values = Object.fromEntries(
    given.map(([name, text]) => {
      const isNumber = types[name]?.type === "integer" && /^\d{1,9}$/.test(text);
      return [name, isNumber ? Number(text) : text];
    }),
  );
  if (Object.keys(values).length < given.length)
    throw new RestError("invalid_query", "each parameter must be given once");
  const validate = VALIDATORS[schema];
  if (!validate(values))
    throw new RestError("invalid_query", inWords(describeFault(validate.errors?.[0])));
  return { limit: properties.limit.default, ...values };
}
