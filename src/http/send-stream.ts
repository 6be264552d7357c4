import type { ServerResponse } from "node:http";
import type { RequestId } from "../jsonrpc/request-id";
import { openSse, type SseResponse } from "./sse-response";
import type { RpcStream, StreamResult } from "../jsonrpc/rpc-stream";

/**
 * Sends a stream as Server-Sent Events, each a JSON-RPC response with the id of the request
 * (A2A §9.4.2). The response starts with the first result: a failure before it is left to
 * `failPlainly`; one after it is the stream's last event.
 */
export function sendStream(
  res: ServerResponse,
  id: RequestId,
  stream: RpcStream,
  options: {
    failPlainly(reason: unknown): void;
    /** Renders a failure as the data of the last event. */
    renderFailure(reason: unknown): string;
  },
): void {
  // The caller may have left while the stream was made ready.
  if (res.destroyed) return;
  const prefix = `data: {"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`;
  let sse: SseResponse | undefined;
  let stop = () => {};
  const state = { isOver: false };

  const leave = () => {
    state.isOver = true;
    stop();
  };

  stop = stream.start({
    results(results) {
      if (state.isOver) return;
      sse ??= openSse(res, leave);
      sse.write(encode(prefix, results));
    },
    drained: () => sse?.drained(),
    end() {
      if (state.isOver) return;
      state.isOver = true;
      (sse ?? openSse(res, () => undefined)).end();
    },
    fail(reason) {
      if (state.isOver) return;
      state.isOver = true;
      if (!sse) {
        options.failPlainly(reason);
        return;
      }
      sse.end(`data: ${options.renderFailure(reason)}\n\n`);
    },
  });
  // The caller may have left before the first result.
  res.once("close", leave);
  if (state.isOver) stop();
}

interface Encoded {
  prefix: string;
  results: readonly StreamResult[];
  frames: Buffer;
}

/** What was encoded last, for as long as the subscribers of a task are told one after the other. */
let latest: Encoded | undefined;

/** Frames as bytes: made once for all subscribers who are told the same in one go. */
function encode(prefix: string, results: readonly StreamResult[]): Buffer {
  if (latest?.prefix === prefix && areSame(latest.results, results)) return latest.frames;
  const frames = Buffer.from(results.map((result) => frame(prefix, result)).join(""), "utf8");
  if (!latest) queueMicrotask(forget);
  latest = { prefix, results, frames };
  return frames;
}

function forget(): void {
  latest = undefined;
}

function areSame(some: readonly StreamResult[], others: readonly StreamResult[]): boolean {
  if (some.length !== others.length) return false;
  return some.every(({ sequence, json }, index) => {
    const other = others[index];
    return other?.sequence === sequence && other?.json === json;
  });
}

function frame(prefix: string, { sequence, json }: StreamResult): string {
  const id = sequence === undefined ? "" : `id: ${sequence}\n`;
  return `${id}${prefix}${json}}\n\n`;
}
