import { type PushGateway, startPushGateway, PUSH_ENVIRONMENT } from "../../support/push-gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { startGateway } from "../../support/gateway";
import type { RpcBody } from "../../support/beacon";
import { createPuppet, status } from "../../support/puppet-agent";

const URL = "https://hooks.example/a2a";
const SECRETS = {
  token: "token-that-is-secret",
  authentication: { scheme: "Bearer", credentials: "credentials-that-are-secret" },
  secret: "key-that-is-secret",
};
const SECRET_WORDS = /that-(is|are)-secret/;

/** The addresses of names, and of those only. */
const ADDRESSES: Readonly<Record<string, string[]>> = {
  "hooks.example": ["93.184.215.14"],
  "inside.example": ["93.184.215.14", "10.0.0.7"],
};
const egress = {
  resolve: (name: string) => Promise.resolve(ADDRESSES[name] ?? []),
};

let gateway: PushGateway;
beforeEach(async () => {
  gateway = await startPushGateway({ parts: { egress } });
});
afterEach(() => gateway.stop());

const create = (params: object, by: GatewayClient = gateway.caller) =>
  by.call("CreateTaskPushNotificationConfig", params);

const fieldsOf = (error: RpcBody["error"]) =>
  (error?.data as { fieldViolations: { field: string }[] }[]).flatMap(({ fieldViolations }) =>
    fieldViolations.map(({ field }) => field),
  );

describe("a push notification configuration", () => {
  it("is answered with an id, and without its secrets, by every method", async () => {
    const { taskId } = await gateway.open();
    const created = await create({ taskId, url: URL, ...SECRETS });
    const config = created.result as { id: string };
    expect(config).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      taskId,
      url: URL,
      authentication: { scheme: "Bearer" },
    });
    const got = await gateway.caller.call("GetTaskPushNotificationConfig", {
      taskId,
      id: config.id,
    });
    expect(got.result).toEqual(config);
    const listed = await gateway.caller.call("ListTaskPushNotificationConfigs", { taskId });
    expect(listed.result).toEqual({ configs: [config], nextPageToken: "" });
    for (const method of ["get", "list"]) {
      const params = { id: taskId, pushNotificationConfigId: config.id };
      const text = await gateway.caller03.text(`tasks/pushNotificationConfig/${method}`, params);
      expect(text).toContain(URL);
      expect(text).not.toMatch(SECRET_WORDS);
    }
  });

  it("is sealed where it is stored: no file holds its secrets", async () => {
    const { taskId } = await gateway.open({ url: URL, ...SECRETS });
    await create({ taskId, url: URL, ...SECRETS });
    const rows = gateway.db.prepare("SELECT * FROM push_configs").all();
    expect(rows).toHaveLength(2);
    gateway.db.pragma("wal_checkpoint(TRUNCATE)");
    expect(gateway.db.serialize().toString("latin1")).not.toMatch(SECRET_WORDS);
  });

  it("takes the place of the one with its id, whatever that had", async () => {
    const { taskId } = await gateway.open({ id: "mine", url: URL, ...SECRETS });
    await create({ taskId, id: "mine", url: `${URL}/2` });
    const { result } = await gateway.caller.call("ListTaskPushNotificationConfigs", { taskId });
    expect(result.configs).toEqual([{ id: "mine", taskId, url: `${URL}/2` }]);
    const stored = await gateway.stores.pushNotifications.get(taskId, "mine");
    expect(stored).not.toHaveProperty("sealed");
  });

  it("has the id of its task in 0.3, where it is given none: also one that comes with a message", async () => {
    const sent = gateway.caller03.call("message/send", {
      message: {
        kind: "message",
        messageId: "m",
        role: "user",
        parts: [{ kind: "text", text: "Hi." }],
      },
      configuration: { blocking: false, pushNotificationConfig: { url: URL } },
    });
    await gateway.next();
    const { id } = (await sent).result as { id: string };
    const { result } = await gateway.caller03.call("tasks/pushNotificationConfig/get", { id });
    expect(result).toEqual({ taskId: id, pushNotificationConfig: { id, url: URL } });
  });

  it("is one of ten at most, also when more come at once", async () => {
    const { taskId } = await gateway.open();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => create({ taskId, id: `c-${index}`, url: URL })),
    );
    const refused = answers.filter(({ error }) => error);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.error).toMatchObject({ code: -32602 });
    expect(fieldsOf(refused[0]?.error)).toEqual(["taskId"]);
    // In place of another there is room.
    const { result: listed } = await gateway.caller.call("ListTaskPushNotificationConfigs", {
      taskId,
    });
    const { id } = listed.configs[0];
    expect((await create({ taskId, id, url: URL })).result).toMatchObject({ id });
    const more = await gateway.caller.call("SendMessage", {
      message: userMessage("More.", { taskId }),
      configuration: { taskPushNotificationConfig: { url: URL } },
    });
    expect(fieldsOf(more.error)).toEqual(["configuration.taskPushNotificationConfig"]);
    const task = await gateway.caller.call("GetTask", { id: taskId });
    expect(task.result.history).toHaveLength(1);
  });

  it("is listed in pages, in the order in which they were made", async () => {
    const { taskId } = await gateway.open();
    for (const id of ["c", "a", "b"]) await create({ taskId, id, url: URL });
    const seen: string[][] = [];
    let pageToken = "";
    do {
      const params = { taskId, pageSize: 2, ...(pageToken && { pageToken }) };
      const { result } = await gateway.caller.call("ListTaskPushNotificationConfigs", params);
      seen.push(result.configs.map(({ id }: { id: string }) => id));
      pageToken = String(result.nextPageToken);
    } while (pageToken !== "");
    expect(seen).toEqual([["c", "a"], ["b"]]);
    const bad = { taskId, pageToken: "?" };
    const { error } = await gateway.caller.call("ListTaskPushNotificationConfigs", bad);
    expect(fieldsOf(error)).toEqual(["pageToken"]);
  });

  it("is its principal's and the owner's alone", async () => {
    const { taskId } = await gateway.open({ id: "mine", url: URL });
    const stranger = createGatewayClient(
      gateway.endpoint("puppet"),
      await gateway.mintKey("puppet", "stranger"),
    );
    const methods: [string, object][] = [
      ["CreateTaskPushNotificationConfig", { taskId, url: URL }],
      ["GetTaskPushNotificationConfig", { taskId, id: "mine" }],
      ["ListTaskPushNotificationConfigs", { taskId }],
      ["DeleteTaskPushNotificationConfig", { taskId, id: "mine" }],
    ];
    for (const [method, params] of methods) {
      const unknown = await stranger.text(method, { ...params, taskId: "no-such-task" });
      expect(await stranger.text(method, params)).toBe(unknown);
      expect(unknown).toContain("-32001");
    }
    const owner = createGatewayClient(
      gateway.endpoint("puppet"),
      await gateway.issuer.issue("owner-1"),
    );
    for (const [method, params] of methods)
      expect((await owner.call(method, params)).error).toBeUndefined();
  });

  it.each([
    ["a line break in the token", { token: "a\r\nX-Evil: 1" }, "token"],
    [
      "a line feed in the credentials",
      { authentication: { scheme: "Bearer", credentials: "a\nb" } },
      "authentication.credentials",
    ],
    [
      "a line break in the scheme",
      { authentication: { scheme: "Bearer\r\n", credentials: "a" } },
      "authentication.scheme",
    ],
    [
      "a scheme of two words",
      { authentication: { scheme: "Bearer x", credentials: "a" } },
      "authentication.scheme",
    ],
    ["a line break in the secret", { secret: "0123456789abcdef\n" }, "secret"],
    ["a secret of 15 characters", { secret: "0123456789abcde" }, "secret"],
    ["a secret of 257 characters", { secret: "x".repeat(257) }, "secret"],
    ["a secret that is badly encoded", { secret: "whsec_not base64!" }, "secret"],
    ["half of a surrogate pair in the secret", { secret: "0123456789abcdef\ud800" }, "secret"],
    ["a token that no field holds", { token: "naïve" }, "token"],
    ["a token that ends in a space", { token: "a " }, "token"],
    ["too long a token", { token: "x".repeat(4097) }, "token"],
    ["too long an id", { id: "x".repeat(129) }, "id"],
    ["a control character in the id", { id: "a\u0000" }, "id"],
    ["a line break in the URL", { url: "https://hooks.example/\r\nx" }, "url"],
    ["http", { url: "http://hooks.example/" }, "url"],
    ["no URL", { url: "nowhere" }, "url"],
    ["credentials in the URL", { url: "https://user:pass@hooks.example/" }, "url"],
    ["a private address", { url: "https://192.168.1.1/" }, "url"],
    ["a name with a private address", { url: "https://inside.example/" }, "url"],
    ["a name without an address", { url: "https://nowhere.example/" }, "url"],
  ])("is refused for %s, which changes nothing", async (_name, members, field) => {
    const { taskId } = await gateway.open({ id: "kept", url: URL });
    const { error } = await create({ taskId, url: URL, ...members });
    expect(error).toMatchObject({ code: -32602 });
    expect(fieldsOf(error)).toEqual([field]);
    expect(JSON.stringify(error)).not.toContain("10.0.0.7");
    const sent = await gateway.caller.call("SendMessage", {
      message: userMessage(),
      configuration: { taskPushNotificationConfig: { url: URL, ...members } },
    });
    expect(sent.error).toMatchObject({ code: -32602 });
    expect(fieldsOf(sent.error)).toEqual([`configuration.taskPushNotificationConfig.${field}`]);
    const { result } = await gateway.caller.call("ListTaskPushNotificationConfigs", { taskId });
    expect(result.configs.map(({ id }: { id: string }) => id)).toEqual(["kept"]);
    expect((await gateway.caller.call("ListTasks")).result.totalSize).toBe(1);
  });

  it("wants a task: of its own, since none that is absent is meant", async () => {
    const { error } = await create({ url: URL });
    expect(error).toMatchObject({ code: -32602 });
    expect(fieldsOf(error)).toEqual(["taskId"]);
  });

  it("can be made for a task that has ended, which tells nothing any more", async () => {
    const { run, taskId } = await gateway.open();
    const stream = await gateway.caller.stream("SubscribeToTask", { id: taskId });
    run.say(status("COMPLETED"));
    await stream.rest();
    expect((await create({ taskId, url: URL })).result).toMatchObject({ taskId });
    expect(await gateway.stores.pushNotifications.waiting()).toEqual([]);
  });
});

describe("GATEWAY_SECRET_KEY", () => {
  it("is what push notifications are offered with: the card says so", async () => {
    const card = async (endpoint: string) =>
      (await (await fetch(`${endpoint}/.well-known/agent-card.json`)).json()) as {
        capabilities: { pushNotifications: boolean };
      };
    const on = await card(gateway.endpoint("puppet"));
    expect(on.capabilities.pushNotifications).toBe(true);
    const without = await startGateway({ modules: { puppet: createPuppet().module } });
    const off = await card(without.endpoint("puppet"));
    expect(off.capabilities.pushNotifications).toBe(false);
    await without.stop();
  });

  it("of another key stops the start, by its name; the old one behind the new one does not", async () => {
    await gateway.open({ id: "mine", url: URL, ...SECRETS });
    await gateway.stop();
    const { dataDir } = gateway;
    const other = "f".repeat(64);
    const restart = (GATEWAY_SECRET_KEY: string) =>
      startPushGateway({ environment: { GATEWAY_DATA_DIR: dataDir, GATEWAY_SECRET_KEY } });
    await expect(restart(other)).rejects.toThrow(
      /^GATEWAY_SECRET_KEY does not open the secrets of 1 of the webhooks .* `gateway webhooks prune`/,
    );
    const rotated = await startGateway({
      environment: {
        ...PUSH_ENVIRONMENT,
        GATEWAY_DATA_DIR: dataDir,
        GATEWAY_SECRET_KEY: `${other},${PUSH_ENVIRONMENT.GATEWAY_SECRET_KEY}`,
      },
    });
    await rotated.stop();
  });
});
