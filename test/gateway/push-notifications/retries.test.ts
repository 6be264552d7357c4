import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { verifyWebhook } from "../../../src/webhook-receiver";
import { type PushGateway, startPushGateway } from "../../support/push-gateway";
import { status } from "../../support/puppet-agent";
import { type Answer, type Receiver, startReceiver } from "../../support/receiver";

const SECRET = "a secret that is long enough";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Each wait, with all of its jitter. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR].map((ms) => ms * 1.1);

let gateway: PushGateway;
let receiver: Receiver;
let answer: Answer;
const start = async (times = {}) => {
  gateway = await startPushGateway({ times });
  answer = 500;
  receiver = await startReceiver(() => answer);
};
afterEach(async () => {
  await gateway.stop();
  await receiver.close();
});

/** A task whose configuration `hook` has told the receiver of its first status, which it refused. */
async function openRefused(refusal: Answer = 500) {
  answer = refusal;
  const opened = await gateway.open({ id: "hook", url: receiver.url(), secret: SECRET });
  opened.run.say(status("WORKING"));
  await receiver.until(1);
  await gateway.quiet();
  return opened;
}

describe("a notification that was not taken", () => {
  beforeEach(() => start());

  it("is tried again after 1 min, 5 min, 30 min, 2 h and 12 h, six times in all, then given up", async () => {
    const { taskId } = await openRefused();
    for (const [index, wait] of WAITS.entries()) {
      await gateway.pass(wait / 1.1 - 1_000);
      await gateway.quiet();
      expect(receiver.received).toHaveLength(index + 1);
      await gateway.pass(wait - wait / 1.1 + 1_000);
      await receiver.until(index + 2);
      await gateway.quiet();
      const [row] = await gateway.notifications(taskId, "hook");
      expect(row).toMatchObject({ attempts: index + 2, lastResponseStatus: 500 });
    }
    await gateway.pass(48 * HOUR);
    await gateway.quiet();
    expect(receiver.received).toHaveLength(6);
    expect(await gateway.notifications(taskId, "hook")).toEqual([
      expect.objectContaining({
        status: "dead_letter",
        attempts: 6,
        lastResponseStatus: 500,
        lastError: "answered 500",
        completedAt: expect.any(String) as string,
      }),
    ]);
  });

  it("keeps its id and its body, and is signed anew, as of now", async () => {
    await openRefused();
    await gateway.pass(WAITS[0]!);
    const [first, second] = await receiver.until(2);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    const [before, after] = [first, second].map((received) => {
      const { headers, body } = received!;
      const timestamp = Number(headers["webhook-timestamp"]);
      return verifyWebhook({ headers, body, secret: SECRET, now: new Date(timestamp * 1000) });
    });
    const passedMs = after!.timestamp.getTime() - before!.timestamp.getTime();
    expect(passedMs).toBeGreaterThanOrEqual(MINUTE);
  });

  it("holds up those after it, of its configuration alone", async () => {
    const { run, taskId } = await openRefused();
    const other = await startReceiver();
    await gateway.caller.call("CreateTaskPushNotificationConfig", { taskId, url: other.url() });
    run.say(status("WORKING", "second"), status("COMPLETED", "third"));
    await other.until(2);
    await gateway.quiet();
    expect(receiver.received).toHaveLength(1);
    answer = 200;
    await gateway.pass(WAITS[0]!);
    const received = await receiver.until(4);
    const words = received.map(({ body }) => /second|third/.exec(body)?.[0]);
    expect(words).toEqual([undefined, undefined, "second", "third"]);
    await other.close();
  });

  it("lets those after it go on when it has been given up", async () => {
    const { run } = await openRefused();
    run.say(status("COMPLETED"));
    for (const wait of WAITS) {
      await gateway.pass(wait);
      await gateway.quiet();
    }
    expect(receiver.received).toHaveLength(7);
    expect(receiver.received.at(-1)?.body).toContain("COMPLETED");
  });

  it.each([
    ["seconds", "7200", 7200_000],
    ["a date", () => new Date(Date.now() + 3 * HOUR).toUTCString(), 3 * HOUR],
    ["no longer than a day", "999999999999", 24 * HOUR],
    ["no shorter than the schedule", "1", MINUTE],
    ["nothing that can be read", "soon", MINUTE],
  ])("waits as long as Retry-After asks for: %s", async (_name, value, wait) => {
    const retryAfter = typeof value === "string" ? value : value();
    await openRefused({ status: 503, headers: { "Retry-After": retryAfter } });
    await gateway.pass(wait - 5_000);
    await gateway.quiet();
    expect(receiver.received).toHaveLength(1);
    await gateway.pass(wait * 0.1 + 10_000);
    await receiver.until(2);
  });

  it.each([301, 302, 303, 307, 308])("is not sent elsewhere by a %d", async (code) => {
    const elsewhere = await startReceiver();
    const headers = { Location: elsewhere.url() };
    const { taskId } = await openRefused({ status: code, headers });
    expect(elsewhere.received).toEqual([]);
    expect(await gateway.notifications(taskId, "hook")).toMatchObject([
      { status: "failed", lastError: `answered ${code}: redirects are not followed` },
    ]);
    await elsewhere.close();
  });

  it("goes to the new address at once when its configuration is replaced", async () => {
    const { taskId } = await openRefused();
    const moved = await startReceiver();
    const set = { taskId, id: "hook", url: moved.url("/moved") };
    await gateway.caller.call("CreateTaskPushNotificationConfig", set);
    const [received] = await moved.until(1);
    expect(received?.headers).not.toHaveProperty("x-beeos-signature");
    await gateway.quiet();
    expect(await gateway.notifications(taskId, "hook")).toMatchObject([
      { status: "succeeded", attempts: 2 },
    ]);
    await moved.close();
  });

  it("ends with its configuration at a 410, and those after it with it", async () => {
    const { run, taskId } = await openRefused();
    run.say(status("WORKING", "second"));
    answer = 410;
    await gateway.pass(WAITS[0]!);
    await receiver.until(2);
    await gateway.quiet();
    run.say(status("COMPLETED", "third"));
    await gateway.pass(48 * HOUR);
    await gateway.quiet();
    expect(receiver.received).toHaveLength(2);
    expect(await gateway.notifications(taskId, "hook")).toMatchObject([
      { status: "failed", attempts: 2, lastResponseStatus: 410, lastError: "answered 410 Gone" },
      { status: "failed", attempts: 0, lastError: "the receiver has ended the configuration" },
    ]);
    const get = { taskId, id: "hook" };
    const { error } = await gateway.caller.call("GetTaskPushNotificationConfig", get);
    expect(error).toMatchObject({ code: -32001 });
    const { result } = await gateway.caller.call("ListTaskPushNotificationConfigs", { taskId });
    expect(result.configs).toEqual([]);
  });
});

describe("a notification that was given up", () => {
  beforeEach(() => start());

  it("is sent again on demand, under the same id and with the same body", async () => {
    const { taskId } = await openRefused();
    for (const wait of WAITS) {
      await gateway.pass(wait);
      await gateway.quiet();
    }
    const [dead] = await gateway.notifications(taskId, "hook");
    answer = 200;
    const scope = { agentId: "puppet", principal: "key:tester" };
    const place = { taskId, configId: "hook", notificationId: dead!.id };
    const outcome = await gateway.services.pushConfigs!.redeliver(scope, place);
    expect(outcome).toMatchObject({
      kind: "redelivered",
      notification: { status: "pending", attempts: 0 },
    });
    const received = await receiver.until(7);
    await gateway.quiet();
    const [first, last] = [received[0]!, received[6]!];
    expect(last.body).toBe(first.body);
    expect(last.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
    expect(await gateway.notifications(taskId, "hook")).toMatchObject([
      { id: dead!.id, status: "dead_letter" },
      { status: "succeeded", attempts: 1 },
    ]);
  });
});

describe("a notification that is asked for again and again", () => {
  beforeEach(() => start());

  it("is sent once for it, now, whatever was to be tried of it", async () => {
    const { taskId, run } = await openRefused();
    run.say(status("COMPLETED"));
    const scope = { agentId: "puppet", principal: "key:tester" };
    const again = async (index: number) => {
      const rows = await gateway.notifications(taskId, "hook");
      const place = { taskId, configId: "hook", notificationId: rows[index]!.id };
      await gateway.services.pushConfigs!.redeliver(scope, place);
    };
    // The one that failed, then the same once more while the first redelivery waits for its retry.
    await again(0);
    await receiver.until(2);
    await gateway.quiet();
    await again(0);
    await receiver.until(3);
    await gateway.quiet();
    answer = 204;
    await again(2);
    await receiver.until(5);
    await gateway.quiet();
    await gateway.pass(48 * HOUR);
    await gateway.quiet();
    // Three redeliveries of the first event, and the second one.
    expect(receiver.received).toHaveLength(5);
    expect(await gateway.notifications(taskId, "hook")).toMatchObject([
      { status: "failed", lastError: "answered 500" },
      { status: "succeeded" },
      { status: "failed", attempts: 1, lastError: "answered 500" },
      { status: "failed", attempts: 1, lastError: "answered 500" },
      { status: "succeeded" },
    ]);
  });
});

describe("a receiver", () => {
  it("that never answers has 10 s, and holds up no other", async () => {
    await start({ pushMs: 300 });
    const { run, taskId } = await openRefused(() => undefined);
    expect(await gateway.notifications(taskId, "hook")).toMatchObject([
      { status: "failed", attempts: 1, lastError: "no answer within 0.3 s" },
    ]);
    const quick = await startReceiver();
    await gateway.caller.call("CreateTaskPushNotificationConfig", { taskId, url: quick.url() });
    const slow = gateway.pass(WAITS[0]!);
    run.say(status("COMPLETED"));
    await quick.until(1);
    await slow;
    await gateway.quiet();
    expect(receiver.received).toHaveLength(2);
    await quick.close();
  });

  it("that takes its time within them has taken it once", async () => {
    await start();
    await openRefused((res) => setTimeout(() => res.writeHead(200).end(), 300));
    await gateway.pass(48 * HOUR);
    await gateway.quiet();
    expect(receiver.received).toHaveLength(1);
  });

  it("that closes before it has answered has not taken it", async () => {
    await start();
    const { taskId } = await openRefused((_res, socket) => socket.destroy());
    const [row] = await gateway.notifications(taskId, "hook");
    expect(row).toMatchObject({ status: "failed", attempts: 1 });
    expect(row?.lastError).toMatch(/closed/);
  });

  it("that closes in the middle of its answer's body has taken it", async () => {
    await start();
    const { taskId } = await openRefused((res, socket) => {
      res.writeHead(200, { "Content-Length": "1000" });
      res.write("half", () => socket.destroy());
    });
    expect(await gateway.notifications(taskId, "hook")).toMatchObject([{ status: "succeeded" }]);
  });

  it("that closes while the notification is on its way has not taken it", async () => {
    await start();
    const server: Server = createServer((socket) => {
      socket.on("error", () => undefined).once("data", () => socket.resetAndDestroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    const { run, taskId } = await gateway.open({ id: "hook", url });
    run.say(status("WORKING", "x".repeat(700_000)));
    let rows = await gateway.notifications(taskId, "hook");
    while (rows[0]?.status !== "failed") rows = await gateway.notifications(taskId, "hook");
    expect(rows).toMatchObject([{ attempts: 1 }]);
    await new Promise((resolve) => server.close(resolve));
  });

  it("that is not there has not taken it", async () => {
    await start();
    await receiver.close();
    const { run, taskId } = await gateway.open({ id: "hook", url: receiver.url() });
    run.say(status("WORKING"));
    let rows = await gateway.notifications(taskId, "hook");
    while (rows[0]?.status !== "failed") rows = await gateway.notifications(taskId, "hook");
    expect(rows[0].lastError).toBe("the connection was refused");
    receiver = await startReceiver();
  });
});
