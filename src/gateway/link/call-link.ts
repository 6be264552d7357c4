import { isMethodName, type MethodName, METHODS } from "../../../generated/agent-link/methods";
import openrpc from "../../../generated/agent-link/openrpc.json";
import { READERS } from "../../../generated/agent-link/readers";
import { FIELD_NAMES, VALIDATORS } from "../../../generated/agent-link/validators";
import { MethodNotFoundError } from "../../../generated/errors";
import { readParams } from "../../a2a/parse-params";
import type { RpcCall } from "../../http/json-rpc-route";
import { DISCOVER_METHOD } from "../../jsonrpc/discover";
import type { LinkedAgent } from "../keys/authenticate-link";
import type { LinkCall, LinkHandler, LinkHandlers } from "./handlers";

/** Method → params → handler, at the agent's side. */
export function createCallLink(handlers: LinkHandlers) {
  return async ({ method, params, caller, onLeave }: RpcCall<LinkedAgent>): Promise<unknown> => {
    if (method === DISCOVER_METHOD) return openrpc;
    if (!isMethodName(method)) throw new MethodNotFoundError();
    const { request } = METHODS[method];
    const handler = handlers[method] as LinkHandler<MethodName>;
    const read = readParams(params, READERS[request], VALIDATORS[request], FIELD_NAMES);
    const { agent, stillMayLink } = caller;
    return handler({ params: read, agent, stillMayLink, onLeave } as LinkCall<MethodName>);
  };
}
