import { READERS } from "../../../generated/a2a-0.3/readers";
import { VALIDATORS } from "../../../generated/a2a-0.3/validators";
import { VersionNotSupportedError } from "../../../generated/errors";
import type { AgentCard, StreamResponse } from "../../../generated/types";
import * as compat from "../../../src/gateway/compat-0.3";

const message = {
  kind: "message",
  role: "user",
  parts: [{ kind: "text", text: "Hello." }],
  messageId: "m-1",
} as const;

const params = { message: { ...message, parts: [...message.parts] } };

/** A status event of 1.0 in a state. */
function statusUpdate(state: string, metadata?: object): StreamResponse {
  const statusUpdate = { taskId: "t-1", contextId: "c-1", status: { state }, metadata };
  return { statusUpdate } as StreamResponse;
}

describe("task states", () => {
  it.each([
    ["submitted", "TASK_STATE_SUBMITTED"],
    ["working", "TASK_STATE_WORKING"],
    ["input-required", "TASK_STATE_INPUT_REQUIRED"],
    ["completed", "TASK_STATE_COMPLETED"],
    ["canceled", "TASK_STATE_CANCELED"],
    ["failed", "TASK_STATE_FAILED"],
    ["rejected", "TASK_STATE_REJECTED"],
    ["auth-required", "TASK_STATE_AUTH_REQUIRED"],
    ["unknown", "TASK_STATE_UNSPECIFIED"],
  ] as const)("%s is %s", (state03, state) => {
    expect(compat.paramsFrom03("tasks/list", { status: state03 })).toEqual({ status: state });
    expect(compat.taskTo03({ id: "t-1", status: { state } }).status).toEqual({ state: state03 });
  });
});

describe("parts", () => {
  it.each([
    [
      { kind: "text", text: "", metadata: { a: 1 } },
      { text: "", metadata: { a: 1 } },
    ],
    [
      { kind: "file", file: { bytes: "aGk=", name: "hi.txt", mimeType: "text/plain" } },
      { raw: "aGk=", filename: "hi.txt", mediaType: "text/plain" },
    ],
    [
      { kind: "file", file: { uri: "https://files.example/hi.txt" } },
      { url: "https://files.example/hi.txt" },
    ],
    [{ kind: "data", data: { a: [1] } }, { data: { a: [1] } }],
    [{ kind: "data", data: { value: 5 }, metadata: { data_part_compat: true } }, { data: 5 }],
    [
      { kind: "data", data: { value: null }, metadata: { data_part_compat: true, a: 1 } },
      { data: null, metadata: { a: 1 } },
    ],
    [
      { kind: "text", text: "# Hi", metadata: { "a2a-1.0": { mediaType: "text/markdown" } } },
      { text: "# Hi", mediaType: "text/markdown" },
    ],
    [
      { kind: "text", text: "# Hi", metadata: { "a2a-1.0": { filename: "a.md", metadata: {} } } },
      { text: "# Hi", filename: "a.md", metadata: {} },
    ],
    [
      {
        kind: "data",
        data: { value: [] },
        metadata: { data_part_compat: true, "a2a-1.0": { mediaType: "application/json" } },
      },
      { data: [], mediaType: "application/json" },
    ],
  ] as [any, any][])("%j is %j", (part03, part) => {
    expect(compat.partFrom03(part03)).toStrictEqual(part);
    expect(compat.partTo03(part)).toStrictEqual(part03);
  });

  it("`partFrom03()` leaves data as it is that no translation would have wrapped", () => {
    const metadata = { data_part_compat: true };
    for (const data of [{ value: {} }, { value: 1, other: 2 }, {}])
      expect(compat.partFrom03({ kind: "data", data, metadata })).toEqual({ data, metadata });
  });
});

describe("the params of a send", () => {
  it("`paramsFrom03()` makes blocking false into returnImmediately true, and true into false", () => {
    const immediately = (configuration: object) =>
      compat.paramsFrom03("message/send", { ...params, configuration }).configuration;
    expect(immediately({ blocking: false })).toEqual({ returnImmediately: true });
    expect(immediately({ blocking: true })).toEqual({ returnImmediately: false });
    expect(immediately({})).toEqual({});
  });

  it("`paramsFrom03()` translates all fields", () => {
    const full = compat.paramsFrom03("message/stream", {
      message: {
        ...params.message,
        taskId: "t-1",
        contextId: "c-1",
        extensions: ["urn:x"],
        referenceTaskIds: ["t-0"],
        metadata: { a: 1 },
      },
      configuration: {
        acceptedOutputModes: ["text/plain"],
        historyLength: 0,
        pushNotificationConfig: {
          id: "h",
          url: "https://client.example/hook",
          token: "t",
          authentication: { schemes: ["Bearer"], credentials: "c" },
        },
      },
      metadata: { b: 2 },
    });
    expect(full).toStrictEqual({
      message: {
        messageId: "m-1",
        taskId: "t-1",
        contextId: "c-1",
        role: "ROLE_USER",
        parts: [{ text: "Hello." }],
        extensions: ["urn:x"],
        referenceTaskIds: ["t-0"],
        metadata: { a: 1 },
      },
      configuration: {
        acceptedOutputModes: ["text/plain"],
        historyLength: 0,
        taskPushNotificationConfig: {
          id: "h",
          url: "https://client.example/hook",
          token: "t",
          authentication: { scheme: "Bearer", credentials: "c" },
        },
      },
      metadata: { b: 2 },
    });
  });
});

describe("the end of a stream", () => {
  const finalOf = (method: "message/stream" | "tasks/resubscribe", event: StreamResponse) =>
    (compat.resultTo03(method, event) as { final: boolean }).final;

  it.each([
    ["TASK_STATE_SUBMITTED", false, false],
    ["TASK_STATE_WORKING", false, false],
    ["TASK_STATE_AUTH_REQUIRED", false, false],
    ["TASK_STATE_INPUT_REQUIRED", true, false],
    ["TASK_STATE_COMPLETED", true, true],
    ["TASK_STATE_FAILED", true, true],
    ["TASK_STATE_CANCELED", true, true],
    ["TASK_STATE_REJECTED", true, true],
  ])("is at %s: %s after a send, %s after a resubscription", (state, send, resubscribe) => {
    expect(finalOf("message/stream", statusUpdate(state))).toBe(send);
    expect(finalOf("tasks/resubscribe", statusUpdate(state))).toBe(resubscribe);
  });

  it("`statusUpdateFrom03()` keeps a mark that the state does not imply in metadata", () => {
    const event = {
      kind: "status-update",
      taskId: "t-1",
      contextId: "c-1",
      status: { state: "working" },
      final: true,
    } as const;
    expect(compat.statusUpdateFrom03(event).metadata).toEqual({ "a2a-0.3": { final: true } });
    expect(compat.statusUpdateFrom03({ ...event, final: false }).metadata).toBeUndefined();
  });

  it("`statusUpdateTo03()` leaves metadata alone in which nothing was kept", () => {
    for (const metadata of [{ "a2a-0.3": {} }, { "a2a-0.3": { final: 1 } }, { "a2a-0.3": [] }]) {
      const event = compat.streamEventTo03(statusUpdate("TASK_STATE_WORKING", metadata));
      expect(event).toMatchObject({ final: false, metadata });
    }
  });
});

describe("push notification configurations", () => {
  const pushNotificationConfig = { url: "https://client.example/hook" };

  it("`paramsFrom03()` names a configuration without an id after its task", () => {
    const set = (id?: string) =>
      compat.paramsFrom03("tasks/pushNotificationConfig/set", {
        taskId: "t-1",
        pushNotificationConfig: { ...pushNotificationConfig, ...(id === undefined ? {} : { id }) },
      }).id;
    expect([set(), set(""), set("h")]).toEqual(["t-1", "t-1", "h"]);
    const get = (pushNotificationConfigId?: string) =>
      compat.paramsFrom03("tasks/pushNotificationConfig/get", {
        id: "t-1",
        pushNotificationConfigId,
      });
    expect(get()).toEqual({ taskId: "t-1", id: "t-1" });
    expect(get("h")).toEqual({ taskId: "t-1", id: "h" });
  });

  it.each([
    [["Bearer"], "Bearer"],
    [["Basic", "Bearer"], '["Basic","Bearer"]'],
    [[], "[]"],
    [[""], '[""]'],
    [["[]"], '["[]"]'],
    [['["a"]'], '["a"]'],
  ])("schemes %j are the scheme %j", (schemes, scheme) => {
    const config = compat.taskPushNotificationConfigFrom03({
      taskId: "t-1",
      pushNotificationConfig: { ...pushNotificationConfig, authentication: { schemes } },
    });
    expect(config.authentication).toEqual({ scheme });
    expect(compat.splitSchemes(scheme)).toEqual(schemes);
  });

  it("`resultTo03()` lists configurations bare", () => {
    const list = (configs?: { taskId: string; url: string }[]) =>
      compat.resultTo03("tasks/pushNotificationConfig/list", { configs, nextPageToken: "x" });
    expect(list()).toEqual([]);
    expect(list([{ taskId: "t-1", ...pushNotificationConfig }])).toEqual([
      { taskId: "t-1", pushNotificationConfig },
    ]);
  });
});

describe("agentCardTo03()", () => {
  const card: AgentCard = {
    name: "Echo",
    description: "Answers with what it was sent.",
    version: "1.0.0",
    supportedInterfaces: [
      { url: "https://a.example/echo", protocolBinding: "JSONRPC", protocolVersion: "1.0" },
      { url: "https://a.example/echo", protocolBinding: "JSONRPC", protocolVersion: "0.3" },
      {
        url: "https://a.example/t",
        protocolBinding: "JSONRPC",
        protocolVersion: "0.3",
        tenant: "t",
      },
      { url: "https://a.example/grpc", protocolBinding: "GRPC", protocolVersion: "0.3.0" },
    ],
    provider: { organization: "Example", url: "https://example.org" },
    capabilities: {
      streaming: true,
      pushNotifications: false,
      extendedAgentCard: true,
      extensions: [{ uri: "urn:x", required: true }],
    },
    securitySchemes: {
      agentApiKey: { apiKeySecurityScheme: { location: "header", name: "X-Agent-API-Key" } },
      userJwt: { httpAuthSecurityScheme: { scheme: "Bearer", bearerFormat: "JWT" } },
      device: {
        oauth2SecurityScheme: {
          flows: {
            deviceCode: {
              deviceAuthorizationUrl: "https://a.example/device",
              tokenUrl: "https://a.example/token",
              scopes: {},
            },
          },
        },
      },
    },
    securityRequirements: [
      { schemes: { agentApiKey: {} } },
      { schemes: { userJwt: { list: ["read"] } } },
    ],
    defaultInputModes: ["text/plain"],
    defaultOutputModes: ["text/plain"],
    skills: [
      {
        id: "echo",
        name: "Echo",
        description: "Returns text.",
        tags: ["demo"],
        securityRequirements: [{ schemes: { agentApiKey: { list: [] } } }],
      },
    ],
    signatures: [{ protected: "e30", signature: "c2ln" }],
  };

  it("answers the agent as its 0.3 interfaces show it, unsigned", () => {
    expect(compat.agentCardTo03(card)).toStrictEqual({
      protocolVersion: "0.3.0",
      name: "Echo",
      description: "Answers with what it was sent.",
      url: "https://a.example/echo",
      preferredTransport: "JSONRPC",
      additionalInterfaces: [
        { url: "https://a.example/echo", transport: "JSONRPC" },
        { url: "https://a.example/grpc", transport: "GRPC" },
      ],
      provider: { organization: "Example", url: "https://example.org" },
      version: "1.0.0",
      capabilities: {
        streaming: true,
        pushNotifications: false,
        extensions: [{ uri: "urn:x", required: true }],
      },
      securitySchemes: {
        agentApiKey: { type: "apiKey", in: "header", name: "X-Agent-API-Key" },
        userJwt: { type: "http", scheme: "Bearer", bearerFormat: "JWT" },
        device: { type: "oauth2", flows: {} },
      },
      security: [{ agentApiKey: [] }, { userJwt: ["read"] }],
      defaultInputModes: ["text/plain"],
      defaultOutputModes: ["text/plain"],
      skills: [
        {
          id: "echo",
          name: "Echo",
          description: "Returns text.",
          tags: ["demo"],
          security: [{ agentApiKey: [] }],
        },
      ],
      supportsAuthenticatedExtendedCard: true,
    });
  });

  it("throws when no interface speaks 0.3", () => {
    const supportedInterfaces = card.supportedInterfaces.slice(0, 1);
    expect(() => compat.agentCardTo03({ ...card, supportedInterfaces })).toThrow(
      VersionNotSupportedError,
    );
  });
});

describe("the 0.3 reader and validator", () => {
  const faultOf = (value: unknown) => {
    const validate = VALIDATORS.MessageSendParams;
    return validate(READERS.MessageSendParams(value)) ? undefined : validate.errors;
  };
  const withPart = (part: unknown) => ({ message: { ...message, parts: [part] } });

  it("take a message without its kind, null for absent, and drop what is unknown", () => {
    const { kind: _kind, ...rest } = message;
    const read = READERS.MessageSendParams({
      message: { ...rest, taskId: null, extra: 1 },
      configuration: null,
    });
    expect(read).toEqual(params);
    expect(faultOf(read)).toBeUndefined();
  });

  it.each<[string, unknown, object]>([
    [
      "without its kind",
      { text: "x" },
      {
        instancePath: "/message/parts/0",
        keyword: "required",
        params: { missingProperty: "kind" },
      },
    ],
    [
      "of an unknown kind",
      { kind: "constructor" },
      {
        instancePath: "/message/parts/0/kind",
        keyword: "enum",
        params: { allowedValues: ["text", "file", "data"] },
      },
    ],
    [
      "with bytes and uri",
      { kind: "file", file: { bytes: "", uri: "" } },
      { instancePath: "/message/parts/0/file", keyword: "exactlyOneOf" },
    ],
    [
      "with data that is no object",
      { kind: "data", data: 5 },
      { instancePath: "/message/parts/0/data", keyword: "type" },
    ],
  ])("find one fault in a part %s", (_what, part, fault) => {
    expect(faultOf(withPart(part))).toEqual([expect.objectContaining(fault)]);
  });
});
