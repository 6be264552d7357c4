import { PATHS } from "../src/beacon/paths";
import { PROTOCOL_VERSION, VERSION_PARAMETER } from "../src/a2a/service-parameters";
import type { MethodName, Params } from "../generated/methods";

/** The methods that are measured. */
export const MEASURED = ["SendMessage", "GetTask"] as const satisfies readonly MethodName[];
export type Measured = (typeof MEASURED)[number];

/** The path of the JSON-RPC endpoint, the same on every server. */
export const ENDPOINT = PATHS.a2a;

/** A call as it goes over the wire, and what every answer to it must hold. */
export interface WireCall {
  /** A whole HTTP request. */
  request: string;
  /** Text that stands in the body of a success, and in no other. */
  expected: string;
}

const MESSAGE: Params<"SendMessage">["message"] = {
  messageId: "6f1c2a90-3a4e-4b7e-9d43-0a8f6f2f7c11",
  role: "ROLE_USER",
  parts: [
    { text: "Hello. We index public agents and would like a human to know that we found yours." },
  ],
};

/** A SendMessage of one text part, which opens a task. */
export function sendMessageCall(): WireCall {
  return {
    request: httpRequest("SendMessage", { message: MESSAGE }),
    expected: '"TASK_STATE_SUBMITTED"',
  };
}

/** A GetTask of one task. */
export function getTaskCall(id: string): WireCall {
  return { request: httpRequest("GetTask", { id }), expected: JSON.stringify(id) };
}

function httpRequest<M extends Measured>(method: M, params: Params<M>): string {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  return [
    `POST ${ENDPOINT} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Content-Type: application/json",
    "Accept: application/json",
    `${VERSION_PARAMETER}: ${PROTOCOL_VERSION}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}

interface TaskAnswer {
  jsonrpc?: unknown;
  id?: unknown;
  error?: unknown;
  result?: { id?: unknown; status?: unknown; task?: { id?: unknown; status?: unknown } };
}

/**
 * The id of the task in an answer.
 *
 * @throws Error when the answer is not a success of the method's shape
 */
export function taskIdOf(method: Measured, body: string): string {
  const answer = JSON.parse(body) as TaskAnswer;
  const task = method === "SendMessage" ? answer.result?.task : answer.result;
  if (answer.jsonrpc !== "2.0" || answer.id !== 1 || answer.error !== undefined)
    throw new Error(`not a success of ${method}: ${body}`);
  if (typeof task?.id !== "string" || task.status === undefined)
    throw new Error(`no task in the answer to ${method}: ${body}`);
  return task.id;
}
