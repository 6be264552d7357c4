import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A JSON Schema (draft-07) as it stands in a file, or a part of one. */
export interface JsonSchema {
  title?: string;
  description?: string;
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  discriminator?: { propertyName: string };
  additionalProperties?: boolean | JsonSchema;
  [keyword: string]: unknown;
}

/** Schemas by title, and the title of each schema file by its absolute path. */
export interface SchemaSet {
  schemas: Map<string, JsonSchema>;
  titles: Map<string, string>;
}

/** Where a schema stands in the bundled document. */
export const SCHEMA_REF = "#/components/schemas/";

const FILE_REF = /(?:^|\/)([^/#]+\.schema\.json)(#.*)?$/;

/**
 * Reads all `*.schema.json` of some folders, in the order of their names, with references between
 * files rewritten to `#/components/schemas/<title>` and without `$schema`.
 *
 * @param titleOf what a schema is called whose file has this title, by default just so
 * @throws Error when a file has no title, two files share one, or a reference names no file.
 */
export function loadSchemas(
  folders: readonly string[],
  titleOf: (title: string, folder: string) => string = (title) => title,
): SchemaSet {
  const byFile = new Map<string, JsonSchema>();
  for (const folder of folders) {
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith(".schema.json")) continue;
      const file = path.resolve(folder, name);
      byFile.set(file, JSON.parse(readFileSync(file, "utf8")) as JsonSchema);
    }
  }

  const titles = new Map<string, string>();
  const schemas = new Map<string, JsonSchema>();
  for (const [file, schema] of byFile) {
    if (!schema.title) throw new Error(`${file}: a schema needs a title, which names its type`);
    const title = titleOf(schema.title, path.dirname(file));
    if (schemas.has(title)) throw new Error(`${file}: the title ${title} is taken`);
    titles.set(file, title);
    schemas.set(title, schema);
  }
  for (const [file, schema] of byFile) {
    delete schema.$schema;
    rewriteFileRefs(schema, path.dirname(file), titles);
  }
  return { schemas, titles };
}

/**
 * Rewrites, in place, each `$ref` to a schema file into one to `#/components/schemas/<title>`.
 *
 * @throws Error when a reference names a file that is not among `titles`.
 */
export function rewriteFileRefs(
  node: unknown,
  folder: string,
  titles: ReadonlyMap<string, string>,
): void {
  if (Array.isArray(node)) {
    for (const item of node) rewriteFileRefs(item, folder, titles);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const record = node as Record<string, unknown>;
  const target = typeof record.$ref === "string" ? FILE_REF.exec(record.$ref) : null;
  if (target) {
    const ref = record.$ref as string;
    const file = path.resolve(folder, ref.split("#")[0] ?? "");
    const title = titles.get(file);
    if (!title) throw new Error(`${ref}: no schema file of this name in ${folder}`);
    record.$ref = SCHEMA_REF + title + (target[2] ?? "").slice(1);
  }
  for (const value of Object.values(record)) rewriteFileRefs(value, folder, titles);
}

/** The name in a reference to a bundled schema, or undefined for anything else. */
export function refName(schema: JsonSchema | undefined): string | undefined {
  if (!schema?.$ref?.startsWith(SCHEMA_REF)) return undefined;
  return schema.$ref.slice(SCHEMA_REF.length).split("/")[0];
}

/** All names of bundled schemas that a node refers to, directly. */
export function refNames(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((item) => refNames(item, found));
  else if (typeof node === "object" && node !== null) {
    const name = refName(node as JsonSchema);
    if (name) found.add(name);
    Object.values(node).forEach((value) => refNames(value, found));
  }
  return found;
}

/** The closure of `names` under reference. */
export function reachable(
  names: Iterable<string>,
  schemas: ReadonlyMap<string, JsonSchema>,
): Set<string> {
  const found = new Set<string>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (found.has(name)) continue;
    const schema = schemas.get(name);
    if (!schema) throw new Error(`no schema has the title ${name}`);
    found.add(name);
    pending.push(...refNames(schema));
  }
  return found;
}

/** The members of a proto `oneof`, written as `oneOf` of branches with one `required` each. */
export function oneofMembers(schema: JsonSchema): string[] | undefined {
  if (!schema.oneOf || !schema.properties) return undefined;
  const members = schema.oneOf.map((branch) => branch.required?.[0]);
  return members.every((name): name is string => name !== undefined) ? members : undefined;
}

/** A union of objects that a member of each, the tag, tells apart. */
export interface TaggedUnion {
  tag: string;
  /** The branches: the value of the tag, and the name of the schema that goes with it. */
  branches: { value: string; name: string }[];
}

/**
 * The tagged union that a schema is: `oneOf` of references beside a `discriminator`.
 *
 * @throws Error when a branch has no constant under the tag
 */
export function taggedUnion(
  schema: JsonSchema,
  schemas: ReadonlyMap<string, JsonSchema>,
): TaggedUnion | undefined {
  if (!schema.discriminator) return undefined;
  const tag = schema.discriminator.propertyName;
  const branches = (schema.oneOf ?? []).map((branch) => {
    const name = refName(branch);
    const value = name && schemas.get(name)?.properties?.[tag]?.const;
    if (!name || typeof value !== "string")
      throw new Error(`${schema.title}: each branch must refer to a schema with a constant ${tag}`);
    return { value, name };
  });
  return { tag, branches };
}

/** The proto spelling of a ProtoJSON name: `contextId` → `context_id`. */
export function protoName(jsonName: string): string {
  return jsonName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
