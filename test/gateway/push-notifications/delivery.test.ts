import { verifyWebhook } from "../../../src/webhook-receiver";
import { userMessage } from "../../support/gateway-client";
import { type PushGateway, startPushGateway } from "../../support/push-gateway";
import { artifact, status } from "../../support/puppet-agent";
import { registerWorker } from "../../support/worker";
import { type ReceivedNotification, type Receiver, startReceiver } from "../../support/receiver";

const SECRET = "a secret that is long enough";

let gateway: PushGateway;
let receiver: Receiver;
beforeEach(async () => {
  gateway = await startPushGateway();
  receiver = await startReceiver();
});
afterEach(async () => {
  await gateway.stop();
  await receiver.close();
});

const headersOf = (received: readonly ReceivedNotification[], name: string) =>
  received.map(({ headers }) => headers[name]);

const bodiesOf = (received: readonly ReceivedNotification[]) =>
  received.map(({ body }) => JSON.parse(body) as Record<string, any>);

describe("push notifications", () => {
  it("tell each status and each artifact of a task, in order, as stream responses", async () => {
    const { run, taskId } = await gateway.open({ url: receiver.url() });
    run.say(status("WORKING", "On it."), artifact("one"), artifact("two", { append: true }));
    run.say(status("COMPLETED", "Done."));
    const received = await receiver.until(4);
    const stored = await gateway.stores.tasks.events(taskId, 1);
    expect(received.map(({ body }) => body)).toEqual(stored.map(({ json }) => json));
    expect(bodiesOf(received).map((body) => Object.keys(body)[0])).toEqual([
      "statusUpdate",
      "artifactUpdate",
      "artifactUpdate",
      "statusUpdate",
    ]);
    expect(headersOf(received, "x-beeos-event")).toEqual([
      "task.state",
      "task.artifact",
      "task.artifact",
      "task.state",
    ]);
    for (const { headers } of received) {
      expect(headers["content-type"]).toBe("application/a2a+json");
      expect(headers["x-beeos-task-id"]).toBe(taskId);
      for (const absent of ["authorization", "x-a2a-notification-token", "x-beeos-signature"])
        expect(headers).not.toHaveProperty(absent);
    }
    expect(new Set(headersOf(received, "webhook-id")).size).toBe(4);
  });

  it("carry the task as each event left it, to who asked in 0.3", async () => {
    const { run, taskId } = await gateway.open();
    const set = await gateway.caller03.call("tasks/pushNotificationConfig/set", {
      taskId,
      pushNotificationConfig: {
        url: receiver.url(),
        token: "t-1",
        authentication: { schemes: ["Bearer", "Basic"], credentials: "c-1" },
        secret: SECRET,
      },
    });
    expect(set.result).toEqual({
      taskId,
      pushNotificationConfig: {
        id: taskId,
        url: receiver.url(),
        authentication: { schemes: ["Bearer", "Basic"] },
      },
    });
    run.say(artifact("one"), artifact("two", { append: true }), status("COMPLETED"));
    const received = await receiver.until(3);
    const tasks = bodiesOf(received);
    expect(tasks.map(({ kind, id, status: { state } }) => [kind, id, state])).toEqual([
      ["task", taskId, "submitted"],
      ["task", taskId, "submitted"],
      ["task", taskId, "completed"],
    ]);
    expect(tasks.map(({ artifacts }) => artifacts[0].parts.length)).toEqual([1, 2, 2]);
    const { result } = await gateway.caller03.call("tasks/get", { id: taskId });
    expect(tasks[2]).toEqual(result);
    for (const { headers, body } of received) {
      expect(headers["content-type"]).toBe("application/json");
      expect(headers.authorization).toBe("Bearer c-1");
      expect(headers["x-a2a-notification-token"]).toBe("t-1");
      const verified = verifyWebhook({ headers, body, secret: SECRET });
      expect(verified).toMatchObject({ taskId, id: headers["webhook-id"] });
    }
  });

  it("are told by their configuration's receiver, with its credentials, token and signatures", async () => {
    const { run, taskId } = await gateway.open({
      url: receiver.url("/hook?tenant=a%20b"),
      token: "token-1",
      authentication: { scheme: "Basic", credentials: "dXNlcjpwYXNz" },
      secret: SECRET,
    });
    run.say(status("COMPLETED", "Grüße 👋"));
    const [{ path, headers, body } = {} as ReceivedNotification] = await receiver.until(1);
    expect(path).toBe("/hook?tenant=a%20b");
    expect(headers.authorization).toBe("Basic dXNlcjpwYXNz");
    expect(headers["x-a2a-notification-token"]).toBe("token-1");
    const verified = verifyWebhook({ headers, body, secret: SECRET, token: "token-1" });
    expect(verified).toMatchObject({ event: "task.state", taskId, payload: JSON.parse(body) });
    expect(() => verifyWebhook({ headers, body, secret: `${SECRET}!` })).toThrow();
  });

  it("tell nothing of what was before a configuration, and nothing after it was deleted", async () => {
    const { run, taskId } = await gateway.open();
    const stream = await gateway.caller.stream("SubscribeToTask", { id: taskId });
    run.say(status("WORKING", "unheard"));
    await stream.next();
    await stream.next();
    const { result } = await gateway.caller.call("CreateTaskPushNotificationConfig", {
      taskId,
      url: receiver.url(),
    });
    run.say(status("WORKING", "heard"));
    const [first] = await receiver.until(1);
    expect(first?.body).toContain('"heard"');
    await gateway.quiet();
    const { id } = result;
    for (let time = 0; time < 2; time += 1) {
      const answer = await gateway.caller.call("DeleteTaskPushNotificationConfig", { taskId, id });
      expect(answer.result).toBeNull();
    }
    run.say(status("COMPLETED"));
    while ((await stream.next()) !== undefined);
    await gateway.quiet();
    expect(receiver.received).toHaveLength(1);
  });

  it("of further messages come with their configurations, to each of which they go once", async () => {
    const { run, taskId } = await gateway.open({ url: receiver.url("/first") });
    run.say(status("INPUT_REQUIRED"));
    run.finish();
    await receiver.until(1, "/first");
    const message = userMessage("More.", { taskId });
    const params = {
      message,
      configuration: {
        returnImmediately: true,
        taskPushNotificationConfig: { url: receiver.url("/second") },
      },
    };
    const sent = gateway.caller.call("SendMessage", params);
    const next = await gateway.next();
    await sent;
    // The same message again asks for nothing more.
    await gateway.caller.call("SendMessage", params);
    next.say(status("COMPLETED"));
    await receiver.until(2, "/first");
    await receiver.until(1, "/second");
    await gateway.quiet();
    expect(receiver.of("/second")).toHaveLength(1);
    const { result } = await gateway.caller.call("ListTaskPushNotificationConfigs", { taskId });
    expect(result.configs).toHaveLength(2);
  });

  it("come for tasks that are streamed, too, and for a message that is all there is do not", async () => {
    const configuration = { taskPushNotificationConfig: { url: receiver.url("/streamed") } };
    const params = { message: userMessage(), configuration };
    const streamed = gateway.caller.stream("SendStreamingMessage", params);
    (await gateway.next()).say(status("COMPLETED"));
    await (await streamed).rest();
    await receiver.until(1, "/streamed");

    const answered = gateway.caller.call("SendMessage", { ...params, message: userMessage() });
    (await gateway.next()).say({ message: { parts: [{ text: "Just this." }] } });
    expect((await answered).result).toHaveProperty("message");
    await gateway.quiet();
    expect(receiver.received).toHaveLength(1);
  });

  it("that a task has on their way go on when their caller's key is revoked, and end with the agent", async () => {
    const { run } = await gateway.open({ url: receiver.url() });
    const [key] = await gateway.stores.credentials.list("puppet", "key");
    await gateway.stores.credentials.revoke(key!.id, new Date().toISOString());
    run.say(status("WORKING"));
    await receiver.until(1);
    await gateway.stores.agents.remove("puppet");
    await gateway.quiet();
    expect(await gateway.stores.pushNotifications.waiting()).toEqual([]);
  });

  it("of a worker's agent are no other than those of a module", async () => {
    const { worker, caller } = await registerWorker(gateway, "queue");
    const sent = await caller.call("SendMessage", {
      message: userMessage(),
      configuration: {
        returnImmediately: true,
        taskPushNotificationConfig: { url: receiver.url() },
      },
    });
    const { result } = await worker.call("Claim", { waitMs: 0 });
    const [claimed] = result.deliveries as { delivery: { id: string }; leaseId: string }[];
    expect(JSON.stringify(claimed)).not.toContain(receiver.url());
    const lease = { deliveryId: claimed!.delivery.id, leaseId: claimed!.leaseId };
    await worker.publishUnder(lease, "1", status("COMPLETED"));
    const [received] = await receiver.until(1);
    expect(received?.headers["x-beeos-task-id"]).toBe(sent.result.task.id);
  });
});
