import Ajv, { type ErrorObject } from "ajv";
import addFormats from "ajv-formats";
import { ConfigError } from "./config-error";

/** What is read of a configuration's schema here. */
export interface VariablesSchema {
  readonly properties: Readonly<Record<string, VariableSchema>>;
}

interface VariableSchema {
  readonly type: string;
  readonly description?: string;
  readonly enum?: readonly string[];
}

/** The variables of a schema that an environment sets; one that is set to an empty string is set. */
export function variablesIn(
  environment: NodeJS.ProcessEnv,
  { properties }: VariablesSchema,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(properties).flatMap((name) =>
      environment[name] === undefined ? [] : [[name, environment[name]]],
    ),
  );
}

/**
 * Checks variables against the schema that was made from their type, reads texts as what the schema
 * wants, and fills in defaults. What it returns is of that type.
 *
 * @throws ConfigError naming the first variable with a bad value and what is wanted
 */
export function validateVariables(
  variables: Readonly<Record<string, unknown>>,
  schema: VariablesSchema,
): unknown {
  const ajv = new Ajv({ useDefaults: true });
  addFormats(ajv, ["uri"]);
  const validate = ajv.compile(schema);
  const values = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      toType(value, schema.properties[name]?.type),
    ]),
  );
  if (!validate(values)) throw new ConfigError(describe(validate.errors?.[0], schema));
  return values;
}

/** What stands for a value of the type; anything else stays as it is, for the validator to refuse. */
function toType(value: unknown, type: string | undefined): unknown {
  if (type === "integer" && typeof value === "string" && /^\d{1,15}$/.test(value))
    return Number(value);
  // In a file `true` and `1` need no quotes.
  if (type === "string" && (typeof value === "boolean" || typeof value === "number"))
    return String(value);
  return value;
}

function describe(error: ErrorObject | undefined, { properties }: VariablesSchema): string {
  if (error?.keyword === "additionalProperties")
    return `${String(error.params.additionalProperty)} is not a variable that is known`;
  const name = error?.instancePath.slice(1).split("/")[0] ?? "";
  const property = properties[name];
  const wanted = property?.enum ? `must be one of ${property.enum.join(", ")}` : wantedBy(error);
  return `${name} ${wanted ?? "is not valid"}. ${(property?.description ?? "").replaceAll("\n", " ")}`;
}

/** The description of the variable says more than a pattern would. */
function wantedBy(error: ErrorObject | undefined): string | undefined {
  const isForm = error?.keyword === "pattern" || error?.keyword === "format";
  return isForm ? "is not of the form that is wanted" : error?.message;
}
