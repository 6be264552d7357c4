import { METHOD_NAMES, type MethodName, METHODS } from "../../generated/methods";
import openrpc from "../../openrpc.json";
import { DISCOVER_METHOD } from "../../src/jsonrpc/discover";

type Pin = [
  name: MethodName,
  request: string,
  result: string | null,
  streaming: boolean,
  policy: string,
  refusal: string | undefined,
];

// Names: A2A §5.3, §9.4. Streaming: §3.1.2, §3.1.6. Refusals: §3.3.4, and the Beacon's own policy.
const PINS: Pin[] = [
  ["SendMessage", "SendMessageRequest", "SendMessageResponse", false, "accept", undefined],
  [
    "SendStreamingMessage",
    "SendMessageRequest",
    "StreamResponse",
    true,
    "refuse",
    "UnsupportedOperationError",
  ],
  ["GetTask", "GetTaskRequest", "Task", false, "status-only", undefined],
  ["ListTasks", "ListTasksRequest", "ListTasksResponse", false, "empty", undefined],
  ["CancelTask", "CancelTaskRequest", "Task", false, "refuse", "TaskNotCancelableError"],
  [
    "SubscribeToTask",
    "SubscribeToTaskRequest",
    "StreamResponse",
    true,
    "refuse",
    "UnsupportedOperationError",
  ],
  [
    "CreateTaskPushNotificationConfig",
    "TaskPushNotificationConfig",
    "TaskPushNotificationConfig",
    false,
    "refuse",
    "PushNotificationNotSupportedError",
  ],
  [
    "GetTaskPushNotificationConfig",
    "GetTaskPushNotificationConfigRequest",
    "TaskPushNotificationConfig",
    false,
    "refuse",
    "PushNotificationNotSupportedError",
  ],
  [
    "ListTaskPushNotificationConfigs",
    "ListTaskPushNotificationConfigsRequest",
    "ListTaskPushNotificationConfigsResponse",
    false,
    "refuse",
    "PushNotificationNotSupportedError",
  ],
  [
    "DeleteTaskPushNotificationConfig",
    "DeleteTaskPushNotificationConfigRequest",
    null,
    false,
    "refuse",
    "PushNotificationNotSupportedError",
  ],
  [
    "GetExtendedAgentCard",
    "GetExtendedAgentCardRequest",
    "AgentCard",
    false,
    "refuse",
    "ExtendedAgentCardNotConfiguredError",
  ],
];

describe("pins: methods", () => {
  it("are these eleven and no other", () => {
    const names = PINS.map(([name]) => name);
    expect(METHOD_NAMES).toEqual(names);
    expect(openrpc.methods.map(({ name }) => name)).toEqual(names);
  });

  it.each(PINS)(
    "%s takes %s and answers %s",
    (name, request, result, streaming, policy, refusal) => {
      const { beacon, ...method } = METHODS[name];
      expect(method).toMatchObject({ request, result, streaming });
      expect(beacon.policy).toBe(policy);
      expect(beacon.error).toBe(refusal);
    },
  );

  it.each([
    [
      "SendMessage",
      [
        "InvalidParamsError",
        "InternalError",
        "VersionNotSupportedError",
        "ContentTypeNotSupportedError",
        "TaskNotFoundError",
        "UnsupportedOperationError",
        "PushNotificationNotSupportedError",
      ],
    ],
    [
      "GetTask",
      ["InvalidParamsError", "InternalError", "VersionNotSupportedError", "TaskNotFoundError"],
    ],
    ["ListTasks", ["InvalidParamsError", "VersionNotSupportedError"]],
  ] as const)("%s is refused at the Beacon with these errors and no other", (name, errors) => {
    expect(METHODS[name].beacon.errors).toEqual(errors);
  });

  it("a refused method has its refusal and the version, and no other error", () => {
    for (const [name, , , , policy, refusal] of PINS)
      if (policy === "refuse")
        expect(METHODS[name].beacon.errors).toEqual([refusal, "VersionNotSupportedError"]);
  });

  // OpenRPC, service discovery.
  it("discovery is rpc.discover", () => {
    expect(DISCOVER_METHOD).toBe("rpc.discover");
  });
});
