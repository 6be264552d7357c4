import { MethodNotFoundError } from "../../generated/errors";
import { isMethodName, type MethodName, METHODS } from "../../generated/methods";
import { checkVersion, VERSION_PARAMETER } from "../a2a/service-parameters";
import { parseParams } from "../a2a/parse-params";
import type { RpcCall } from "../http/json-rpc-route";
import { DISCOVER_METHOD } from "../jsonrpc/discover";
import type { Handler, Handlers } from "./methods/handlers";
import { BEACON_POLICY } from "./policy";

export interface CallMethodOptions {
  handlers: Handlers;
  /** What `rpc.discover` answers. */
  openrpc: object;
}

/**
 * Version → method → params → policy. A refused method's params are not read; its refusal says why.
 *
 * @throws RpcError as the contract's `x-beacon` says
 */
export function createCallMethod({ handlers, openrpc }: CallMethodOptions) {
  return async ({ method, params, caller, headers, query }: RpcCall<string>): Promise<unknown> => {
    checkVersion(headers[VERSION_PARAMETER.toLowerCase()]?.toString(), query);
    if (method === DISCOVER_METHOD) return openrpc;
    if (!isMethodName(method)) throw new MethodNotFoundError();

    const row = BEACON_POLICY[method];
    if (row.kind === "refuse") throw new row.error({ policy: METHODS[method].beacon.why });
    // The policy is not "refuse", so the type of the handlers has one for it.
    const handler = handlers[method as keyof Handlers] as Handler<MethodName>;
    return handler({ params: parseParams(method, params), received: params, source: caller });
  };
}
