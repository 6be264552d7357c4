import type { MethodName, Methods, Params, Result } from "../../../generated/agent-link/methods";
import type { RpcStream } from "../../jsonrpc/rpc-stream";
import type { AgentRecord } from "../../ports/agent-store";

/** A call of an agent's worker that has passed the pipeline. */
export interface LinkCall<M extends MethodName> {
  params: Params<M>;
  agent: AgentRecord;
  /** Whether the worker's token may still be used: for what outlasts its request. */
  stillMayLink(): Promise<boolean>;
  /** Calls a function once when the worker has gone, or has its answer. */
  onLeave(listener: () => void): void;
}

export type LinkHandler<M extends MethodName> = (
  call: LinkCall<M>,
) => Promise<Methods[M]["streaming"] extends true ? RpcStream : Result<M>>;

/** A handler for every method of the agent's side. */
export type LinkHandlers = { [M in MethodName]: LinkHandler<M> };
