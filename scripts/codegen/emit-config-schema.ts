import { buildGenerator, getProgramFromFiles } from "typescript-json-schema";

/**
 * The JSON Schema of an operator's configuration, from its hand-written type.
 *
 * @param file the file that holds the type, which imports nothing
 * @throws Error when the type cannot be read
 */
export function emitConfigSchema(file: string, typeName: string): string {
  const program = getProgramFromFiles([file], { strict: true, skipLibCheck: true, types: [] });
  const generator = buildGenerator(program, { required: true, noExtraProps: true });
  const schema = generator?.getSchemaForSymbol(typeName);
  if (!schema) throw new Error(`${file}: no schema can be made of ${typeName}`);
  return JSON.stringify(schema, null, 2);
}
