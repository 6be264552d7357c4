import { beaconMessage, startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import {
  countRequests,
  expectRefusal,
  expectViolation,
  loadSdk,
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

describe("the card", () => {
  it("is found from the public URL alone and leads to JSON-RPC 1.0", async () => {
    const card = await new sdk.DefaultAgentCardResolver().resolve(beacon.publicUrl);
    expect(card.supportedInterfaces).toEqual([
      { url: beacon.endpoint, protocolBinding: "JSONRPC", protocolVersion: "1.0" },
    ]);
    expect(client.transport.protocolName).toBe("JSONRPC");
    expect(client.protocolVersion).toBe("1.0");
  });

  it("comes out of the SDK's reader and writer as it went in", async () => {
    const card = (await new sdk.DefaultAgentCardResolver().resolve(beacon.publicUrl)) as any;
    const { required, ...extension } = card.capabilities.extensions[0];
    // A writer of proto omits what is false and not optional.
    expect(required).toBe(false);
    expect(sdk.AgentCard.toJSON(sdk.AgentCard.fromJSON(card))).toEqual({
      ...card,
      capabilities: { ...card.capabilities, extensions: [extension] },
    });
  });

  it("is all there is: getAgentCard() asks for no other", async () => {
    const requests = await countRequests(beacon, async () => {
      expect((await client.getAgentCard()).name).toBe("Beacon");
    });
    expect(requests).toBe(0);
  });
});

describe("SendMessage", () => {
  it("answers a submitted task with a receipt for a text", async () => {
    const task = await sendTask(sdk, client, textMessage());
    expect(task.status?.state).toBe(sdk.TaskState.TASK_STATE_SUBMITTED);
    expect(task.metadata?.receipt).toMatchObject({
      receipt_id: task.id,
      received_at: task.status?.timestamp,
      kind: "unstructured",
      status: "stored",
    });
  });

  it("takes a data part with a beacon/0.1 message for a structured submission", async () => {
    const message = { ...textMessage(), parts: [{ data: beaconMessage() }] };
    const task = await sendTask(sdk, client, message);
    expect(task.metadata?.receipt).toMatchObject({ receipt_id: task.id, kind: "structured" });
  });

  it("answers a polling client alike", async () => {
    const factory = new sdk.ClientFactory(
      sdk.ClientFactoryOptions.createFrom(sdk.ClientFactoryOptions.default, {
        clientConfig: { polling: true, acceptedOutputModes: ["text/plain"] },
      }),
    );
    const polling = await factory.createFromUrl(beacon.publicUrl);
    expect(await polling.sendMessage(sendRequest(sdk, textMessage()))).toMatchObject({
      status: { state: sdk.TaskState.TASK_STATE_SUBMITTED },
    });
  });

  it("is what a client falls back to that would rather stream", async () => {
    const events = [];
    for await (const event of client.sendMessageStream(sendRequest(sdk, textMessage())))
      events.push(event);
    expect(events).toMatchObject([
      { payload: { $case: "task", value: { metadata: { receipt: { status: "stored" } } } } },
    ]);
  });
});

describe("GetTask", () => {
  it("answers id, state and timestamp of a submission", async () => {
    const { id, status } = await sendTask(sdk, client, textMessage());
    const task = await client.getTask(sdk.GetTaskRequest.fromJSON({ id, historyLength: 10 }));
    expect(sdk.Task.toJSON(task)).toEqual({
      id,
      status: { state: "TASK_STATE_SUBMITTED", timestamp: status?.timestamp },
    });
  });

  it("refuses an unknown id", async () => {
    await expectRefusal(sdk, "TaskNotFoundError", () =>
      client.getTask(sdk.GetTaskRequest.fromJSON({ id: "unknown" })),
    );
  });

  it("refuses to go without an id", () =>
    expectViolation(sdk, "id", () => client.getTask(sdk.GetTaskRequest.fromJSON({}))));
});

describe("ListTasks", () => {
  it.each([
    [{}, 50],
    [{ pageSize: 7, status: "TASK_STATE_SUBMITTED", includeArtifacts: true }, 7],
  ])("answers an empty page to %j", async (params, pageSize) => {
    await sendTask(sdk, client, textMessage());
    const page = await client.listTasks(sdk.ListTasksRequest.fromJSON(params));
    expect(page).toEqual({ tasks: [], nextPageToken: "", pageSize, totalSize: 0 });
  });

  it("refuses a page that is too large", () =>
    expectViolation(sdk, "pageSize", () =>
      client.listTasks(sdk.ListTasksRequest.fromJSON({ pageSize: 101 })),
    ));
});
