import type { GatewayWebhook, GatewayWebhookDelivery } from "../../generated/types";
import { freePort } from "../support/child-process";
import { startGateway, type TestGateway } from "../support/gateway";
import { createGatewayClient, userMessage } from "../support/gateway-client";
import { runGateway } from "../support/gateway-program";
import { createPuppet, status } from "../support/puppet-agent";
import { PUSH_ENVIRONMENT } from "../support/push-gateway";
import { createWebhooksClient, type WebhooksClient } from "../support/webhooks-client";

const HIDDEN = { token: "hidden-token", secret: "hidden-secret-of-alice" };

let gateway: TestGateway;
let client: WebhooksClient;
let url: string;
let task: string;
let webhook: string;
/** Oldest first: one that has failed, and one that waits for it. */
let deliveries: GatewayWebhookDelivery[];

// The program runs beside this gateway, on its data folder.
beforeAll(async () => {
  const puppet = createPuppet();
  gateway = await startGateway({
    environment: PUSH_ENVIRONMENT,
    modules: { puppet: puppet.module },
  });
  url = `http://127.0.0.1:${await freePort()}/`;
  const key = await gateway.mintKey("puppet", "alice");
  client = createWebhooksClient(gateway.publicUrl, "puppet", key);
  const { result } = await createGatewayClient(gateway.endpoint("puppet"), key).call(
    "SendMessage",
    { message: userMessage("Begin."), configuration: { returnImmediately: true } },
  );
  task = result.task.id;
  const odd = { url: `${url}?é`, webhook_id: "odd \u202e" };
  webhook = (await client.create(task, { url, ...HIDDEN })).webhook_id;
  await client.create(task, odd);
  const run = await puppet.next();
  run.say(status("WORKING", "hidden-payload"), status("COMPLETED"));
  run.finish();
  const newestFirst = await client.deliveriesWhen(
    { task, webhook },
    (all) => all.length === 2 && all[1]!.status === "failed",
  );
  deliveries = newestFirst.reverse();
});

afterAll(() => gateway.stop());

const administerWith = (environment: NodeJS.ProcessEnv, ...args: string[]) =>
  runGateway(["webhooks", ...args], {
    GATEWAY_DATA_DIR: gateway.dataDir,
    GATEWAY_SECRET_KEY: PUSH_ENVIRONMENT.GATEWAY_SECRET_KEY,
    ...environment,
  });
const administer = (...args: string[]) => administerWith({}, ...args);

/** What a verb prints with --json. */
async function printed<T>(...args: string[]): Promise<T[]> {
  const { code, stdout, stderr } = await administer(...args, "--json");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}

describe("gateway webhooks list", () => {
  it("prints what the webhooks API answers, and no secret", async () => {
    expect(await printed<GatewayWebhook>("list", "puppet", task)).toEqual(await client.list(task));
    const { stdout } = await administer("list", "puppet", task);
    const [first, second] = stdout.split("\n");
    const [{ created_at }] = (await client.list(task)) as [GatewayWebhook];
    expect(first).toBe(`${webhook}  a2a-1.0  in use  ${created_at}  ${url}  with token, secret`);
    expect(second).toContain('"odd \\u202e"');
    expect(stdout).not.toContain("hidden");
  });
});

describe("gateway webhooks deliveries", () => {
  it("prints what the webhooks API answers, newest first, and nothing that was sent", async () => {
    const found = await printed<GatewayWebhookDelivery>("deliveries", "puppet", task, webhook);
    expect(found).toEqual(await client.deliveries(task, webhook));
    const { stdout } = await administer("deliveries", "puppet", task, webhook);
    const [pending, failed] = stdout.split("\n");
    expect(pending).toMatch(/ {2}pending +\d{4}-.*Z {2}0 attempts$/);
    expect(failed).toMatch(/ {2}failed +\d{4}-.*Z {2}1 attempt {2}next \d{4}-.*Z {2}./);
    expect(failed).toContain(deliveries[0]!.delivery_id);
    expect(stdout).not.toContain("hidden");
  });

  it("prints as many as are asked for", async () => {
    const args = ["deliveries", "puppet", task, webhook, "--limit", "1"];
    expect(await printed(...args)).toEqual([deliveries[1]]);
  });

  it("prints those with a status, and those before one", async () => {
    const place = ["deliveries", "puppet", task, webhook] as const;
    expect(await printed(...place, "--status", "failed")).toEqual([deliveries[0]]);
    expect(await printed(...place, "--status", "dead_letter")).toEqual([]);
    const newest = deliveries[1]!.delivery_id;
    expect(await printed(...place, "--before", newest)).toEqual([deliveries[0]]);
    const { code, stderr } = await administer(...place, "--status", "lost");
    expect(code).toBe(1);
    expect(stderr).toContain("Allowed choices are pending, succeeded, failed, dead_letter");
  });

  it.each(["0", "201", "ten", "", "-1", "1.5"])("refuses --limit %s", async (limit) => {
    const { code, stderr } = await administer(
      ...["deliveries", "puppet", task, webhook, `--limit=${limit}`],
    );
    expect(code).toBe(1);
    expect(stderr).toBe("gateway: --limit must be a whole number from 1 to 200\n");
  });
});

describe("gateway webhooks redeliver", () => {
  it("makes a delivery that the gateway that serves sends", async () => {
    const failed = deliveries[0]!.delivery_id;
    const [made] = await printed<GatewayWebhookDelivery>(
      ...["redeliver", "puppet", task, webhook, failed],
    );
    expect(made).toMatchObject({ status: "pending", webhook_id: webhook, task_id: task });
    expect(made!.delivery_id).not.toBe(failed);
    // Nobody listens there now either.
    const [tried] = await client.deliveriesWhen(
      { task, webhook },
      ([first]) => first!.status === "failed",
    );
    expect(tried!.delivery_id).toBe(made!.delivery_id);
    const { code, stdout } = await administer(
      ...["redeliver", "puppet", task, webhook, made!.delivery_id],
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/ {2}pending {2,}/);
  });

  it("says why it does not", async () => {
    const { stderr, code } = await administer(
      ...["redeliver", "puppet", task, webhook, deliveries[1]!.delivery_id],
    );
    expect(code).toBe(1);
    expect(stderr).toBe(
      "gateway: the delivery has not failed: only one that failed is sent again\n",
    );
  });
});

describe("what is not there", () => {
  const WEBHOOK = "the task has no webhook none; `gateway webhooks list` prints those there are";
  it.each<[words: string, args: () => string[]]>([
    ["there is no agent none", () => ["list", "none", task]],
    ["there is no agent none", () => ["deliveries", "none", task, webhook]],
    ["puppet has no task none", () => ["list", "puppet", "none"]],
    ["echo has no task <task>", () => ["list", "echo", task]],
    ["echo has no task <task>", () => ["deliveries", "echo", task, webhook]],
    [
      "echo has no task <task>",
      () => ["redeliver", "echo", task, webhook, deliveries[0]!.delivery_id],
    ],
    [WEBHOOK, () => ["deliveries", "puppet", task, "none"]],
    [
      "the webhook has no delivery none; `gateway webhooks deliveries` prints those there are",
      () => ["redeliver", "puppet", task, webhook, "none"],
    ],
    ['puppet has no task "\\u001b[2J"', () => ["list", "puppet", "\u001b[2J"]],
  ])("is told: %s", async (words, args) => {
    const { code, stdout, stderr } = await administer(...args());
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(`gateway: ${words.replace("<task>", task)}\n`);
  });
});

describe("gateway webhooks remove and prune", () => {
  it("removes one, once, and those that no key opens", async () => {
    const odd = (await client.list(task))[1]!.webhook_id;
    const { stdout } = await administer("remove", "puppet", task, odd);
    expect(stdout).toContain("removed");
    const again = await administer("remove", "puppet", task, odd);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain("the task has no webhook");
    expect(await printed("prune")).toEqual([]);
    const lost = { GATEWAY_SECRET_KEY: "9".repeat(64) };
    const pruned = await administerWith(lost, "prune", "--json");
    expect(JSON.parse(pruned.stdout)).toEqual({ webhook_id: webhook, task_id: task });
    expect(await client.list(task)).toEqual([]);
    const without = await administerWith({ GATEWAY_SECRET_KEY: undefined }, "prune");
    expect(without.stderr).toMatch(/GATEWAY_SECRET_KEY must be set/);
  });
});
