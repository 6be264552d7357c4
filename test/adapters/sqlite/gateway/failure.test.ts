import { StoreUnavailableError } from "../../../../src/ports/store-unavailable-error";
import {
  agent,
  at,
  chunk,
  credential,
  newTask,
  openStores,
  openStoresWithAgents,
  rowCounts,
  status,
  type TestStores,
} from "./fixtures";

const CLAIM = { limit: 9, now: at(1), leasedUntil: at(9) };

/** Everything that writes; each would succeed after `openTaskWithDelivery`. */
function writes({ agents, credentials, tasks, deliveries }: TestStores): Promise<unknown>[] {
  return [
    tasks.open(newTask({ id: "task-2" }, { delivery: { id: "d-2", payload: "{}" } })),
    tasks.append({ taskId: "task-1", at: at(1), publicationId: "p", events: [chunk("a")] }),
    tasks.append({ taskId: "task-1", at: at(1), events: [status("TASK_STATE_COMPLETED")] }),
    tasks.reap(at(9), 9),
    deliveries.claim("echo", CLAIM),
    deliveries.extend("task-1", at(9)),
    deliveries.complete("d-1", "lease"),
    deliveries.release(["lease"]),
    credentials.mint(credential(), "hash", 3),
    credentials.revoke("key-0", at(1)),
    agents.add(agent({ id: "new" })),
    agents.update(agent({ name: "New" })),
    agents.remove("other"),
  ];
}

async function openTaskWithDelivery(): Promise<TestStores> {
  const stores = await openStoresWithAgents();
  await stores.tasks.open(newTask({}, { delivery: { id: "d-1", payload: "{}" } }));
  await stores.credentials.mint(credential({ id: "key-0" }), "hash-0", 3);
  return stores;
}

async function expectAllUnavailable(promises: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(promises))
    expect(result).toEqual({ status: "rejected", reason: expect.any(StoreUnavailableError) });
}

/** All that the database holds. */
function contents({ db }: Pick<TestStores, "db">): unknown {
  return Object.keys(rowCounts({ db })).map((table) => db.prepare(`SELECT * FROM ${table}`).all());
}

describe("when another process holds the write lock", () => {
  it("each write rejects with StoreUnavailableError, writes nothing, and succeeds later", async () => {
    const stores = await openTaskWithDelivery();
    const other = openStores(stores.folder);
    const before = contents(stores);
    other.db.exec("BEGIN IMMEDIATE");
    await expectAllUnavailable(writes(stores));
    // Reads go on.
    await expect(stores.tasks.find("task-1")).resolves.toMatchObject({ lastSequence: 1 });
    other.db.exec("ROLLBACK");
    expect(contents(stores)).toEqual(before);

    await Promise.all(writes(stores));
    await expect(stores.tasks.find("task-1")).resolves.toMatchObject({
      state: "TASK_STATE_COMPLETED",
      lastSequence: 3,
    });
    await expect(stores.agents.get("other")).resolves.toBeUndefined();
  });
});

describe("when the disk is full", () => {
  it("none of a turn's writes is stored, and later ones go on without a gap", async () => {
    const stores = await openTaskWithDelivery();
    const { db, tasks } = stores;
    const before = contents(stores);
    const roomy = db.pragma("max_page_count", { simple: true }) as number;
    const used = db.pragma("page_count", { simple: true }) as number;
    db.pragma(`max_page_count = ${used + 2}`);
    const append = (text: string) =>
      tasks.append({ taskId: "task-1", at: at(1), publicationId: text, events: [chunk(text)] });
    await expectAllUnavailable([
      append("small"),
      tasks.open(newTask({ id: "task-2" })),
      append("x".repeat(100_000)),
      append("behind"),
    ]);
    expect(contents(stores)).toEqual(before);

    db.pragma(`max_page_count = ${roomy}`);
    await expect(append("small")).resolves.toMatchObject({ events: [{ sequence: 2 }] });
    await expect(tasks.open(newTask({ id: "task-2" }))).resolves.toMatchObject({ kind: "opened" });
  });

  it("what fits is stored before and after a turn that did not fit", async () => {
    const { db, tasks } = await openTaskWithDelivery();
    const used = db.pragma("page_count", { simple: true }) as number;
    db.pragma(`max_page_count = ${used + 2}`);
    const append = (text: string) =>
      tasks.append({ taskId: "task-1", at: at(1), events: [chunk(text)] });
    await append("a");
    await expectAllUnavailable([append("x".repeat(100_000))]);
    await append("b");
    const events = await tasks.events("task-1", 1);
    expect(events.map(({ event }) => event)).toEqual([chunk("a"), chunk("b")]);
  });
});

describe("when the database is broken", () => {
  it("each read and each write rejects with StoreUnavailableError", async () => {
    const stores = await openTaskWithDelivery();
    const { agents, credentials, tasks } = stores;
    stores.db.close();
    await expectAllUnavailable([
      ...writes(stores),
      agents.get("echo"),
      agents.list(),
      credentials.find("hash"),
      credentials.list("echo", "key"),
      tasks.findByMessage({ agentId: "echo", principal: "p" }, newTask().message),
      tasks.get({ agentId: "echo" }, "task-1"),
      tasks.find("task-1"),
      tasks.events("task-1", 0),
      tasks.list({ agentId: "echo" }, { limit: 9 }),
      tasks.silentSince(at(9), 9),
    ]);
  });
});

describe("flush()", () => {
  it("stores at once what is waiting, so that the database can be closed", async () => {
    const stores = await openTaskWithDelivery();
    const appended = stores.tasks.append({ taskId: "task-1", at: at(1), events: [chunk("a")] });
    stores.flush();
    stores.db.close();
    await expect(appended).resolves.toMatchObject({ kind: "appended" });
    const again = openStores(stores.folder);
    await expect(again.tasks.find("task-1")).resolves.toMatchObject({ lastSequence: 2 });
  });
});
