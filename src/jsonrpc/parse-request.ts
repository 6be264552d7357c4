import { isRequestId, type RequestId } from "./request-id";

/** A Request (JSON-RPC §4): a call that wants an answer. */
export interface RpcRequest {
  kind: "request";
  id: RequestId;
  method: string;
  /** As received; undefined when there is no such member. */
  params: unknown;
}

/** A Notification (JSON-RPC §4.1): it has no id and gets no answer. */
export interface RpcNotification {
  kind: "notification";
}

/** Something else. Its id is null unless the id itself was good. */
export interface NotARequest {
  kind: "invalid";
  id: RequestId;
}

/**
 * Tells a Request from a Notification and from anything else (JSON-RPC §4). Never throws.
 *
 * A batch counts as "invalid": this endpoint answers one call at a time.
 */
export function parseRequest(value: unknown): RpcRequest | RpcNotification | NotARequest {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { kind: "invalid", id: null };

  const body = value as Record<string, unknown>;
  const hasId = Object.hasOwn(body, "id");
  if (hasId && !isRequestId(body.id)) return { kind: "invalid", id: null };

  const id = hasId ? (body.id as RequestId) : null;
  if (body.jsonrpc !== "2.0" || typeof body.method !== "string") return { kind: "invalid", id };
  if (!hasId) return { kind: "notification" };
  return { kind: "request", id, method: body.method, params: body.params };
}
