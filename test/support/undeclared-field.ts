/** A schema of a bundled document, as far as it says which fields there are. */
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  additionalProperties?: boolean | Schema;
  const?: unknown;
}

/** The path of a field that a schema does not name or that is set to nothing, or undefined. */
export function undeclaredField(
  value: unknown,
  schema: Schema,
  schemas: Readonly<Record<string, unknown>>,
  at = "",
): string | undefined {
  const resolve = (node: Schema) => {
    const name = node.$ref?.split("/").at(-1);
    return name ? (schemas[name] as Schema) : node;
  };
  const inner = (member: unknown, node: Schema, name: string) =>
    undeclaredField(member, node, schemas, `${at}/${name}`);
  let resolved = resolve(schema);
  if (Array.isArray(value)) {
    const { items } = resolved;
    return items && first(value.map((item, index) => inner(item, items, String(index))));
  }
  if (!isObject(value)) return undefined;
  if (resolved.discriminator) {
    const tag = resolved.discriminator.propertyName;
    const branches = (resolved.oneOf ?? []).map(resolve);
    resolved = branches.find((branch) => branch.properties?.[tag]?.const === value[tag]) ?? {};
  }
  const { properties, additionalProperties } = resolved;
  return first(
    Object.entries(value).map(([name, member]) => {
      if (typeof additionalProperties === "object")
        return inner(member, additionalProperties, name);
      if (!properties) return undefined;
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const isSet = member !== undefined && (member !== null || isFree(property));
      return property && isSet ? inner(member, property, name) : `${at}/${name}`;
    }),
  );
}

/** Whether any JSON value is allowed, null included. */
function isFree(schema: Schema | undefined): boolean {
  return schema !== undefined && Object.keys(schema).every((keyword) => keyword === "description");
}

function first(candidates: (string | undefined)[]): string | undefined {
  return candidates.find((candidate) => candidate !== undefined);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
