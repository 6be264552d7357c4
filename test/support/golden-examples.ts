import type { ErrorName } from "../../generated/errors";
import type { MethodName } from "../../generated/methods";
import openrpc from "../../openrpc.json";

/** An example of a method, as the contract has it. */
export interface Example {
  name: string;
  params: { name: string; value: unknown }[];
  result?: { value: unknown };
  "x-error"?: { $ref: string };
  "x-service-parameters"?: Record<string, string>;
  "x-at"?: string[];
}

/** The id of every task in the contract's examples. */
const EXAMPLE_TASK_ID = /[0-9a-f]{44}/g;

export function examplesOf(method: MethodName): Example[] {
  const found = openrpc.methods.find(({ name }) => name === method);
  return found?.examples as unknown as Example[];
}

/** The first example of a method that has a result. */
export function resultExample(method: MethodName): Example {
  return examplesOf(method).find(({ result }) => result)!;
}

/** The example of a method that shows an error. */
export function errorExample(method: MethodName, error: ErrorName): Example {
  return examplesOf(method).find(
    (example) => example["x-error"]?.$ref === `#/components/errors/${error}`,
  )!;
}

/** The params of an example, by name, with an id of a task where the example has one. */
export function paramsOf({ params }: Example, taskId: string): object {
  const byName = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  return JSON.parse(JSON.stringify(byName).replace(EXAMPLE_TASK_ID, taskId)) as object;
}
