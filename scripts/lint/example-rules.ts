import { type Contract, errorName, type ExamplePairing, requestTypeOf } from "../contract/contract";
import { SCHEMA_REF } from "../contract/schemas";
import type { Rule } from "./contract-rules";
import { createFindFault, type FindFault } from "./schema-ajv";

type Method = Contract["document"]["methods"][number];

const eachRefusalHasAnExample: Rule = ({ document }) =>
  document.methods.flatMap((method) => {
    const shown = new Set(method.examples.map((example) => exampleError(example)));
    const missing = method.errors
      .map(errorName)
      .filter((name) => !shown.has(name) && !isBeyondExamples(method, name));
    return [
      ...(shown.has(undefined) ? [] : [`${method.name}: an example with a result is wanted`]),
      ...missing.map((name) => `${method.name}: an example of ${name} is wanted`),
    ];
  });

/** Params of a method that takes none can only be wrong by not being an object. */
function isBeyondExamples(method: Method, error: string): boolean {
  return error === "InvalidParamsError" && method.params.length === 0;
}

const examplesAreValid: Rule = (contract) => {
  const findFault = createFindFault(contract);
  return contract.document.methods.flatMap((method) =>
    method.examples.flatMap((example) => {
      const fault = exampleFault(findFault, method, example);
      return fault ? [`${method.name}: example ${example.name}: ${fault}`] : [];
    }),
  );
};

function exampleFault(
  findFault: FindFault,
  method: Method,
  example: ExamplePairing,
): string | undefined {
  const params = Object.fromEntries(example.params.map(({ name, value }) => [name, value]));
  const paramsFault = findFault({ $ref: SCHEMA_REF + requestTypeOf(method) }, params);
  const error = exampleError(example);
  if (error === "InvalidParamsError")
    return paramsFault ? undefined : "these params are valid, so the error does not fit";
  if (paramsFault) return `params: ${paramsFault}`;
  if (error !== undefined) {
    const isListed = method.errors.map(errorName).includes(error);
    return isListed ? undefined : `${error} is not among the method's errors`;
  }
  if (!example.result) return "it has neither a result nor an x-error";
  const fault = findFault(method.result.schema, example.result.value);
  return fault && `result: ${fault}`;
}

function exampleError(example: ExamplePairing): string | undefined {
  return example["x-error"] && errorName(example["x-error"]);
}

const namesAreUnique: Rule = ({ document }) =>
  document.methods.flatMap((method) => {
    const names = method.examples.map((example) => example.name);
    return names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${method.name}: two examples are named ${name}`);
  });

export const exampleRules: Rule[] = [eachRefusalHasAnExample, examplesAreValid, namesAreUnique];
