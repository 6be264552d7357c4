import type { BeaconMethodsWith, MethodName, Params, Result } from "../../../generated/methods";

/** A call that has passed the pipeline. */
export interface MethodCall<M extends MethodName> {
  params: Params<M>;
  /** The params before they were read, for what is kept as received. */
  received: unknown;
  /** The source of the request, as the rate limit counts it. */
  source: string;
}

export type Handler<M extends MethodName> = (call: MethodCall<M>) => Promise<Result<M>>;

/** A handler for each method that the policy does not refuse, and for no other. */
export type Handlers = {
  [M in BeaconMethodsWith<"accept" | "status-only" | "empty">]: Handler<M>;
};
