import { type ALIASES } from "../../../generated/a2a-0.3/methods";
import { METHOD_NAMES, type MethodName } from "../../../generated/methods";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { artifact, createPuppet, type Puppet, status } from "../../support/puppet-agent";

const SECRET = "alice's secret";

/** The params with which each method names a task; none where it names none. */
const NAMING: Record<MethodName, ((id: string) => object) | undefined> = {
  SendMessage: (taskId) => ({ message: { ...MESSAGE, taskId } }),
  SendStreamingMessage: (taskId) => ({ message: { ...MESSAGE, taskId } }),
  GetTask: (id) => ({ id }),
  ListTasks: undefined,
  CancelTask: (id) => ({ id }),
  SubscribeToTask: (id) => ({ id }),
  CreateTaskPushNotificationConfig: (taskId) => ({ taskId, url: "https://hook.example/" }),
  GetTaskPushNotificationConfig: (taskId) => ({ taskId, id: "c" }),
  ListTaskPushNotificationConfigs: (taskId) => ({ taskId }),
  DeleteTaskPushNotificationConfig: (taskId) => ({ taskId, id: "c" }),
  GetExtendedAgentCard: undefined,
};

const MESSAGE = { messageId: "probe", role: "ROLE_USER", parts: [{ text: "x" }] };

/** The same in 0.3. */
const LEGACY_MESSAGE = {
  kind: "message",
  messageId: "probe",
  role: "user",
  parts: [{ kind: "text", text: "x" }],
};
const NAMING_03: Record<keyof typeof ALIASES, ((id: string) => object) | undefined> = {
  "message/send": (taskId) => ({ message: { ...LEGACY_MESSAGE, taskId } }),
  "message/stream": (taskId) => ({ message: { ...LEGACY_MESSAGE, taskId } }),
  "tasks/get": (id) => ({ id }),
  "tasks/list": undefined,
  "tasks/cancel": (id) => ({ id }),
  "tasks/resubscribe": (id) => ({ id }),
  "tasks/pushNotificationConfig/set": (taskId) => ({
    taskId,
    pushNotificationConfig: { url: "https://hook.example/" },
  }),
  "tasks/pushNotificationConfig/get": (id) => ({ id }),
  "tasks/pushNotificationConfig/list": (id) => ({ id }),
  "tasks/pushNotificationConfig/delete": (id) => ({ id, pushNotificationConfigId: "c" }),
  "agent/getAuthenticatedExtendedCard": undefined,
};

const KINDS = ["running", "waiting", "finished"] as const;

let gateway: TestGateway;
let puppet: Puppet;
let alice: GatewayClient;
let bob: GatewayClient;
let bobs03: GatewayClient;
let stranger: GatewayClient;
let owner: GatewayClient;
const tasks: Record<string, string> = {};

beforeAll(async () => {
  puppet = createPuppet();
  gateway = await startGateway({ modules: { puppet: puppet.module } });
  const endpoint = gateway.endpoint("puppet");
  const bobsKey = await gateway.mintKey("puppet", "bob");
  alice = createGatewayClient(endpoint, await gateway.mintKey("puppet", "alice"));
  bob = createGatewayClient(endpoint, bobsKey);
  bobs03 = createGatewayClient(endpoint, bobsKey, "0.3");
  // A user may be called as the label of a key is; they are two principals all the same.
  stranger = createGatewayClient(endpoint, await gateway.issuer.issue("alice"));
  owner = createGatewayClient(endpoint, await gateway.issuer.issue("owner-1"));
  for (const kind of KINDS) {
    const opened = alice.stream("SendStreamingMessage", {
      message: userMessage(SECRET, { contextId: "shared" }),
    });
    const run = await puppet.next();
    const last = { running: "WORKING", waiting: "INPUT_REQUIRED", finished: "COMPLETED" }[kind];
    run.say(artifact(SECRET), status(last, SECRET));
    const reader = await opened;
    for (let i = 0; i < 3; i += 1) await reader.next();
    reader.close();
    tasks[kind] = run.delivery.taskId;
  }
});

afterAll(() => gateway.stop());

const naming = METHOD_NAMES.filter((method) => NAMING[method]);
const naming03 = (Object.keys(NAMING_03) as (keyof typeof ALIASES)[]).filter(
  (method) => NAMING_03[method],
);

describe.each(KINDS)("another principal's %s task", (kind) => {
  it.each(naming)("is to %s as one that does not exist, byte for byte", async (method) => {
    for (const caller of [bob, stranger]) {
      const foreign = await caller.text(method, NAMING[method]!(tasks[kind]!));
      expect(foreign).toBe(await caller.text(method, NAMING[method]!("unknown")));
      expect(foreign).toMatch(/"code":-3200[13]/);
    }
  });

  it.each(naming03)("is to %s in 0.3 as one that does not exist", async (method) => {
    const foreign = await bobs03.text(method, NAMING_03[method]!(tasks[kind]!));
    expect(foreign).toBe(await bobs03.text(method, NAMING_03[method]!("unknown")));
    expect(foreign).toMatch(/"code":-3200[13]/);
  });
});

describe("another principal's tasks", () => {
  it("are on no page of a list, whatever is filtered", async () => {
    for (const caller of [bob, stranger])
      for (const params of [{}, { contextId: "shared" }, { includeArtifacts: true }]) {
        const { result } = await caller.call("ListTasks", params);
        expect(result).toMatchObject({ tasks: [], totalSize: 0, nextPageToken: "" });
      }
    const place = Buffer.from(JSON.stringify(["9999", "~"])).toString("base64url");
    const { result } = await bob.call("ListTasks", { pageToken: place });
    expect(result).toMatchObject({ tasks: [], totalSize: 0 });
  });

  it("are not joined through their context: the same name is another context", async () => {
    const sent = bob.call("SendMessage", { message: userMessage("x", { contextId: "shared" }) });
    const run = await puppet.next();
    expect(run.delivery.history).toEqual([]);
    run.finish();
    await sent;
    const { result } = await bob.call("ListTasks", { contextId: "shared", includeArtifacts: true });
    expect(result.totalSize).toBe(1);
    expect(JSON.stringify(result)).not.toContain(SECRET);
    expect((await alice.call("ListTasks", { contextId: "shared" })).result.totalSize).toBe(3);
  });

  it("are not those of a caller at another agent", async () => {
    await gateway.register({ id: "other" }, puppet.module);
    const elsewhere = createGatewayClient(
      gateway.endpoint("other"),
      await gateway.mintKey("other", "alice"),
    );
    for (const id of Object.values(tasks))
      expect((await elsewhere.call("GetTask", { id })).error?.code).toBe(-32001);
    expect((await elsewhere.call("ListTasks", {})).result.totalSize).toBe(0);
  });

  it("are untouched by all of this", async () => {
    const states = await Promise.all(
      KINDS.map(async (kind) => (await alice.call("GetTask", { id: tasks[kind] })).result),
    );
    expect(states.map((task) => task.status.state)).toEqual([
      "TASK_STATE_WORKING",
      "TASK_STATE_INPUT_REQUIRED",
      "TASK_STATE_COMPLETED",
    ]);
    expect(puppet.waiting()).toBe(0);
  });
});

describe("two principals who use the same context id", () => {
  it("are told apart at the agent by their principal", async () => {
    const told: unknown[] = [];
    for (const client of [alice, bob, owner]) {
      const sent = client.call("SendMessage", {
        message: userMessage("Hi.", { contextId: "ours" }),
      });
      const run = await puppet.next();
      told.push([run.delivery.principal, run.delivery.contextId]);
      run.finish();
      await sent;
    }
    expect(told).toEqual([
      ["key:alice", "ours"],
      ["key:bob", "ours"],
      ["user:owner-1", "ours"],
    ]);
  });
});

describe("the owner of the agent", () => {
  it("sees all of its tasks", async () => {
    for (const id of Object.values(tasks))
      expect((await owner.call("GetTask", { id })).result.id).toBe(id);
    const ids = (await owner.call("ListTasks", { contextId: "shared" })).result.tasks.map(
      (task: any) => task.id as string,
    );
    expect(ids).toEqual(expect.arrayContaining(Object.values(tasks)));
  });

  it("may follow, continue and cancel them", async () => {
    const stream = await owner.stream("SubscribeToTask", { id: tasks.running });
    expect((await stream.next())!.body.result.task.id).toBe(tasks.running);
    stream.close();
    const sent = owner.call("SendMessage", {
      message: userMessage("Go on.", { taskId: tasks.waiting }),
    });
    const run = await puppet.next();
    expect(run.delivery.from).toEqual({ owner_id: "owner-1", caller_id: "user:owner-1" });
    // The context stays alice's: an agent that remembers it by the owner would mix it with another.
    expect(run.delivery).toMatchObject({ principal: "key:alice", contextId: "shared" });
    run.say(status("INPUT_REQUIRED"));
    run.finish();
    expect((await sent).result.task.id).toBe(tasks.waiting);
    expect((await alice.call("GetTask", { id: tasks.waiting })).result.history).toHaveLength(3);
  });
});
