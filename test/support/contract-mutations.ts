import type { Finding } from "../../scripts/contract-diff/finding";

/** A way to change a contract, and what is to be found of it. */
export interface ContractMutation {
  name: string;
  change: (document: any) => void;
  kind: Finding["kind"];
  direction?: "sent" | "received";
  /** Where it is found, as a JSON pointer. */
  pointer: string;
}

/** A method of an OpenRPC document by its name. */
export function methodOf(document: any, name: string): any {
  return document.methods.find((method: any) => method.name === name);
}

/** The properties of a schema of a document. */
export function fieldsOf(document: any, schema: string): any {
  return document.components.schemas[schema].properties;
}

/** A row of a table of mutations, for short. */
export function mutationRow(
  name: string,
  change: ContractMutation["change"],
  [kind, pointer, direction]: [Finding["kind"], string, ("sent" | "received")?],
): ContractMutation {
  return { name, change, kind, pointer, ...(direction && { direction }) };
}
