import {
  ENVELOPE_ERRORS,
  ERROR_TABLE,
  type ErrorName,
  ERRORS,
  InternalError,
  InvalidParamsError,
  RpcError,
  TaskNotFoundError,
  VersionNotSupportedError,
} from "../../generated/errors";
import openrpc from "../../openrpc.json";

type Pin = [
  name: ErrorName,
  code: number,
  message: string,
  httpStatus: number,
  reason: string | undefined,
];

// Codes and texts of the first five: A2A §9.5, JSON-RPC §5.1. Codes and statuses of the nine: A2A §5.4.
// The last five are the Gateway's own: the code is -31000 less the status.
// Reasons: A2A §9.5 has the form, the name without "Error" in UPPER_SNAKE_CASE.
const PINS: Pin[] = [
  ["ParseError", -32700, "Invalid JSON payload", 400, undefined],
  ["InvalidRequestError", -32600, "Request payload validation error", 400, undefined],
  ["MethodNotFoundError", -32601, "Method not found", 404, undefined],
  ["InvalidParamsError", -32602, "Invalid parameters", 400, undefined],
  ["InternalError", -32603, "Internal error", 500, undefined],
  ["TaskNotFoundError", -32001, "Task not found", 404, "TASK_NOT_FOUND"],
  ["TaskNotCancelableError", -32002, "Task cannot be canceled", 400, "TASK_NOT_CANCELABLE"],
  [
    "PushNotificationNotSupportedError",
    -32003,
    "Push notifications are not supported",
    400,
    "PUSH_NOTIFICATION_NOT_SUPPORTED",
  ],
  [
    "UnsupportedOperationError",
    -32004,
    "This operation is not supported",
    400,
    "UNSUPPORTED_OPERATION",
  ],
  [
    "ContentTypeNotSupportedError",
    -32005,
    "Content type is not supported",
    400,
    "CONTENT_TYPE_NOT_SUPPORTED",
  ],
  [
    "InvalidAgentResponseError",
    -32006,
    "The agent's response is invalid",
    500,
    "INVALID_AGENT_RESPONSE",
  ],
  [
    "ExtendedAgentCardNotConfiguredError",
    -32007,
    "Extended agent card is not configured",
    400,
    "EXTENDED_AGENT_CARD_NOT_CONFIGURED",
  ],
  [
    "ExtensionSupportRequiredError",
    -32008,
    "Support for a required extension was not declared",
    400,
    "EXTENSION_SUPPORT_REQUIRED",
  ],
  [
    "VersionNotSupportedError",
    -32009,
    "Protocol version is not supported",
    400,
    "VERSION_NOT_SUPPORTED",
  ],
  [
    "UnauthenticatedError",
    -31401,
    "A valid credential for this agent is required",
    401,
    "UNAUTHENTICATED",
  ],
  ["AgentNotFoundError", -31404, "Agent not found", 404, "AGENT_NOT_FOUND"],
  ["LeaseLostError", -31409, "The delivery has been given to another worker", 409, "LEASE_LOST"],
  ["RateLimitedError", -31429, "Too many requests", 429, "RATE_LIMITED"],
  ["AgentOfflineError", -31503, "The agent is offline", 503, "AGENT_OFFLINE"],
  ["AgentTimeoutError", -31504, "The agent did not answer in time", 504, "AGENT_TIMEOUT"],
];

const VIOLATION = { field: "message.parts", description: "is required" };

function instanceOf(name: ErrorName): RpcError {
  return name === "InvalidParamsError" ? new InvalidParamsError([VIOLATION]) : new ERRORS[name]();
}

describe("pins: errors", () => {
  it("are these nineteen and no other", () => {
    const names = PINS.map(([name]) => name);
    expect(Object.keys(ERRORS)).toEqual(names);
    expect(Object.keys(ERROR_TABLE)).toEqual(names);
    expect(Object.keys(openrpc.components.errors)).toEqual(names);
  });

  it.each(PINS)("%s is %d %j", (name, code, message, httpStatus, reason) => {
    expect(ERROR_TABLE[name]).toMatchObject({ code, message, httpStatus });
    expect(ERROR_TABLE[name].reason).toBe(reason);
    const error = instanceOf(name);
    expect(error).toMatchObject({ name, code, message, httpStatus });
    expect(error).toBeInstanceOf(RpcError);
  });

  it("before a method is known there are six", () => {
    expect(ENVELOPE_ERRORS).toEqual([
      "ParseError",
      "InvalidRequestError",
      "MethodNotFoundError",
      "VersionNotSupportedError",
      "ContentTypeNotSupportedError",
      "InternalError",
    ]);
  });
});

// A2A §9.5: data is an array of details, each with its @type.
describe("pins: error details", () => {
  it("an A2A error has one ErrorInfo", () => {
    expect(new TaskNotFoundError({ policy: "p" }).toJSON()).toEqual({
      code: -32001,
      message: "Task not found",
      data: [
        {
          "@type": "type.googleapis.com/google.rpc.ErrorInfo",
          reason: "TASK_NOT_FOUND",
          domain: "a2a-protocol.org",
          metadata: { policy: "p" },
        },
      ],
    });
  });

  it("invalid params have one BadRequest", () => {
    expect(new InvalidParamsError([VIOLATION]).toJSON()).toEqual({
      code: -32602,
      message: "Invalid parameters",
      data: [
        {
          "@type": "type.googleapis.com/google.rpc.BadRequest",
          fieldViolations: [{ field: "message.parts", description: "is required" }],
        },
      ],
    });
  });

  // A2A §3.6.2.
  it("a version that is not supported comes with those that are", () => {
    expect(new VersionNotSupportedError().data?.[0]).toMatchObject({
      metadata: { supportedVersions: "1.0" },
    });
  });

  it("an internal error says nothing of its cause", () => {
    const error = RpcError.from(new Error("secret"));
    expect(error).toBeInstanceOf(InternalError);
    expect(JSON.stringify(error)).toBe('{"code":-32603,"message":"Internal error"}');
  });
});
