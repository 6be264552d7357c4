import type { Contract } from "../contract/contract";
import { errorRules } from "./error-rules";
import { exampleRules } from "./example-rules";
import { methodRules } from "./method-rules";
import { schemaRules } from "./schema-rules";

/** A rule of the contract: it answers what breaks it, each with the place and what is wanted. */
export type Rule = (contract: Contract) => string[];

/** Everything that is wrong with a contract, beyond being a valid OpenRPC document. */
export function lintContract(contract: Contract): string[] {
  const faultsOf = (rules: readonly Rule[]) => rules.flatMap((rule) => rule(contract));
  // Examples cannot be held against a schema that is not sound.
  const unsound = faultsOf(schemaRules);
  return unsound.length > 0 ? unsound : faultsOf([...methodRules, ...errorRules, ...exampleRules]);
}
