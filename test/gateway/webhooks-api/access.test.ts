import { connect } from "node:net";
import { once } from "node:events";
import { WEBHOOK_OPERATIONS } from "../../../generated/webhooks-operations";
import { freePort } from "../../support/child-process";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, userMessage } from "../../support/gateway-client";
import { createPuppet, status } from "../../support/puppet-agent";
import { PUSH_ENVIRONMENT } from "../../support/push-gateway";
import {
  createWebhooksClient,
  type WebhookOperation,
  type WebhooksClient,
} from "../../support/webhooks-client";

const OPERATIONS = Object.keys(WEBHOOK_OPERATIONS) as WebhookOperation[];
const BODY = { url: "https://192.0.2.1/" };

/** A request that is as it must be, but for where it is about. */
const wellAsked = (operation: WebhookOperation) =>
  WEBHOOK_OPERATIONS[operation].takesBody ? { body: BODY } : {};

let gateway: TestGateway;
let clientOf: (credential?: string, agent?: string) => WebhooksClient;
let alice: WebhooksClient;
/** A key of another caller, and one of alice's to another agent. */
let bob: string;
let ofOther: string;
/** What is alice's, with a delivery that has failed. */
let place: { task: string; webhook: string; delivery: string };

beforeAll(async () => {
  const puppet = createPuppet();
  gateway = await startGateway({
    environment: {
      ...PUSH_ENVIRONMENT,
      GATEWAY_WEBHOOK_ALLOW: "http://localhost,192.0.2.0/24",
      TRUST_PROXY: "1",
    },
    modules: { puppet: puppet.module, other: puppet.module },
  });
  await gateway.register({ id: "private", visibility: "PRIVATE" });
  clientOf = (credential, agent = "puppet") =>
    createWebhooksClient(gateway.publicUrl, agent, credential);
  const key = await gateway.mintKey("puppet", "alice");
  bob = await gateway.mintKey("puppet", "bob");
  ofOther = await gateway.mintKey("other", "alice");
  alice = clientOf(key);
  const { result } = await createGatewayClient(gateway.endpoint("puppet"), key).call(
    "SendMessage",
    { message: userMessage("Begin."), configuration: { returnImmediately: true } },
  );
  const task = result.task.id as string;
  const url = `http://127.0.0.1:${await freePort()}/`;
  const { webhook_id: webhook } = await alice.create(task, { url });
  const run = await puppet.next();
  run.say(status("COMPLETED"));
  run.finish();
  const [failed] = await alice.deliveriesWhen({ task, webhook }, ([first]) => {
    return first?.status === "failed";
  });
  place = { task, webhook, delivery: failed!.delivery_id };
});

afterAll(() => gateway.stop());

describe.each(OPERATIONS)("%s", (operation) => {
  const source = `192.0.2.${OPERATIONS.indexOf(operation)}`;
  const request = () => ({
    ...place,
    ...wellAsked(operation),
    // Each operation from a source of its own, whose failed authentications are few.
    headers: { "X-Forwarded-For": source },
  });

  it("is for callers with a credential that counts", async () => {
    const credentials = [
      undefined,
      `bak_${"0".repeat(64)}`,
      "nonsense",
      ofOther,
      await gateway.issuer.issue("owner-1", { exp: 1 }),
    ];
    for (const credential of credentials) {
      const answer = await clientOf(credential).ask(operation, request());
      expect(answer.status).toBe(401);
      expect(answer.body.error?.code).toBe("unauthorized");
      expect(answer.headers.get("WWW-Authenticate")).toMatch(/Bearer/);
    }
  });

  it("answers other callers as if there were no such task", async () => {
    const others = [bob, await gateway.issuer.issue("user-2")];
    for (const credential of others) {
      const other = clientOf(credential);
      const asked = await other.ask(operation, request());
      const unknown = await other.ask(operation, { ...request(), task: "none" });
      expect([asked.status, asked.body.error?.code]).toEqual([404, "not_found"]);
      expect(asked.body).toEqual(unknown.body);
    }
    const throughOther = clientOf(ofOther, "other");
    expect((await throughOther.ask(operation, request())).status).toBe(404);
  });

  it("answers 404 agent_not_found where there is no agent for the caller", async () => {
    for (const client of [
      clientOf(await gateway.issuer.issue("user-2"), "none"),
      clientOf(await gateway.issuer.issue("user-2"), "private"),
    ]) {
      const { status, body } = await client.ask(operation, request());
      expect([status, body.error?.code]).toEqual([404, "agent_not_found"]);
    }
  });

  it("is the same with a closing slash", async () => {
    const client = clientOf(bob);
    const answers = [];
    for (const rest of ["", "/"]) answers.push(await client.ask(operation, { ...request(), rest }));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([404, answers[0]!.body]),
    );
  });

  it("is kept by nobody on the way", async () => {
    const { headers } = await clientOf().ask(operation, request());
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("the agent's owner", () => {
  it("sees and does all that the caller may", async () => {
    const owner = clientOf(await gateway.issuer.issue("owner-1"));
    expect(await owner.list(place.task)).toMatchObject([{ webhook_id: place.webhook }]);
    const found = await owner.deliveries(place.task, place.webhook);
    expect(found.map((one) => one.delivery_id)).toContain(place.delivery);
    const made = await owner.create(place.task, { ...BODY, webhook_id: "owners" });
    expect(made.webhook_id).toBe("owners");
    expect((await alice.list(place.task)).map((one) => one.webhook_id)).toContain("owners");
    const removed = await owner.ask("deleteWebhook", { task: place.task, webhook: "owners" });
    expect(removed.status).toBe(200);
    const again = await owner.ask("redeliver", place);
    expect(again.status).toBe(202);
  });
});

describe("another HTTP method", () => {
  const methodsOf = (path: string) =>
    OPERATIONS.filter((name) => WEBHOOK_OPERATIONS[name].path === path).flatMap((name) => {
      const { method } = WEBHOOK_OPERATIONS[name];
      return method === "GET" ? ["GET", "HEAD"] : [method];
    });

  it.each(OPERATIONS)(
    "than those of the path of %s is 405, and Allow names those",
    async (name) => {
      const allowed = methodsOf(WEBHOOK_OPERATIONS[name].path);
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        if (allowed.includes(method)) continue;
        const { status, headers, body } = await clientOf().ask(name, { ...place, method });
        expect([status, body.error?.code]).toEqual([405, "method_not_allowed"]);
        expect(headers.get("Allow")?.split(", ").sort()).toEqual([...allowed].sort());
        for (const one of allowed) expect(body.error?.message).toContain(one);
      }
    },
  );

  it("HEAD is answered as GET is, without a body", async () => {
    const [got, headed] = [
      await alice.ask("listWebhooks", place),
      await alice.ask("listWebhooks", { ...place, method: "HEAD" }),
    ];
    expect(headed.status).toBe(200);
    expect(headed.headers.get("Content-Length")).toBe(got.headers.get("Content-Length"));
    expect(headed.body).toEqual({});
  });
});

describe("a body", () => {
  const ask = (body: string, headers = {}) =>
    alice.ask("createWebhook", { ...place, body, headers });

  it.each<
    [what: string, body: string, headers: Record<string, string>, status: number, code: string]
  >([
    ["not JSON", "{", {}, 400, "invalid_json"],
    [
      "not UTF-8 by its type",
      "{}",
      { "Content-Type": "application/json; charset=latin1" },
      415,
      "unsupported_media_type",
    ],
    ["another type", "{}", { "Content-Type": "text/plain" }, 415, "unsupported_media_type"],
    ["encoded", "{}", { "Content-Encoding": "gzip" }, 415, "unsupported_media_type"],
    ["too large", " ".repeat(1024 * 1024 + 1), {}, 413, "payload_too_large"],
  ])("that is %s is refused", async (_what, body, headers, status, code) => {
    const answer = await ask(body, headers);
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  });

  it("is not waited for where the caller is refused", async () => {
    const { port, host, pathname } = new URL(alice.urlOf("createWebhook", place));
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 99\r\n\r\n`);
    const [chunk] = (await once(socket, "data")) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });
});

describe("the limits", () => {
  it("count calls by credential and agent, together with those over JSON-RPC", async () => {
    const strict = await startGateway({
      environment: { ...PUSH_ENVIRONMENT, GATEWAY_RATE_LIMIT: "2" },
    });
    const key = strict.demoKeys.echo!;
    await createGatewayClient(strict.endpoint("echo"), key).call("ListTasks", {});
    const client = createWebhooksClient(strict.publicUrl, "echo", key);
    expect((await client.ask("listWebhooks")).status).toBe(404);
    const { status, headers, body } = await client.ask("listWebhooks");
    expect([status, body.error?.code]).toEqual([429, "rate_limited"]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(headers.get("RateLimit-Policy")).toBe('"caller";q=2;w=60');
    await strict.stop();
  });
});

describe("without GATEWAY_SECRET_KEY", () => {
  it("nothing is found, whatever is sent, and callers are looked at as ever", async () => {
    const without = await startGateway();
    const client = createWebhooksClient(without.publicUrl, "echo", without.demoKeys.echo);
    for (const operation of OPERATIONS) {
      for (const request of [wellAsked(operation), { body: "{", rest: "?limit=0" }]) {
        const withBody = WEBHOOK_OPERATIONS[operation].method === "GET" ? {} : request;
        const { status, body } = await client.ask(operation, withBody);
        expect(status).toBe(404);
        expect(body.error).toEqual({
          code: "not_found",
          message: "push notifications are not offered by this gateway",
        });
      }
      const stranger = createWebhooksClient(without.publicUrl, "echo");
      expect((await stranger.ask(operation)).status).toBe(401);
    }
    await without.stop();
  });
});

describe("a store that cannot be read", () => {
  it("is 500 internal, which says nothing of it", async () => {
    const broken = await startGateway({ environment: PUSH_ENVIRONMENT });
    const client = createWebhooksClient(broken.publicUrl, "echo", broken.demoKeys.echo);
    broken.db.exec("ALTER TABLE tasks RENAME TO gone");
    for (const operation of OPERATIONS) {
      const { status, body } = await client.ask(operation, wellAsked(operation));
      expect(status).toBe(500);
      expect(body.error).toEqual({ code: "internal", message: "the request could not be served" });
    }
    await broken.stop();
  });
});
