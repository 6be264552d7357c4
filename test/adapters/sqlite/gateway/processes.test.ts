import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import {
  at,
  newTask,
  openStores,
  openStoresWithAgents,
  type TestStores,
  toVersion2,
} from "./fixtures";

const WRITER = path.join(__dirname, "writer-process.ts");

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function startWriter({ folder }: TestStores, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", WRITER, folder, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return child;
}

/** What a writer printed; with `killAfter`, it gets SIGKILL after so many lines. */
async function readWriter(child: ChildProcess, killAfter = Infinity): Promise<string[]> {
  const ended = once(child, "close");
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    lines.push(line);
    if (lines.length === killAfter) child.kill("SIGKILL");
  }
  await ended;
  return lines;
}

describe("two processes on one database", () => {
  it("append to one task without a gap, each in its own order", async () => {
    const stores = await openStoresWithAgents();
    await stores.tasks.open(newTask());
    const printed = await Promise.all(
      ["left", "right"].map((name) => readWriter(startWriter(stores, "append", name, "100"))),
    );
    const events = await stores.tasks.events("task-1", 1);
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 2),
    );
    const stored = events.map(({ sequence, event }) => {
      const { artifactId, parts } = event.artifactUpdate!.artifact;
      return `${sequence} ${artifactId} ${parts[0]!.text}`;
    });
    expect(stored.filter((line) => line.includes("left"))).toEqual(printed[0]);
    expect(stored.filter((line) => line.includes("right"))).toEqual(printed[1]);
    await expect(stores.tasks.find("task-1")).resolves.toMatchObject({ lastSequence: 201 });
  });

  it("may both find it to be of an older version", async () => {
    const stores = await openStoresWithAgents();
    await stores.tasks.open(newTask());
    toVersion2(stores);
    stores.db.close();
    const printed = await Promise.all(
      ["left", "right"].map((name) => readWriter(startWriter(stores, "append", name, "10"))),
    );
    expect(printed.map((lines) => lines.length)).toEqual([10, 10]);
    const { db, tasks, pushNotifications } = openStores(stores.folder);
    expect(db.pragma("user_version", { simple: true })).toBe(3);
    await expect(tasks.find("task-1")).resolves.toMatchObject({ lastSequence: 21 });
    await expect(pushNotifications.waiting()).resolves.toEqual([]);
  });

  it("never hold a lease on the same delivery", async () => {
    const stores = await openStoresWithAgents();
    const ids = Array.from({ length: 200 }, (_, index) => `d-${index}`);
    await Promise.all(
      ids.map((id) => stores.tasks.open(newTask({ id }, { delivery: { id, payload: "{}" } }))),
    );
    const printed = await Promise.all(
      [1, 2].map(() => readWriter(startWriter(stores, "claim", "", "3"))),
    );
    const claimed = printed.flat().map((line) => line.split(" ")[0]);
    expect(claimed.toSorted()).toEqual(ids.toSorted());
  });
});

describe("after SIGKILL", () => {
  it("all that was acknowledged is stored, whole and without a gap", async () => {
    const stores = await openStoresWithAgents();
    await stores.tasks.open(newTask());
    const printed = await readWriter(startWriter(stores, "append", "killed", "100000"), 50);
    const events = await stores.tasks.events("task-1", 1);
    expect(events.length).toBeGreaterThanOrEqual(printed.length);
    const stored = events.map(({ sequence }) => `${sequence} killed ${sequence - 2}`);
    expect(stored.slice(0, printed.length)).toEqual(printed);
    await expect(stores.tasks.find("task-1")).resolves.toMatchObject({
      lastSequence: events.length + 1,
    });
  });

  it("a leased delivery is claimable when the lease has run out", async () => {
    const stores = await openStoresWithAgents();
    for (const id of ["a", "b", "c"])
      await stores.tasks.open(newTask({ id }, { delivery: { id, payload: "{}" } }));
    await readWriter(startWriter(stores, "claim", "", "1"), 1);
    const claim = (now: number) =>
      stores.deliveries.claim("echo", { limit: 9, now: at(now), leasedUntil: at(60_000) });
    // The writer may have claimed more than it came to print; it had none of them for longer.
    const before = await claim(9_999);
    const after = await claim(10_000);
    expect(after[0]).toMatchObject({ id: "a", attempt: 2 });
    const ids = [...after, ...before].map(({ id }) => id);
    expect(ids).toEqual(["a", "b", "c"]);
  });
});
