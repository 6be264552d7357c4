import { freePort } from "../../support/child-process";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { artifact, createPuppet, type PuppetRun, status } from "../../support/puppet-agent";
import { PUSH_ENVIRONMENT } from "../../support/push-gateway";
import { createWebhooksClient, type WebhooksClient } from "../../support/webhooks-client";

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** What nobody is told again. */
const HIDDEN = {
  token: "hidden-token",
  authentication: { scheme: "Bearer", credentials: "hidden-credentials" },
  secret: "hidden-secret-of-alice",
};

/** An allowed address where nobody listens: what is sent there fails. */
let closed: string;
let gateway: TestGateway;
let alice: WebhooksClient;
let rpc: GatewayClient;
let run: PuppetRun;
let task: string;

const puppet = createPuppet();

beforeAll(async () => {
  closed = `http://127.0.0.1:${await freePort()}/hook`;
  gateway = await startGateway({
    environment: PUSH_ENVIRONMENT,
    modules: { puppet: puppet.module },
  });
  const key = await gateway.mintKey("puppet", "alice");
  alice = createWebhooksClient(gateway.publicUrl, "puppet", key);
  rpc = createGatewayClient(gateway.endpoint("puppet"), key);
});

beforeEach(async () => {
  const { result } = await rpc.call("SendMessage", {
    message: userMessage("Begin."),
    configuration: { returnImmediately: true },
  });
  task = result.task.id;
  run = await puppet.next();
});

afterEach(() => run.finish());
afterAll(() => gateway.stop());

/** A webhook whose first delivery has failed and whose others wait for it. */
async function failingWebhook(): Promise<string> {
  const { webhook_id: webhook } = await alice.create(task, { url: closed, ...HIDDEN });
  run.say(status("WORKING", "hidden-payload"), artifact("hidden-payload"), status("COMPLETED"));
  await alice.deliveriesWhen(
    { task, webhook },
    (all) => all.length === 3 && all.at(-1)!.attempt_num > 0,
  );
  return webhook;
}

describe("createWebhook", () => {
  it("answers 201 and the webhook, with what it has but not what that is", async () => {
    const { status, body } = await alice.ask("createWebhook", {
      task,
      body: { url: closed, ...HIDDEN, webhook_id: "mine" },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      data: {
        webhook: {
          webhook_id: "mine",
          task_id: task,
          url: closed,
          renderer: "a2a-1.0",
          authentication_scheme: "Bearer",
          has_token: true,
          has_credentials: true,
          has_secret: true,
          created_at: TIME,
          ended_at: null,
        },
      },
    });
  });

  it("makes an id where none is given, and leaves out what is not asked for", async () => {
    const made = await alice.create(task, { url: closed });
    expect(made.webhook_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(made).toMatchObject({
      authentication_scheme: null,
      has_token: false,
      has_credentials: false,
      has_secret: false,
    });
  });

  it("makes what the A2A methods see, and sees what they make", async () => {
    await alice.create(task, { url: closed, webhook_id: "by-rest", ...HIDDEN });
    const created = await rpc.call("CreateTaskPushNotificationConfig", {
      taskId: task,
      id: "by-rpc",
      url: closed,
      token: HIDDEN.token,
    });
    expect(created.error).toBeUndefined();
    const { result } = await rpc.call("ListTaskPushNotificationConfigs", { taskId: task });
    expect(result.configs.map(({ id }: { id: string }) => id)).toEqual(["by-rest", "by-rpc"]);
    const listed = await alice.list(task);
    expect(listed.map((one) => [one.webhook_id, one.has_token, one.has_secret])).toEqual([
      ["by-rest", true, true],
      ["by-rpc", true, false],
    ]);
  });

  it("replaces the webhook that has the id", async () => {
    await alice.create(task, { url: closed, webhook_id: "mine", ...HIDDEN });
    await alice.create(task, { url: `${closed}/2`, webhook_id: "mine" });
    expect(await alice.list(task)).toMatchObject([{ url: `${closed}/2`, has_secret: false }]);
  });

  it("takes ten, and answers 409 conflict to one more", async () => {
    for (let n = 0; n < 10; n += 1) await alice.create(task, { url: closed, webhook_id: `w${n}` });
    const { status, body } = await alice.ask("createWebhook", { task, body: { url: closed } });
    expect([status, body.error?.code]).toEqual([409, "conflict"]);
    expect(body.error?.message).toContain("the task has 10");
    await alice.create(task, { url: `${closed}/2`, webhook_id: "w3" });
    expect(await alice.list(task)).toHaveLength(10);
  });

  it("takes ids of any letters, and finds them in the path", async () => {
    for (const id of ["a/b", "ü €", "50%", "?x=1#y", "..", "x".repeat(128)]) {
      const { webhook_id } = await alice.create(task, { url: closed, webhook_id: id });
      expect(webhook_id).toBe(id);
      // Clients resolve a path of dots before they send it, so that one cannot be asked for.
      if (id !== "..") expect(await alice.deliveries(task, id)).toEqual([]);
    }
  });

  const url = "https://hook.example/";
  it.each<[fault: string, body: unknown, message: RegExp]>([
    ["no URL", {}, /^url: is required$/],
    ["no object", [], /^the body must be an object$/],
    ["an unknown member", { url, colour: 1 }, /^the body must have no members but/],
    [
      "an unknown member inside",
      { url, authentication: { scheme: "Bearer", schemes: [] } },
      /^authentication: must have no members but/,
    ],
    ["no text", { url: 1 }, /^url: must be a string$/],
    ["an empty token", { url, token: "" }, /^token: must not be empty$/],
    ["a token over two lines", { url, token: "a\nb" }, /^token: must have no line break$/],
    [
      "credentials over two lines",
      { url, authentication: { scheme: "Bearer", credentials: "a\rb" } },
      /^authentication\.credentials: must have no line break$/,
    ],
    ["a short secret", { url, secret: "x".repeat(15) }, /^secret: must have at least 16/],
    ["an id with controls", { url, webhook_id: "a\u0007" }, /^webhook_id: must have at most 128/],
    ["a private address", { url: "https://10.0.0.1/" }, /^url: /],
    ["plain http", { url: "http://hook.example/" }, /^url: /],
    ["credentials in the URL", { url: "https://a:b@hook.example/" }, /^url: /],
  ])("refuses %s with invalid_body", async (_fault, body, message) => {
    const answer = await alice.ask("createWebhook", { task, body });
    expect([answer.status, answer.body.error?.code]).toEqual([400, "invalid_body"]);
    expect(answer.body.error?.message).toMatch(message);
    expect(await alice.list(task)).toEqual([]);
  });
});

describe("listWebhooks", () => {
  it("answers page by page, the first registered first, and keeps what its receiver ended", async () => {
    for (const id of ["a", "b", "c"]) await alice.create(task, { url: closed, webhook_id: id });
    const pageOf = async (rest: string) => {
      const { body } = await alice.ask("listWebhooks", { task, rest });
      return body.data.webhooks.map((one: { webhook_id: string }) => one.webhook_id);
    };
    expect(await pageOf("")).toEqual(["a", "b", "c"]);
    expect(await pageOf("?limit=2")).toEqual(["a", "b"]);
    expect(await pageOf("?limit=2&after=b")).toEqual(["c"]);
    expect(await pageOf("?after=c")).toEqual([]);
    await end("b");
    expect(await pageOf("")).toEqual(["a", "b", "c"]);
    expect((await alice.list(task)).map((one) => one.ended_at)).toEqual([null, TIME, null]);
  });
});

/** Lets the receiver of a webhook of the task end it, as with 410. */
async function end(webhook: string): Promise<void> {
  const { pushNotifications: store } = gateway.stores;
  run.say(status("WORKING"));
  await alice.deliveriesWhen({ task, webhook }, ([first]) => first !== undefined);
  for (const { number } of await store.waiting()) {
    const next = await store.next(number);
    if (next?.taskId !== task || next.config.id !== webhook) continue;
    await store.record(next, {
      at: new Date().toISOString(),
      responseStatus: 410,
      outcome: { kind: "gone" },
    });
  }
}

describe("listDeliveries", () => {
  it("answers all that is known of each, newest first, and nothing that was sent", async () => {
    const webhook = await failingWebhook();
    const deliveries = await alice.deliveries(task, webhook);
    const [last, middle, first] = deliveries;
    expect(first).toEqual({
      delivery_id: expect.any(String),
      webhook_id: webhook,
      task_id: task,
      renderer: "a2a-1.0",
      status: "failed",
      attempt_num: 1,
      last_response_status: null,
      last_error: expect.stringMatching(/./),
      next_attempt_at: TIME,
      last_attempted_at: TIME,
      created_at: TIME,
      completed_at: null,
    });
    for (const waiting of [last, middle])
      expect(waiting).toMatchObject({
        status: "pending",
        attempt_num: 0,
        last_error: null,
        next_attempt_at: null,
        last_attempted_at: null,
        completed_at: null,
      });
    const texts = [deliveries, await alice.list(task)].map((value) => JSON.stringify(value));
    for (const text of texts) expect(text).not.toContain("hidden");
  });

  it("answers page by page", async () => {
    const webhook = await failingWebhook();
    const all = await alice.deliveries(task, webhook);
    const page = await alice.deliveries(task, webhook, "?limit=2");
    const rest = `?limit=2&before=${page[1]!.delivery_id}`;
    const ids = [...page, ...(await alice.deliveries(task, webhook, rest))];
    expect(ids.map((one) => one.delivery_id)).toEqual(all.map((one) => one.delivery_id));
    expect(await alice.deliveries(task, webhook, "?before=none")).toEqual([]);
  });

  it("answers 404 for a webhook that is not there", async () => {
    const { status, body } = await alice.ask("listDeliveries", { task });
    expect([status, body.error?.code]).toEqual([404, "not_found"]);
  });
});

describe("a query", () => {
  it.each<[query: string, message: string | RegExp]>([
    ["limit=0", "limit: must be 1 or more"],
    ["limit=201", "limit: must be 200 or less"],
    ["limit=-1", "limit: must be an integer"],
    ["limit=1.5", "limit: must be an integer"],
    ["limit=", "limit: must be an integer"],
    ["limit=ten", "limit: must be an integer"],
    ["limit=99999999999", "limit: must be an integer"],
    ["limit=1&limit=2", "each parameter must be given once"],
    ["limt=1", /^there are no parameters here but limit, (after|before, status)$/],
    ["__proto__=1", /^there are no parameters here but limit, (after|before, status)$/],
  ])("%s is refused with invalid_query", async (query, message) => {
    const { webhook_id: webhook } = await alice.create(task, { url: closed });
    for (const operation of ["listWebhooks", "listDeliveries"] as const) {
      const answer = await alice.ask(operation, { task, webhook, rest: `?${query}` });
      expect(answer.status).toBe(400);
      expect(answer.body.error?.code).toBe("invalid_query");
      expect(answer.body.error?.message).toMatch(message);
    }
  });

  it.each(["limit=1", "limit=200", ""])("%s is taken", async (query) => {
    const { webhook_id: webhook } = await alice.create(task, { url: closed });
    for (const operation of ["listWebhooks", "listDeliveries"] as const) {
      const answer = await alice.ask(operation, { task, webhook, rest: `?${query}` });
      expect(answer.status).toBe(200);
    }
  });
});

describe("redeliver", () => {
  it("answers 202 and a new delivery of what failed, which goes first", async () => {
    const webhook = await failingWebhook();
    const failed = (await alice.deliveries(task, webhook)).at(-1)!;
    const answer = await alice.ask("redeliver", { task, webhook, delivery: failed.delivery_id });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({
      success: true,
      data: {
        delivery: {
          ...failed,
          delivery_id: expect.not.stringContaining(failed.delivery_id),
          status: "pending",
          attempt_num: 0,
          last_error: null,
          next_attempt_at: TIME,
          last_attempted_at: null,
          created_at: TIME,
        },
      },
    });
    const made = answer.body.data.delivery.delivery_id as string;
    // Nobody listens there now either.
    const tried = await alice.deliveriesWhen(
      { task, webhook },
      ([first]) => first!.attempt_num > 0,
    );
    expect(tried.map((one) => one.delivery_id)[0]).toBe(made);
    const old = tried.find((one) => one.delivery_id === failed.delivery_id);
    expect(old).toEqual({ ...failed, next_attempt_at: null, completed_at: TIME });
  });

  it("answers 409 conflict for one that has not failed", async () => {
    const webhook = await failingWebhook();
    const [{ delivery_id: delivery }] = (await alice.deliveries(task, webhook)) as [any];
    const { status, body } = await alice.ask("redeliver", { task, webhook, delivery });
    expect(status).toBe(409);
    expect(body.error).toEqual({
      code: "conflict",
      message: "only a delivery that has failed is sent again",
    });
  });

  it("answers 409 conflict once the receiver has ended the webhook", async () => {
    const { webhook_id: webhook } = await alice.create(task, { url: closed });
    await end(webhook);
    const [{ delivery_id: delivery }] = (await alice.deliveries(task, webhook)) as [any];
    const { status, body } = await alice.ask("redeliver", { task, webhook, delivery });
    expect([status, body.error?.code]).toEqual([409, "conflict"]);
    expect(body.error?.message).toContain("the receiver has ended this webhook");
  });

  it("answers 404 for what is not there, and for a delivery of another webhook", async () => {
    const webhook = await failingWebhook();
    const delivery = (await alice.deliveries(task, webhook)).at(-1)!.delivery_id;
    const { webhook_id: other } = await alice.create(task, { url: closed });
    for (const place of [{ webhook }, { delivery }, { webhook: other, delivery }]) {
      const { status, body } = await alice.ask("redeliver", { task, ...place });
      expect([status, body.error?.code]).toEqual([404, "not_found"]);
    }
  });

  it("takes no notice of a body", async () => {
    const webhook = await failingWebhook();
    const delivery = (await alice.deliveries(task, webhook)).at(-1)!.delivery_id;
    const { status } = await alice.ask("redeliver", { task, webhook, delivery, body: "{" });
    expect(status).toBe(202);
  });
});

describe("deleteWebhook", () => {
  it("removes the webhook with its deliveries, and succeeds again", async () => {
    const webhook = await failingWebhook();
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await alice.ask("deleteWebhook", { task, webhook });
      expect([status, body]).toEqual([200, { success: true, data: {} }]);
    }
    expect(await alice.list(task)).toEqual([]);
    expect((await alice.ask("listDeliveries", { task, webhook })).status).toBe(404);
  });
});
