import { type MethodName, METHODS, type Params } from "../../../generated/a2a-0.3/methods";
import { READERS } from "../../../generated/a2a-0.3/readers";
import { FIELD_NAMES, VALIDATORS } from "../../../generated/a2a-0.3/validators";
import { readParams } from "../../a2a/parse-params";

/**
 * Reads the params of a 0.3 method and checks them against the contract of 0.3.
 *
 * @throws InvalidParamsError naming the first fault
 */
export function parseParams03<M extends MethodName>(method: M, params: unknown): Params<M> {
  const { request } = METHODS[method];
  return readParams(params, READERS[request], VALIDATORS[request], FIELD_NAMES) as Params<M>;
}
