import Ajv from "ajv";
import addFormats from "ajv-formats";
import type { Contract } from "../contract/contract";
import type { JsonSchema } from "../contract/schemas";

const CONTRACT_ID = "contract";

/** Says what is wrong with a value, or undefined if it fits the schema. */
export type FindFault = (schema: JsonSchema, value: unknown) => string | undefined;

/** Validates against schemas as they stand in the bundled document, references to it included. */
export function createFindFault({
  document,
  schemas,
}: Pick<Contract, "schemas"> & {
  document: { components: Pick<Contract["document"]["components"], "schemas"> };
}): FindFault {
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    discriminator: true,
  });
  addFormats(ajv);
  ajv.addVocabulary(["components", "x-wanted"]);
  ajv.addSchema({
    $id: CONTRACT_ID,
    components: { schemas: { ...document.components.schemas, ...Object.fromEntries(schemas) } },
  });
  return (schema, value) => {
    const absolute = schema.$ref ? { $ref: CONTRACT_ID + schema.$ref } : schema;
    return ajv.validate(absolute, value) ? undefined : ajv.errorsText();
  };
}
