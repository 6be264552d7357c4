import {
  AgentNotFoundError,
  AgentOfflineError,
  AgentTimeoutError,
  ENVELOPE_ERRORS,
  ERROR_TABLE,
  GATEWAY_ENVELOPE_ERRORS,
  LeaseLostError,
  RateLimitedError,
  UnauthenticatedError,
} from "../../generated/errors";
import { METHODS as LINK_METHODS } from "../../generated/agent-link/methods";
import { METHOD_NAMES, METHODS } from "../../generated/methods";

const INFO = "type.googleapis.com/google.rpc.ErrorInfo";

describe("the Gateway's errors", () => {
  it.each([
    [
      new UnauthenticatedError(),
      401,
      {
        code: -31401,
        message: "A valid credential for this agent is required",
        data: [
          {
            "@type": INFO,
            reason: "UNAUTHENTICATED",
            domain: "a2a-gateway",
            metadata: { code: "unauthenticated" },
          },
        ],
      },
    ],
    [
      new AgentNotFoundError(),
      404,
      {
        code: -31404,
        message: "Agent not found",
        data: [
          {
            "@type": INFO,
            reason: "AGENT_NOT_FOUND",
            domain: "a2a-gateway",
            metadata: { code: "agent_not_found" },
          },
        ],
      },
    ],
    [
      new LeaseLostError(),
      409,
      {
        code: -31409,
        message: "The delivery has been given to another worker",
        data: [
          {
            "@type": INFO,
            reason: "LEASE_LOST",
            domain: "a2a-gateway",
            metadata: { code: "lease_lost" },
          },
        ],
      },
    ],
    [
      new RateLimitedError(),
      429,
      {
        code: -31429,
        message: "Too many requests",
        data: [
          {
            "@type": INFO,
            reason: "RATE_LIMITED",
            domain: "a2a-gateway",
            metadata: { code: "rate_limited" },
          },
        ],
      },
    ],
    [
      new AgentOfflineError(),
      503,
      {
        code: -31503,
        message: "The agent is offline",
        data: [
          {
            "@type": INFO,
            reason: "AGENT_OFFLINE",
            domain: "a2a-gateway",
            metadata: { code: "agent_offline" },
          },
        ],
      },
    ],
    [
      new AgentTimeoutError(),
      504,
      {
        code: -31504,
        message: "The agent did not answer in time",
        data: [
          {
            "@type": INFO,
            reason: "AGENT_TIMEOUT",
            domain: "a2a-gateway",
            metadata: { code: "agent_timeout" },
          },
        ],
      },
    ],
  ])("%s is answered as it is written down here", (error, httpStatus, body) => {
    expect(JSON.parse(JSON.stringify(error))).toEqual(body);
    expect(error.httpStatus).toBe(httpStatus);
  });

  it("are outside the ranges of JSON-RPC (-32768 to -32000) and A2A (-32001 to -32099)", () => {
    const own = Object.values(ERROR_TABLE).filter(({ code }) => code > -32000);
    expect(own.map(({ code }) => code)).toEqual([-31401, -31404, -31409, -31429, -31503, -31504]);
  });

  it("of the envelope are three, and none of them is the envelope's elsewhere", () => {
    expect(GATEWAY_ENVELOPE_ERRORS).toEqual([
      "UnauthenticatedError",
      "AgentNotFoundError",
      "RateLimitedError",
    ]);
    expect(ENVELOPE_ERRORS).toEqual([
      "ParseError",
      "InvalidRequestError",
      "MethodNotFoundError",
      "VersionNotSupportedError",
      "ContentTypeNotSupportedError",
      "InternalError",
    ]);
  });

  it("of an agent's absence and silence belong to the methods that hand it a message or follow it", () => {
    const methodsWith = (error: keyof typeof ERROR_TABLE) =>
      METHOD_NAMES.filter((name) => METHODS[name].errors.includes(error));
    expect(methodsWith("AgentOfflineError")).toEqual(["SendMessage", "SendStreamingMessage"]);
    expect(methodsWith("AgentTimeoutError")).toEqual([
      "SendMessage",
      "SendStreamingMessage",
      "SubscribeToTask",
    ]);
  });

  it("of a lost lease is the agent's side's alone", () => {
    expect(METHOD_NAMES.filter((name) => METHODS[name].errors.includes("LeaseLostError"))).toEqual(
      [],
    );
    expect(LINK_METHODS.Publish.errors).toContain("LeaseLostError");
  });

  it("are none of the Beacon's", () => {
    const beacon = METHOD_NAMES.flatMap((name) => METHODS[name].beacon.errors);
    expect(beacon.filter((name) => ERROR_TABLE[name].code > -32000)).toEqual([]);
  });
});
