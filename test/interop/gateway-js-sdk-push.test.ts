import { verifyWebhook } from "../../src/webhook-receiver";
import { userMessage } from "../support/gateway-client";
import { type PushGateway, startPushGateway } from "../support/push-gateway";
import { artifact, type PuppetRun, status } from "../support/puppet-agent";
import { type Receiver, startReceiver } from "../support/receiver";
import { createClient, VERSIONS } from "./gateway";
import { loadSdk, type Sdk, type SdkClient, sendRequest } from "./js-sdk";

const AUTHENTICATION = { scheme: "Bearer", credentials: "credentials-1" };

let gateway: PushGateway;
let receiver: Receiver;
let sdk: Sdk;
let key: string;
beforeAll(async () => {
  sdk = await loadSdk();
  gateway = await startPushGateway();
  receiver = await startReceiver();
  key = await gateway.mintKey("puppet", "sdk");
});
afterAll(async () => {
  await gateway.stop();
  await receiver.close();
});

async function open(client: SdkClient, configuration: object = {}) {
  const sent = client.sendMessage(
    sendRequest(sdk, userMessage(), { returnImmediately: true, ...configuration }),
  );
  const run: PuppetRun = await gateway.next();
  return { run, taskId: ((await sent) as { id: string }).id };
}

describe.each(VERSIONS)("the SDK's client in %s", (version) => {
  let client: SdkClient;
  beforeAll(async () => {
    client = await createClient(sdk, gateway.endpoint("puppet"), version, key);
  });

  it("registers a configuration for a task, and its receiver gets the updates", async () => {
    const { run, taskId } = await open(client);
    const path = `/registered-${version}`;
    const created = await client.createTaskPushNotificationConfig(
      sdk.TaskPushNotificationConfig.fromJSON({
        taskId,
        id: "mine",
        url: receiver.url(path),
        token: "token-1",
        authentication: AUTHENTICATION,
      }),
    );
    expect(created).toMatchObject({ taskId, id: "mine", url: receiver.url(path), token: "" });
    expect(await client.getTaskPushNotificationConfig({ tenant: "", taskId, id: "mine" })).toEqual(
      created,
    );
    const page = { tenant: "", taskId, pageSize: 0, pageToken: "" };
    expect((await client.listTaskPushNotificationConfig(page)).configs).toEqual([created]);

    run.say(artifact("one"), status("COMPLETED", "Done."));
    const received = await receiver.until(2, path);
    for (const { headers } of received) {
      expect(headers.authorization).toBe("Bearer credentials-1");
      expect(headers["x-a2a-notification-token"]).toBe("token-1");
    }
    const last = JSON.parse(received[1]?.body ?? "") as object;
    if (version === "1.0") {
      const { payload } = sdk.StreamResponse.fromJSON(last);
      expect(payload).toMatchObject({
        $case: "statusUpdate",
        value: { taskId, status: { state: sdk.TaskState.TASK_STATE_COMPLETED } },
      });
    } else {
      expect(last).toMatchObject({ kind: "task", id: taskId, status: { state: "completed" } });
    }
    await client.deleteTaskPushNotificationConfig({ tenant: "", taskId, id: "mine" });
    expect((await client.listTaskPushNotificationConfig(page)).configs).toEqual([]);
  });

  it("sends a configuration with its message, and its receiver gets the updates", async () => {
    const path = `/sent-${version}`;
    const { run, taskId } = await open(client, {
      taskPushNotificationConfig: { url: receiver.url(path), authentication: AUTHENTICATION },
    });
    run.say(status("WORKING"), status("COMPLETED", "Done."));
    const received = await receiver.until(2, path);
    expect(received.map(({ headers }) => headers["x-beeos-task-id"])).toEqual([taskId, taskId]);
    expect(received[0]?.headers.authorization).toBe("Bearer credentials-1");
    expect(() =>
      verifyWebhook({ ...received[0]!, secret: "not what it was signed with" }),
    ).toThrow();
  });
});
