import type { RequestId } from "./request-id";

/** Renders a success (JSON-RPC §5): it always has a result, null at least. */
export function buildSuccess(id: RequestId, result: unknown): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${JSON.stringify(result ?? null)}}`;
}

/** Renders a failure (JSON-RPC §5). The error renders itself, and only what the contract gives it. */
export function buildFailure(id: RequestId, error: { toJSON(): object }): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"error":${JSON.stringify(error)}}`;
}
