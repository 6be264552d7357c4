import { post, rpc, type RpcBody } from "./beacon";
import { openSseReader, type SseReader } from "./sse-reader";

/** A caller of one agent. */
export interface GatewayClient {
  /** Calls a method and answers the body of the response. */
  call(method: string, params?: unknown, headers?: Record<string, string>): Promise<RpcBody>;
  /** Calls a method and answers the text of the body, to compare bytes. */
  text(method: string, params?: unknown, headers?: Record<string, string>): Promise<string>;
  /** Calls a streaming method. */
  stream(method: string, params?: unknown, headers?: Record<string, string>): Promise<SseReader>;
}

/** A client that sends a bearer credential, and asks for a version of the protocol. */
export function createGatewayClient(
  endpoint: string,
  credential: string,
  version = "1.0",
): GatewayClient {
  const headers = {
    "Content-Type": "application/json",
    "A2A-Version": version,
    Authorization: `Bearer ${credential}`,
  };
  const send = (method: string, params?: unknown, more: Record<string, string> = {}) =>
    post(endpoint, rpc(method, params), { ...headers, ...more });
  return {
    async call(...args) {
      return (await (await send(...args)).json()) as RpcBody;
    },
    async text(...args) {
      return (await send(...args)).text();
    },
    stream: (method, params, more = {}) =>
      openSseReader(endpoint, rpc(method, params), { ...headers, ...more }),
  };
}

let messages = 0;

/** A message of the user's with one text part and an id of its own. */
export function userMessage(
  text = "Hello.",
  members: Record<string, unknown> = {},
): Record<string, unknown> {
  messages += 1;
  return { messageId: `m-${messages}`, role: "ROLE_USER", parts: [{ text }], ...members };
}
