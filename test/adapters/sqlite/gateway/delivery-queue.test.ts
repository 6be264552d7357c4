import type { LeasedDelivery } from "../../../../src/ports/delivery-queue";
import {
  at,
  newTask,
  openStores,
  openStoresWithAgents,
  status,
  type TestStores,
  userMessage,
} from "./fixtures";

const claim = (now: number, until: number, limit = 9) => ({
  ...{ limit, now: at(now), leasedUntil: at(until) },
});

const idsOf = (claimed: LeasedDelivery[]) => claimed.map(({ id }) => id);

/** Stores with a task and a delivery for each id. */
async function withDeliveries(...ids: string[]): Promise<TestStores> {
  const stores = await openStoresWithAgents();
  await Promise.all(
    ids.map((id) =>
      stores.tasks.open(
        newTask({ id: `task ${id}` }, { delivery: { id, payload: `{"n":"${id}"}` } }),
      ),
    ),
  );
  return stores;
}

describe("DeliveryQueue claim()", () => {
  it("leases the oldest waiting ones first, each once", async () => {
    const { deliveries } = await withDeliveries("c", "a", "b");
    const first = await deliveries.claim("echo", claim(1, 10, 2));
    expect(first).toEqual([
      {
        ...{ id: "c", agentId: "echo", taskId: "task c", payload: '{"n":"c"}', sequence: 1 },
        ...{ leaseId: expect.any(String), leasedUntil: at(10), attempt: 1 },
      },
      expect.objectContaining({ id: "a" }),
    ]);
    expect(first[0]!.leaseId).not.toBe(first[1]!.leaseId);
    expect(idsOf(await deliveries.claim("echo", claim(1, 10)))).toEqual(["b"]);
    await expect(deliveries.claim("echo", claim(1, 10))).resolves.toEqual([]);
  });

  it("says where the message is in its task's log, and how much history is wanted", async () => {
    const { tasks, deliveries } = await withDeliveries("a");
    const follow = (n: number, historyLength?: number) =>
      tasks.append({
        ...{ taskId: "task a", at: at(n), events: [userMessage(`${n}`)] },
        delivery: {
          id: `b-${n}`,
          payload: "{}",
          ...(historyLength === undefined ? {} : { historyLength }),
        },
      });
    await Promise.all([follow(1), follow(2, 0), follow(3, 7)]);
    const claimed = await deliveries.claim("echo", claim(4, 10));
    expect(claimed.map(({ sequence, historyLength }) => [sequence, historyLength])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 0],
      [4, 7],
    ]);
  });

  it("gives as much as may be given at once: with its history, a first one whatever its size", async () => {
    const { tasks, deliveries } = await withDeliveries("a", "b");
    const [log] = await tasks.events("task a", 0);
    const follow = (id: string, historyLength?: number) =>
      tasks.append({
        ...{ taskId: "task a", at: at(1), events: [userMessage(id)] },
        delivery: { id, payload: "{}", ...(historyLength === undefined ? {} : { historyLength }) },
      });
    await follow("none", 0);
    await follow("all");
    const next = async (maxBytes: number) =>
      idsOf(await deliveries.claim("echo", { ...claim(2, 10), maxBytes }));
    const first = '{"n":"a"}'.length;
    expect(await next(0)).toEqual(["a"]);
    expect(await next(first + "{}".length + log!.json.length)).toEqual(["b", "none"]);
    expect(await next(0)).toEqual(["all"]);
  });

  it("leaves those of another agent", async () => {
    const { deliveries } = await withDeliveries("a");
    await expect(deliveries.claim("other", claim(1, 10))).resolves.toEqual([]);
  });

  it("gives a delivery to another when the lease has run out, not before", async () => {
    const { deliveries } = await withDeliveries("a", "b");
    const [first] = await deliveries.claim("echo", claim(1, 10, 1));
    expect(idsOf(await deliveries.claim("echo", claim(9, 12)))).toEqual(["b"]);
    // Older than b, so it comes first again.
    const again = await deliveries.claim("echo", claim(12, 30));
    expect(again).toMatchObject([
      { id: "a", attempt: 2 },
      { id: "b", attempt: 2 },
    ]);
    expect(again[0]!.leaseId).not.toBe(first!.leaseId);
  });

  it("is a sign of life at the first five attempts, and no longer at the sixth", async () => {
    const { deliveries, tasks } = await withDeliveries("a");
    const silentAt = async (now: number) => {
      await deliveries.claim("echo", claim(now, now));
      return (await tasks.silentSince(at(now), 9)).map(({ id }) => id);
    };
    for (const now of [10, 20, 30, 40, 50]) expect(await silentAt(now)).toEqual([]);
    expect(await silentAt(60)).toEqual(["task a"]);
  });

  it("never leases one delivery to two workers of two connections", async () => {
    const here = await withDeliveries(...Array.from({ length: 40 }, (_, n) => `d-${n}`));
    const there = openStores(here.folder);
    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        (n % 2 ? here : there).deliveries.claim("echo", claim(1, 10, 2)),
      ),
    );
    const ids = idsOf(claims.flat());
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });
});

describe("DeliveryQueue complete()", () => {
  it("ends the delivery for good", async () => {
    const { deliveries } = await withDeliveries("a");
    const [leased] = await deliveries.claim("echo", claim(1, 10));
    await expect(deliveries.complete("a", leased!.leaseId)).resolves.toBe(true);
    await expect(deliveries.complete("a", leased!.leaseId)).resolves.toBe(false);
    await expect(deliveries.claim("echo", claim(99, 100))).resolves.toEqual([]);
  });

  it("answers true under a lease that ran out and was not claimed again", async () => {
    const { deliveries } = await withDeliveries("a");
    const [leased] = await deliveries.claim("echo", claim(1, 2));
    await expect(deliveries.complete("a", leased!.leaseId)).resolves.toBe(true);
  });

  it("answers false and leaves the delivery when the lease holds it no more", async () => {
    const { deliveries } = await withDeliveries("a", "b");
    const [first] = await deliveries.claim("echo", claim(1, 10, 1));
    const [second, other] = await deliveries.claim("echo", claim(10, 20));
    await expect(deliveries.complete("a", first!.leaseId)).resolves.toBe(false);
    await expect(deliveries.complete("a", other!.leaseId)).resolves.toBe(false);
    await deliveries.release([second!.leaseId]);
    await expect(deliveries.complete("a", second!.leaseId)).resolves.toBe(false);
    expect(idsOf(await deliveries.claim("echo", claim(11, 30)))).toEqual(["a"]);
  });
});

describe("DeliveryQueue extend()", () => {
  it("prolongs the leases on a task's deliveries, and shortens none", async () => {
    const { deliveries } = await withDeliveries("a", "b");
    await deliveries.claim("echo", claim(1, 10));
    await deliveries.extend("task a", at(20));
    await deliveries.extend("task a", at(15));
    expect(idsOf(await deliveries.claim("echo", claim(19, 30)))).toEqual(["b"]);
    expect(idsOf(await deliveries.claim("echo", claim(20, 30)))).toEqual(["a"]);
  });

  it("prolongs one that ran out and was not claimed again", async () => {
    const { deliveries } = await withDeliveries("a");
    await deliveries.claim("echo", claim(1, 10));
    await deliveries.extend("task a", at(30));
    await expect(deliveries.claim("echo", claim(20, 40))).resolves.toEqual([]);
  });

  it("leases nothing that waits", async () => {
    const { deliveries } = await withDeliveries("a");
    await deliveries.extend("task a", at(20));
    expect(idsOf(await deliveries.claim("echo", claim(1, 30)))).toEqual(["a"]);
  });
});

describe("DeliveryQueue renew()", () => {
  const lease = (leaseId: string, until: number) => ({ leaseId, leasedUntil: at(until) });

  it("prolongs its own lease and no other, and shortens none", async () => {
    const { deliveries } = await withDeliveries("a", "b");
    const [a, b] = await deliveries.claim("echo", claim(1, 10));
    await expect(deliveries.renew("a", lease(a!.leaseId, 20))).resolves.toBe(true);
    await expect(deliveries.renew("a", lease(a!.leaseId, 15))).resolves.toBe(true);
    await expect(deliveries.renew("a", lease(b!.leaseId, 30))).resolves.toBe(false);
    expect(idsOf(await deliveries.claim("echo", claim(19, 40)))).toEqual(["b"]);
    expect((await deliveries.find("echo", "a"))?.lease).toEqual(lease(a!.leaseId, 20));
  });

  it("prolongs a lease that ran out until another is given, not after", async () => {
    const { deliveries } = await withDeliveries("a");
    const [first] = await deliveries.claim("echo", claim(1, 10));
    await expect(deliveries.renew("a", lease(first!.leaseId, 30))).resolves.toBe(true);
    await expect(deliveries.claim("echo", claim(20, 40))).resolves.toEqual([]);
    await deliveries.claim("echo", claim(30, 40));
    await expect(deliveries.renew("a", lease(first!.leaseId, 99))).resolves.toBe(false);
    expect((await deliveries.find("echo", "a"))?.lease?.leasedUntil).toBe(at(40));
  });

  it("leases nothing that waits", async () => {
    const { deliveries } = await withDeliveries("a");
    await expect(deliveries.renew("a", lease("any", 20))).resolves.toBe(false);
    expect((await deliveries.find("echo", "a"))?.lease).toBeUndefined();
  });
});

describe("DeliveryQueue handOver()", () => {
  it("puts a delivery under another lease, whoever had it", async () => {
    const { deliveries } = await withDeliveries("a");
    const [first] = await deliveries.claim("echo", claim(1, 10));
    await deliveries.handOver("a", { leaseId: "next", leasedUntil: at(20) });
    const stored = await deliveries.find("echo", "a");
    expect(stored?.lease).toEqual({ leaseId: "next", leasedUntil: at(20) });
    await expect(deliveries.complete("a", first!.leaseId)).resolves.toBe(false);
  });

  it("ignores one that is not stored", async () => {
    const { deliveries } = await withDeliveries();
    await deliveries.handOver("a", { leaseId: "next", leasedUntil: at(20) });
    await expect(deliveries.find("echo", "a")).resolves.toBeUndefined();
  });
});

describe("DeliveryQueue findPublication()", () => {
  it("knows what was appended under an id, of this task", async () => {
    const { deliveries, tasks } = await withDeliveries("a", "b");
    const events = [status("TASK_STATE_WORKING", "task a")];
    await tasks.append({ taskId: "task a", events, at: at(2), publicationId: "p" });
    await expect(deliveries.findPublication("task a", "p")).resolves.toBe(2);
    await expect(deliveries.findPublication("task a", "q")).resolves.toBeUndefined();
    await expect(deliveries.findPublication("task b", "p")).resolves.toBeUndefined();
  });
});

describe("DeliveryQueue release()", () => {
  it("lets the deliveries go to another at once", async () => {
    const { deliveries } = await withDeliveries("a", "b", "c");
    const [a, , c] = await deliveries.claim("echo", claim(1, 10));
    await deliveries.release([c!.leaseId, a!.leaseId]);
    expect(await deliveries.claim("echo", claim(2, 20))).toMatchObject([
      { id: "a", attempt: 2 },
      { id: "c", attempt: 2 },
    ]);
  });

  it("ignores leases that hold nothing any more", async () => {
    const { deliveries } = await withDeliveries("a");
    const [first] = await deliveries.claim("echo", claim(1, 10));
    await deliveries.claim("echo", claim(10, 20));
    await deliveries.release([first!.leaseId, "unknown"]);
    await expect(deliveries.claim("echo", claim(11, 30))).resolves.toEqual([]);
  });
});
