import { errorName } from "../contract/contract";
import type { Rule } from "./contract-rules";
import { createFindFault } from "./schema-ajv";

const GATEWAY_DOMAIN = "a2a-gateway";

/** A gateway error has this code less its HTTP status: outside what JSON-RPC (§5.1) and A2A (§5.4) reserve. */
const GATEWAY_CODE_BASE = -31000;

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

/** One list of errors is one list of codes. */
const errorsAreDeclaredOnce: Rule = ({ document, main }) =>
  main
    ? Object.keys(document.components.errors)
        .filter((name) => !Object.hasOwn(main.document.components.errors, name))
        .map((name) => `${name}: declare it in openrpc.json and refer to it there`)
    : [];

const everyErrorIsUsed: Rule = ({ document, sharedErrors }) => {
  const used = new Set([
    ...sharedErrors,
    ...document["x-envelope-errors"],
    ...document["x-gateway-envelope-errors"],
    ...document.methods.flatMap((method) => method.errors.map(errorName)),
  ]);
  return Object.keys(document.components.errors)
    .filter((name) => !used.has(name))
    .map((name) => `${name}: no method answers with it`);
};

const envelopeErrorsAreDeclared: Rule = ({ document }) => {
  const lists = ["x-envelope-errors", "x-gateway-envelope-errors"] as const;
  return lists.flatMap((list) =>
    document[list]
      .filter((name) => !Object.hasOwn(document.components.errors, name))
      .map((name) => `${list}: ${name} is not among components.errors`),
  );
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

/** The Gateway's own errors: a code that shows the HTTP status, and the reason in lower case as a code. */
const gatewayErrorsAreRegular: Rule = ({ document }) =>
  Object.entries(document.components.errors).flatMap(([name, { code, data }]) => {
    const info = data?.[0];
    if (info?.domain !== GATEWAY_DOMAIN) return [];
    const wanted = GATEWAY_CODE_BASE - (document["x-errors"][name]?.httpStatus ?? 0);
    return [
      ...(code === wanted ? [] : [`${name}: the code must be ${wanted}`]),
      ...(info.metadata?.code === info.reason?.toLowerCase()
        ? []
        : [`${name}: metadata.code must be the reason in lower case`]),
    ];
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
  errorsAreDeclaredOnce,
  everyErrorIsUsed,
  envelopeErrorsAreDeclared,
  reasonsFollowNames,
  gatewayErrorsAreRegular,
  dataFitsItsSchema,
];
