import { InvalidParamsError } from "../../generated/errors";
import { type MethodName, METHODS, type Params } from "../../generated/methods";
import { READERS } from "../../generated/readers";
import { type Validator, VALIDATORS } from "../../generated/validators";
import { isDeeperThan, MAX_DEPTH } from "../jsonrpc/depth";
import { describeFault } from "./describe-fault";
import { findInfinite } from "./find-infinite";

/** The levels of a body above its params. */
const LEVELS_ABOVE_PARAMS = 1;

/**
 * Reads the params of a method as ProtoJSON and checks them against the contract. What it returns
 * holds the contract's fields only and is trusted from here on.
 *
 * @param params as received; undefined where the Request has none, which counts as `{}`
 * @throws InvalidParamsError naming the first fault (A2A §9.5)
 */
export function parseParams<M extends MethodName>(method: M, params: unknown): Params<M> {
  const { request } = METHODS[method];
  return readParams(params, READERS[request], VALIDATORS[request]) as Params<M>;
}

/**
 * Reads params with a reader and checks them with a validator of any contract.
 *
 * @param fieldNames the names that this contract defines; those of the main one where it is undefined
 * @throws InvalidParamsError naming the first fault
 */
export function readParams(
  params: unknown = {},
  read: (params: unknown) => unknown,
  validate: Validator,
  fieldNames?: ReadonlySet<string>,
): unknown {
  if (typeof params !== "object" || params === null || Array.isArray(params))
    throw new InvalidParamsError([{ field: "params", description: "must be an object" }]);
  if (isDeeperThan(params, MAX_DEPTH - LEVELS_ABOVE_PARAMS))
    throw new InvalidParamsError([
      { field: "params", description: `must not nest deeper than ${MAX_DEPTH} levels of the body` },
    ]);
  const known = read(params);
  if (!validate(known))
    throw new InvalidParamsError([describeFault(validate.errors?.[0], "", fieldNames)]);
  // The schemas say nothing of what free-form values hold.
  const infinite = findInfinite(known);
  if (infinite) throw new InvalidParamsError([describeFault(infinite, "", fieldNames)]);
  return known;
}
