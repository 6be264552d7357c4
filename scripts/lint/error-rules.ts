import { errorName } from "../contract/contract";
import type { Rule } from "./contract-rules";
import { createFindFault } from "./schema-ajv";

const codesAreUnique: Rule = ({ document }) => {
  const seen = new Map<number, string>();
  return Object.entries(document.components.errors).flatMap(([name, { code }]) => {
    const other = seen.get(code);
    seen.set(code, name);
    return other ? [`${name}: the code ${code} is that of ${other}`] : [];
  });
};

const notesMatch: Rule = ({ document }) => {
  const errors = Object.keys(document.components.errors).sort();
  const notes = Object.keys(document["x-errors"]).sort();
  return errors.join() === notes.join()
    ? []
    : ["x-errors must hold an entry for each of components.errors, and no other"];
};

const everyErrorIsUsed: Rule = ({ document }) => {
  const used = new Set([
    ...document["x-envelope-errors"],
    ...document.methods.flatMap((method) => method.errors.map(errorName)),
  ]);
  return Object.keys(document.components.errors)
    .filter((name) => !used.has(name))
    .map((name) => `${name}: no method answers with it`);
};

const reasonsFollowNames: Rule = ({ document }) =>
  Object.entries(document.components.errors).flatMap(([name, { data }]) => {
    const reason = data?.[0]?.reason;
    const wanted = name
      .replace(/Error$/, "")
      .replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`)
      .toUpperCase();
    return reason === undefined || reason === wanted
      ? []
      : [`${name}: the reason must be ${wanted}`];
  });

const dataFitsItsSchema: Rule = (contract) => {
  const findFault = createFindFault(contract);
  return Object.entries(contract.document.components.errors).flatMap(([name, { data }]) => {
    const schema = contract.document["x-errors"][name]?.data;
    if (!schema) return data === undefined ? [] : [`${name}: data without a schema in x-errors`];
    const fault = findFault(schema, data);
    return fault ? [`${name}: data: ${fault}`] : [];
  });
};

export const errorRules: Rule[] = [
  codesAreUnique,
  notesMatch,
  everyErrorIsUsed,
  reasonsFollowNames,
  dataFitsItsSchema,
];
