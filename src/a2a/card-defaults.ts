import openrpc from "../../generated/openrpc.json";
import type { AgentCard } from "../../generated/types";

/** What is read of the contract's schemas here. */
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

const SCHEMAS: Readonly<Record<string, Schema>> = openrpc.components.schemas as object as Record<
  string,
  Schema
>;

/** The fields that the proto marks `optional`: set to a default they are set all the same (A2A §5.7). */
const OPTIONAL_FIELDS: ReadonlySet<string> = new Set([
  "AgentCard.documentationUrl",
  "AgentCard.iconUrl",
  "AgentCapabilities.streaming",
  "AgentCapabilities.pushNotifications",
  "AgentCapabilities.extendedAgentCard",
]);

/**
 * A card as it is sent and signed (A2A §8.4.1, rule 1): required fields are there, fields with their
 * default value are not, unless the proto marks them optional; neither are fields that the contract
 * does not name. What a free-form object holds is left alone.
 */
export function dropDefaults(card: AgentCard): AgentCard {
  return reduce(card, SCHEMAS.AgentCard ?? {}, "AgentCard") as AgentCard;
}

function reduce(value: unknown, schema: Schema, name: string): unknown {
  if (schema.$ref !== undefined) {
    const target = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
    return reduce(value, SCHEMAS[target] ?? {}, target);
  }
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.map((item) => reduce(item, items, name));
  }
  if (typeof value !== "object" || value === null) return value;
  const values = schema.additionalProperties;
  if (schema.properties) return reduceMessage(value, schema, name);
  if (typeof values !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, reduce(member, values, name)]),
  );
}

function reduceMessage(message: object, { properties, required }: Schema, name: string): object {
  const members = message as Readonly<Record<string, unknown>>;
  const kept = Object.entries(properties ?? {}).flatMap(([key, property]) => {
    const member = members[key];
    if (member === undefined || member === null) return [];
    const value = reduce(member, property, name);
    const stays = required?.includes(key) === true || OPTIONAL_FIELDS.has(`${name}.${key}`);
    return stays || !isDefault(value, property) ? [[key, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** A message has no default: one that is there is set, even if it is empty. */
function isDefault(value: unknown, { additionalProperties }: Schema): boolean {
  if (value === "" || value === false || value === 0) return true;
  if (Array.isArray(value)) return value.length === 0;
  const isMap = typeof additionalProperties === "object";
  return isMap && Object.keys(value as object).length === 0;
}
