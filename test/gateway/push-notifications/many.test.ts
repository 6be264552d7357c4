import { type PushGateway, startPushGateway } from "../../support/push-gateway";
import { artifact, status } from "../../support/puppet-agent";
import { type Answer, type Receiver, startReceiver } from "../../support/receiver";

const TASKS = 10;
const CONFIGS_OF_TASK = 10;
const EVENTS_OF_TASK = 100;
const CONFIGS = TASKS * CONFIGS_OF_TASK;

/** Longer than any wait between two attempts. */
const LONG_MS = 14 * 3_600_000;

/** How a failing receiver fails. */
const FAILURES: readonly Answer[] = [
  500,
  302,
  { status: 429, headers: { "Retry-After": "600" } },
  (_res, socket) => socket.destroy(),
];

let gateway: PushGateway;
let receiver: Receiver;
afterEach(async () => {
  await gateway.stop();
  await receiver.close();
});

it("10,000 notifications to 100 configurations, a tenth of which fail, all arrive and in order", async () => {
  const taken = new Map<string, string[]>();
  let underWay = 0;
  let mostUnderWay = 0;
  receiver = await startReceiver(({ path, body }, before) => {
    // Every third attempt at a failing receiver fails.
    if (path.endsWith("/0") && before % 3 === 0) return FAILURES[before % FAILURES.length]!;
    taken.set(path, [...(taken.get(path) ?? []), body]);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    return (res) =>
      setImmediate(() => {
        underWay -= 1;
        res.writeHead(204).end();
      });
  });
  gateway = await startPushGateway();
  const tasks = await Promise.all(
    Array.from({ length: TASKS }, async (_, task) => {
      const opened = await gateway.open();
      for (let config = 0; config < CONFIGS_OF_TASK; config += 1)
        await gateway.caller.call("CreateTaskPushNotificationConfig", {
          taskId: opened.taskId,
          id: String(config),
          url: receiver.url(`/${task}/${config}`),
        });
      return opened;
    }),
  );
  for (let event = 1; event < EVENTS_OF_TASK; event += 1)
    for (const { run } of tasks) run.say(artifact(`piece ${event}`, { append: event > 1 }));
  for (const { run } of tasks) run.say(status("COMPLETED"));

  const count = () => [...taken.values()].reduce((sum, { length }) => sum + length, 0);
  const healthy = (CONFIGS * EVENTS_OF_TASK * 9) / 10;
  while (count() < healthy) await new Promise((resolve) => setImmediate(resolve));
  // At most every event fails once.
  for (let passes = 0; passes < EVENTS_OF_TASK; passes += 1) {
    await gateway.quiet();
    await gateway.pass(LONG_MS);
  }
  await gateway.quiet();

  expect(taken.size).toBe(CONFIGS);
  for (const [task, { taskId }] of tasks.entries()) {
    const events = await gateway.stores.tasks.events(taskId, 1);
    const wanted = events.map(({ json }) => json);
    expect(wanted).toHaveLength(EVENTS_OF_TASK);
    for (let config = 0; config < CONFIGS_OF_TASK; config += 1) {
      expect(taken.get(`/${task}/${config}`)).toEqual(wanted);
      const rows = await gateway.notifications(taskId, String(config));
      expect(rows.map(({ status: state }) => state)).toEqual(wanted.map(() => "succeeded"));
    }
  }
  expect(await gateway.stores.pushNotifications.waiting()).toEqual([]);
  // At most five of a task.
  expect(mostUnderWay).toBeLessThanOrEqual(5 * TASKS);
  expect(receiver.received.length).toBeGreaterThan(CONFIGS * EVENTS_OF_TASK);
});
