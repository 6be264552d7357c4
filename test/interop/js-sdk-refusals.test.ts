import type { ErrorName } from "../../generated/errors";
import { type BeaconMethodsWith, METHODS } from "../../generated/methods";
import { MAX_BODY_BYTES } from "../../src/beacon/terms";
import { beaconMessage, startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import {
  countRequests,
  expectRefusal,
  expectViolation,
  loadSdk,
  rejectionOf,
  type Sdk,
  type SdkClient,
  sendRequest,
  sendTask,
} from "./js-sdk";

let beacon: TestBeacon;
let sdk: Sdk;
let client: SdkClient;

beforeAll(async () => {
  beacon = await startBeacon();
  sdk = await loadSdk();
  client = await new sdk.ClientFactory().createFromUrl(beacon.publicUrl);
});
afterAll(() => beacon.stop());

/** What a caller of the bare transport passes, since only the client adds the version. */
function options(version: string | null = client.protocolVersion) {
  return version === null ? {} : { serviceParameters: { [sdk.A2A_VERSION_HEADER]: version } };
}

function pushConfig(taskId: string) {
  const url = "https://agent.example/hook";
  return sdk.TaskPushNotificationConfig.fromJSON({ taskId, id: "p-1", url, token: "t" });
}

function listPushConfigs(taskId: string) {
  return sdk.ListTaskPushNotificationConfigsRequest.fromJSON({ taskId });
}

type RefusedMethod = BeaconMethodsWith<"refuse">;
type Transport = SdkClient["transport"];

/** The way the SDK calls each refused method on the wire; a method without one does not compile. */
const REFUSED: Record<RefusedMethod, (transport: Transport, taskId: string) => unknown> = {
  SendStreamingMessage: (transport) =>
    transport.sendMessageStream(sendRequest(sdk, textMessage()), options()).next(),
  SubscribeToTask: (transport, id) =>
    transport.resubscribeTask({ tenant: "", id }, options()).next(),
  CancelTask: (transport, id) =>
    transport.cancelTask(sdk.CancelTaskRequest.fromJSON({ id }), options()),
  CreateTaskPushNotificationConfig: (transport, taskId) =>
    transport.createTaskPushNotificationConfig(pushConfig(taskId), options()),
  GetTaskPushNotificationConfig: (transport, taskId) =>
    transport.getTaskPushNotificationConfig({ tenant: "", taskId, id: "p-1" }, options()),
  ListTaskPushNotificationConfigs: (transport, taskId) =>
    transport.listTaskPushNotificationConfig(listPushConfigs(taskId), options()),
  DeleteTaskPushNotificationConfig: (transport, taskId) =>
    transport.deleteTaskPushNotificationConfig({ tenant: "", taskId, id: "p-1" }, options()),
  GetExtendedAgentCard: (transport) => transport.getExtendedAgentCard({ tenant: "" }, options()),
};

describe("a refused method", () => {
  it.each(Object.keys(REFUSED) as RefusedMethod[])(
    "%s is refused on the wire, for a task that exists and for one that does not",
    async (method) => {
      const { error } = METHODS[method].beacon;
      const { id } = await sendTask(sdk, client, textMessage());
      for (const taskId of [id, "unknown"]) {
        const [detail] = await expectRefusal(sdk, error!, () =>
          REFUSED[method](client.transport, taskId),
        );
        expect(detail.domain).toBe(sdk.errors.A2A_ERROR_DOMAIN);
      }
    },
  );

  it("is refused through the client too where the SDK asks the server", async () => {
    const id = "unknown";
    await expectRefusal(sdk, "TaskNotCancelableError", () =>
      client.cancelTask(sdk.CancelTaskRequest.fromJSON({ id })),
    );
    await expectRefusal(sdk, "UnsupportedOperationError", () =>
      client.resubscribeTask({ tenant: "", id }).next(),
    );
    await expectRefusal(sdk, "PushNotificationNotSupportedError", () =>
      client.deleteTaskPushNotificationConfig({ tenant: "", taskId: id, id: "p-1" }),
    );
  });

  it.each([
    ["create", () => client.createTaskPushNotificationConfig(pushConfig("t"))],
    ["get", () => client.getTaskPushNotificationConfig({ tenant: "", taskId: "t", id: "p-1" })],
    ["list", () => client.listTaskPushNotificationConfig(listPushConfigs("t"))],
  ])("needs no request where the card says so: %s a push notification config", async (_, call) => {
    let reason: unknown;
    const requests = await countRequests(beacon, async () => {
      reason = await rejectionOf(call);
    });
    expect(reason).toBeInstanceOf(sdk.errors.PushNotificationNotSupportedError);
    expect(requests).toBe(0);
  });
});

describe("a refused message", () => {
  const send = (change: object, configuration?: object) => () =>
    client.sendMessage(sendRequest(sdk, { ...textMessage(), ...change }, configuration));

  it.each<[string, ErrorName, object, object]>([
    ["raw bytes", "ContentTypeNotSupportedError", { parts: [{ raw: "AAEC" }] }, {}],
    [
      "a URL beside a text",
      "ContentTypeNotSupportedError",
      { parts: [{ text: "See:" }, { url: "https://agent.example/file", mediaType: "image/png" }] },
      {},
    ],
    ["an unknown taskId", "TaskNotFoundError", { taskId: "unknown" }, {}],
    ["a contextId", "UnsupportedOperationError", { contextId: "c-1" }, {}],
    [
      "a push notification config",
      "PushNotificationNotSupportedError",
      {},
      { taskPushNotificationConfig: { url: "https://agent.example/hook" } },
    ],
  ])("with %s throws %s", async (_, error, change, configuration) => {
    const [detail] = await expectRefusal(sdk, error, send(change, configuration));
    expect(detail.domain).toBe(sdk.errors.A2A_ERROR_DOMAIN);
  });

  it("with the taskId of a submission throws UnsupportedOperationError", async () => {
    const { id } = await sendTask(sdk, client, textMessage());
    const [detail] = await expectRefusal(sdk, "UnsupportedOperationError", send({ taskId: id }));
    expect(detail.domain).toBe(sdk.errors.A2A_ERROR_DOMAIN);
  });

  it.each<[string, string, object]>([
    ["no messageId", "message.messageId", { messageId: undefined }],
    ["no role", "message.role", { role: undefined }],
    ["the role of an agent", "message.role", { role: "ROLE_AGENT" }],
    ["no parts", "message.parts", { parts: [] }],
    ["a part that holds nothing", "message.parts[1]", { parts: [{ text: "Hello." }, {}] }],
    ["nothing but blanks", "message.parts", { parts: [{ text: " \n" }] }],
    [
      "data of no known kind",
      "message.parts[0].data.kind",
      { parts: [{ data: { ...beaconMessage(), kind: "advertisement" } }] },
    ],
  ])("with %s names %s", (_, field, change) => expectViolation(sdk, field, send(change)));

  it("that is too large throws an error with the HTTP status", async () => {
    const reason = await rejectionOf(send({ parts: [{ text: "x".repeat(MAX_BODY_BYTES) }] }));
    expect(String(reason)).toMatch(/413.*too_large/);
  });
});

describe("a refused request", () => {
  it.each(["0.3", "1.0.0", null])(
    "of version %s throws VersionNotSupportedError",
    async (version) => {
      const [detail] = await expectRefusal(sdk, "VersionNotSupportedError", () =>
        client.transport.sendMessage(sendRequest(sdk, textMessage()), options(version)),
      );
      expect(Object.values(detail.metadata as object)).toContain("1.0");
    },
  );

  it("of a method that nobody knows throws the SDK's class for a bad request", async () => {
    // The JSON-RPC transport has this method; the interface of all transports does not.
    const transport = client.transport as Transport & {
      callExtensionMethod(method: string, params: unknown, options: unknown): Promise<unknown>;
    };
    await expectRefusal(sdk, "MethodNotFoundError", () =>
      transport.callExtensionMethod("ReplyToMe", {}, options()),
    );
  });
});
