import type {
  AttemptRecord,
  NextNotification,
  PushNotification,
} from "../../../../src/ports/push-notification-store";
import { at, chunk, newTask, openStores, openStoresWithAgents, pushConfig } from "./fixtures";

type Outcome = AttemptRecord["outcome"];

const SUCCEEDED: Outcome = { kind: "succeeded" };
const DEAD: Outcome = { kind: "dead-letter" };
const GONE: Outcome = { kind: "gone" };
const RETRY: Outcome = { kind: "retry", nextAttemptAt: at(60_000) };

/** A task whose configuration `hook` has an artifact to send for each text, from sequence 2 on. */
async function openSending(...texts: readonly string[]) {
  const stores = await openStoresWithAgents();
  const { tasks, pushNotifications: push } = stores;
  await tasks.open(newTask({}, { pushConfig: pushConfig() }));
  await tasks.append({ taskId: "task-1", at: at(1), events: texts.map((text) => chunk(text)) });
  const [waiting] = await push.waiting();
  const { number } = waiting!;
  return {
    ...stores,
    push,
    waiting: waiting!,
    next: () => push.next(number),
    /** Makes an attempt at the first one. */
    async attempt(outcome: Outcome, ms = 5): Promise<NextNotification> {
      const next = (await push.next(number))!;
      await push.record(next, { at: at(ms), outcome });
      return next;
    },
    /** The notifications, oldest first. */
    async all(): Promise<PushNotification[]> {
      return (await push.notifications("task-1", "hook", { limit: 200 }))!.reverse();
    },
    redeliver: (notification: PushNotification, id: string, ms = 9) =>
      push.redeliver(
        { taskId: "task-1", configId: "hook", notificationId: notification.id },
        { id, at: at(ms) },
      ),
  };
}

describe("PushNotificationStore notifications()", () => {
  it("answers all that is to be known of each, newest first", async () => {
    const { push, attempt } = await openSending("a", "b", "c");
    await attempt(SUCCEEDED);
    await attempt(RETRY, 6);
    const place = { configId: "hook", taskId: "task-1", renderer: "a2a-1.0", createdAt: at(1) };
    const id = expect.any(String) as string;
    await expect(push.notifications("task-1", "hook", { limit: 9 })).resolves.toEqual([
      { ...place, id, status: "pending", attempts: 0 },
      {
        ...{ ...place, id, status: "failed", attempts: 1 },
        ...{ lastAttemptedAt: at(6), nextAttemptAt: at(60_000) },
      },
      {
        ...{ ...place, id, status: "succeeded", attempts: 1 },
        ...{ lastAttemptedAt: at(5), completedAt: at(5) },
      },
    ]);
  });

  it("says of the first one alone when it is due, also when it waits for its first attempt", async () => {
    const { all } = await openSending("a", "b");
    const due = (await all()).map(({ nextAttemptAt }) => nextAttemptAt);
    expect(due).toEqual([at(1), undefined]);
  });

  it("pages without gaps, whatever comes in between, and has nothing before what is unknown", async () => {
    const { push, all, tasks } = await openSending("a", "b", "c", "d", "e");
    const ids = (await all()).map(({ id }) => id).reverse();
    const page = async (before?: string) =>
      (await push.notifications("task-1", "hook", { limit: 2, ...(before && { before }) }))!.map(
        ({ id }) => id,
      );
    await expect(page()).resolves.toEqual(ids.slice(0, 2));
    await tasks.append({ taskId: "task-1", at: at(2), events: [chunk("f")] });
    await expect(page(ids[1])).resolves.toEqual(ids.slice(2, 4));
    await expect(page(ids[3])).resolves.toEqual(ids.slice(4));
    await expect(page(ids[4])).resolves.toEqual([]);
    await expect(page("unknown")).resolves.toEqual([]);
  });

  it("answers nothing of another configuration or task, and undefined where there is none", async () => {
    const { push, tasks } = await openSending("a");
    await push.set("task-1", pushConfig({ id: "quiet" }), 9);
    await tasks.open(newTask({ id: "task-2" }));
    await expect(push.notifications("task-1", "quiet", { limit: 9 })).resolves.toEqual([]);
    await expect(push.notifications("task-1", "gone", { limit: 9 })).resolves.toBeUndefined();
    await expect(push.notifications("task-2", "hook", { limit: 9 })).resolves.toBeUndefined();
  });
});

describe("PushNotificationStore redeliver()", () => {
  it("sends a dead letter as a new one, which its receiver knows by the same id", async () => {
    const { attempt, next, all, redeliver, push, waiting } = await openSending("a");
    const first = await attempt(DEAD);
    const [dead] = await all();
    const place = { configId: "hook", taskId: "task-1", renderer: "a2a-1.0" } as const;
    const made = {
      ...{ ...place, id: "again", status: "pending", attempts: 0 },
      ...{ createdAt: at(9), nextAttemptAt: at(9) },
    };
    const due = { ...waiting, dueAt: at(9) };
    await expect(redeliver(dead!, "again")).resolves.toEqual({
      ...{ kind: "redelivered", notification: made, waiting: due },
    });
    await expect(push.waiting()).resolves.toEqual([due]);
    await expect(next()).resolves.toEqual({ ...first, number: first.number + 1, dueAt: at(9) });
    await expect(all()).resolves.toEqual([dead, made]);
  });

  it("sends what is to be tried again at once, in place of that", async () => {
    const { attempt, next, all, redeliver } = await openSending("a", "b");
    const first = await attempt(RETRY);
    const [failed] = await all();
    await expect(redeliver(failed!, "again")).resolves.toMatchObject({
      ...{ kind: "redelivered", waiting: { dueAt: at(9) } },
      notification: { nextAttemptAt: at(9) },
    });
    const { messageId, sequence } = first;
    await expect(next()).resolves.toMatchObject({ messageId, sequence, attempts: 0, dueAt: at(9) });
    const sent = [(await attempt(SUCCEEDED)).sequence, (await attempt(SUCCEEDED)).sequence];
    expect(sent).toEqual([2, 3]);
    await expect(next()).resolves.toBeUndefined();
    const [superseded] = await all();
    expect(superseded).toMatchObject({ status: "failed", attempts: 1, completedAt: at(9) });
    expect(superseded).not.toHaveProperty("nextAttemptAt");
  });

  it("puts it before those that tell of later events, and behind those of earlier ones", async () => {
    const { attempt, next, all, redeliver } = await openSending("a", "b", "c", "d");
    await attempt(DEAD);
    await attempt(DEAD);
    await attempt(RETRY);
    const [first, second] = await all();
    await expect(redeliver(second!, "second")).resolves.toMatchObject({
      notification: { nextAttemptAt: at(9) },
    });
    await redeliver(first!, "first", 10);
    const sequences: number[] = [];
    while (await next()) sequences.push((await attempt(SUCCEEDED)).sequence);
    expect(sequences).toEqual([2, 3, 4, 5]);
  });

  it("lets it wait for an earlier one that is to be tried again, and says so", async () => {
    const { attempt, next, all, redeliver, push } = await openSending("a", "b");
    await attempt(DEAD);
    const second = await attempt(DEAD);
    const [first, last] = await all();
    await redeliver(first!, "first", 9);
    await attempt(RETRY);
    const outcome = await redeliver(last!, "last", 10);
    expect(outcome).toMatchObject({ waiting: { dueAt: at(60_000) } });
    expect(outcome).not.toHaveProperty("notification.nextAttemptAt");
    await expect(push.waiting()).resolves.toMatchObject([{ dueAt: at(60_000) }]);
    await expect(next()).resolves.toMatchObject({ sequence: 2, attempts: 1 });
    await attempt(SUCCEEDED);
    await expect(next()).resolves.toMatchObject({ sequence: 3, messageId: second.messageId });
  });

  it("sends what was sent again, again", async () => {
    const { attempt, next, all, redeliver } = await openSending("a");
    const { messageId } = await attempt(DEAD);
    await redeliver((await all())[0]!, "again");
    await attempt(DEAD);
    const [, again] = await all();
    expect(again).toMatchObject({ id: "again", status: "dead_letter" });
    await redeliver(again!, "and again");
    await expect(next()).resolves.toMatchObject({ messageId, attempts: 0 });
    expect(await all()).toHaveLength(3);
  });

  it("keeps the version of the first one, whatever the configuration has now", async () => {
    const { attempt, next, all, redeliver, push } = await openSending("a");
    await attempt(DEAD);
    const other = pushConfig({ renderer: "a2a-0.3", url: "https://new.example" });
    await push.set("task-1", other, 9);
    await redeliver((await all())[0]!, "again");
    await expect(next()).resolves.toMatchObject({ renderer: "a2a-1.0", config: other });
  });

  it.each([
    ["waits for its first attempt", 2],
    ["is to be sent after another", 3],
    ["has succeeded", 0],
  ])("answers conflict, and writes nothing, where it %s", async (_what, index) => {
    const { attempt, all, redeliver, push } = await openSending("a", "b", "c", "d");
    await attempt(SUCCEEDED);
    await attempt(DEAD);
    const before = [await all(), await push.waiting()];
    await expect(redeliver((before[0] as PushNotification[])[index]!, "again")).resolves.toEqual({
      kind: "conflict",
      reason: "status",
    });
    expect([await all(), await push.waiting()]).toEqual(before);
  });

  it("answers conflict, and writes nothing, where its receiver has ended the configuration", async () => {
    const { attempt, all, redeliver, push } = await openSending("a", "b", "c");
    await attempt(DEAD);
    await attempt(GONE);
    const before = await all();
    expect(before.map(({ status }) => status)).toEqual(["dead_letter", "failed", "failed"]);
    for (const notification of before)
      await expect(redeliver(notification, "again")).resolves.toEqual({
        kind: "conflict",
        reason: "ended",
      });
    await expect(all()).resolves.toEqual(before);
    await expect(push.waiting()).resolves.toEqual([]);
  });

  it("goes again where the configuration was set again since its receiver ended it", async () => {
    const { attempt, all, redeliver, push, next } = await openSending("a");
    await attempt(GONE);
    await push.set("task-1", pushConfig(), 9);
    await expect(redeliver((await all())[0]!, "again")).resolves.toMatchObject({
      kind: "redelivered",
    });
    await expect(next()).resolves.toMatchObject({ sequence: 2, attempts: 0 });
  });

  it("answers unknown for one that is not there, or not in that place", async () => {
    const { attempt, all, push, tasks } = await openSending("a");
    await attempt(DEAD);
    await push.set("task-1", pushConfig({ id: "other" }), 9);
    await tasks.open(newTask({ id: "task-2" }, { pushConfig: pushConfig() }));
    const [dead] = await all();
    const place = { taskId: "task-1", configId: "hook", notificationId: dead!.id };
    for (const change of [
      { notificationId: "unknown" },
      { configId: "other" },
      { configId: "unknown" },
      { taskId: "task-2" },
    ])
      await expect(
        push.redeliver({ ...place, ...change }, { id: "again", at: at(9) }),
      ).resolves.toEqual({ kind: "unknown" });
    await expect(all()).resolves.toEqual([dead]);
  });

  it("is seen by another connection, in the order of the events", async () => {
    const { attempt, all, folder, push } = await openSending("a", "b");
    await attempt(DEAD);
    const [dead] = await all();
    const there = openStores(folder).pushNotifications;
    const before = push.foreignWrites();
    await there.redeliver(
      { taskId: "task-1", configId: "hook", notificationId: dead!.id },
      { id: "again", at: at(9) },
    );
    expect(push.foreignWrites()).not.toBe(before);
    expect(await push.waiting()).toMatchObject([{ dueAt: at(9) }]);
    expect(await attempt(SUCCEEDED)).toMatchObject({ sequence: 2 });
    expect(await attempt(SUCCEEDED)).toMatchObject({ sequence: 3 });
  });
});
