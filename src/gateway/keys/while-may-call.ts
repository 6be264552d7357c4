import { UnauthenticatedError } from "../../../generated/errors";
import type { DocumentCall } from "../../http/document-call-route";
import type { RpcCall } from "../../http/json-rpc-route";
import { RpcStream } from "../../jsonrpc/rpc-stream";
import type { Caller } from "./authenticate";
import type { WatchCaller, WatchedCaller } from "./caller-watch";

/**
 * Lets a call go on for as long as its caller may call the agent: then what it waits for, or its
 * stream, ends with UnauthenticatedError. What the call began goes on without it.
 */
export function rpcWhileMayCall(
  watch: WatchCaller,
  call: (call: RpcCall<Caller>) => Promise<unknown>,
) {
  return async (rpcCall: RpcCall<Caller>): Promise<unknown> => {
    const { caller } = rpcCall;
    const result = await unlessLost(watch, caller, call(rpcCall));
    return result instanceof RpcStream ? streamWhileMayCall(watch, caller, result) : result;
  };
}

/** The same for a call that is one document. Its signal aborts as if the caller had left. */
export function documentWhileMayCall<T>(
  watch: WatchCaller,
  call: (call: DocumentCall<Caller>) => Promise<T>,
) {
  return (documentCall: DocumentCall<Caller>): Promise<T> => {
    const { caller, signal } = documentCall;
    const left = new AbortController();
    const leave = () => {
      left.abort();
    };
    signal.addEventListener("abort", leave);
    if (signal.aborted) leave();
    return unlessLost(watch, caller, call({ ...documentCall, signal: left.signal }), leave);
  };
}

function unlessLost<T>(
  watch: WatchCaller,
  caller: WatchedCaller,
  result: Promise<T>,
  onLost: () => void = () => undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const unwatch = watch(caller, () => {
      reject(new UnauthenticatedError());
      onLost();
    });
    void result.then(unwatch, unwatch);
    result.then(resolve, reject);
  });
}

function streamWhileMayCall(
  watch: WatchCaller,
  caller: WatchedCaller,
  stream: RpcStream,
): RpcStream {
  return new RpcStream((sink) => {
    let stop = () => {};
    const unwatch = watch(caller, () => {
      stop();
      sink.fail(new UnauthenticatedError());
    });
    stop = stream.start({
      ...sink,
      end() {
        unwatch();
        sink.end();
      },
      fail(reason) {
        unwatch();
        sink.fail(reason);
      },
    });
    return () => {
      unwatch();
      stop();
    };
  });
}
