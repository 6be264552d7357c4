import fc from "fast-check";
import {
  createFairQueue,
  type FairQueue,
} from "../../../src/gateway/push-notifications/fair-queue";

interface Item {
  readonly name: string;
  readonly taskId: string;
  readonly agentId: string;
  readonly principal: string;
}

const OF_TASK = 5;
const OF_CALLER = 32;
const IN_ALL = 512;

/** Work for a task of a caller at an agent. */
function item(name: string, taskId: string, principal = "caller", agentId = "echo"): Item {
  return { name, taskId, principal, agentId };
}

/** So many items, each of a task of its own. */
function items(count: number, principal = "caller", agentId = "echo"): Item[] {
  return Array.from({ length: count }, (_, n) =>
    item(`${principal} ${n}`, `task ${n} of ${principal} at ${agentId}`, principal, agentId),
  );
}

/** Takes all that may begin now. */
function takeAll(queue: FairQueue<Item>): Item[] {
  const taken: Item[] = [];
  for (let next = queue.take(); next; next = queue.take()) taken.push(next);
  return taken;
}

function queueOf(...all: readonly Item[]): FairQueue<Item> {
  const queue = createFairQueue<Item>();
  for (const one of all) queue.add(one);
  return queue;
}

function namesOf(all: readonly Item[]): string[] {
  return all.map(({ name }) => name);
}

describe("createFairQueue()", () => {
  it("gives nothing where nothing is", () => {
    expect(queueOf().take()).toBeUndefined();
  });

  it("gives a caller's items in the order in which they came, each once", () => {
    const all = items(5);
    const queue = queueOf(...all, ...all);
    expect(takeAll(queue)).toEqual(all);
    expect(queue.take()).toBeUndefined();
  });

  it("gives an item again that was added again after it had been taken", () => {
    const [one] = items(1);
    const queue = queueOf(one!);
    expect(queue.take()).toBe(one);
    queue.release(one!);
    expect(queue.take()).toBeUndefined();
    queue.add(one!);
    expect(queue.take()).toBe(one);
  });

  it("lets five of a task go on at once, and those of other tasks pass the rest", () => {
    const busy = Array.from({ length: 7 }, (_, n) => item(`busy ${n}`, "task-1"));
    const [other] = items(1);
    const queue = queueOf(...busy, other!);
    expect(takeAll(queue)).toEqual([...busy.slice(0, OF_TASK), other]);
    queue.release(other!);
    expect(queue.take()).toBeUndefined();
    queue.release(busy[3]!);
    expect(takeAll(queue)).toEqual([busy[5]]);
    queue.release(busy[0]!);
    expect(takeAll(queue)).toEqual([busy[6]]);
  });

  it("lets 32 of a caller go on at once, and leaves the rest to others", () => {
    const many = items(40, "many");
    const few = items(3, "few");
    const queue = queueOf(...many, ...few);
    const taken = takeAll(queue);
    expect(taken).toHaveLength(OF_CALLER + few.length);
    expect(taken.filter(({ principal }) => principal === "many")).toEqual(many.slice(0, OF_CALLER));
    for (const one of few) queue.release(one);
    expect(queue.take()).toBeUndefined();
    queue.release(many[7]!);
    expect(takeAll(queue)).toEqual([many[OF_CALLER]]);
  });

  it("takes one principal at two agents for two callers", () => {
    const queue = queueOf(...items(40, "p", "echo"), ...items(40, "p", "other"));
    expect(takeAll(queue)).toHaveLength(2 * OF_CALLER);
    // However their names are put together.
    const alike = queueOf(
      ...items(40, "c", 'a","b'),
      ...items(40, 'b","c', "a"),
      ...items(40, "", "a"),
    );
    expect(takeAll(alike)).toHaveLength(3 * OF_CALLER);
  });

  it("lets 512 go on at once in all", () => {
    const callers = Array.from({ length: 20 }, (_, n) => items(30, `caller ${n}`));
    const queue = queueOf(...callers.flat());
    const taken = takeAll(queue);
    expect(taken).toHaveLength(IN_ALL);
    for (const one of taken.slice(0, 9)) queue.release(one);
    expect(takeAll(queue)).toHaveLength(9);
  });

  it("gives callers their turns, whoever came first with however many", () => {
    const queue = queueOf(...items(6, "a"), ...items(2, "b"), ...items(4, "c"));
    expect(namesOf(takeAll(queue))).toEqual([
      ...["a 0", "b 0", "c 0", "a 1", "b 1", "c 1"],
      ...["a 2", "c 2", "a 3", "c 3", "a 4", "a 5"],
    ]);
  });

  it("lets one who comes late wait for a turn, and not for all that was there before", () => {
    const queue = queueOf(...items(40, "a"), ...items(40, "b"));
    expect(queue.take()?.principal).toBe("a");
    queue.add(items(1, "late")[0]!);
    const next = [queue.take(), queue.take(), queue.take()].map((one) => one?.principal);
    expect(next.toSorted()).toEqual(["a", "b", "late"]);
  });

  it("keeps nothing of callers whose work has ended", () => {
    const queue = createFairQueue<Item>();
    const maps = jest.spyOn(Map.prototype, "set");
    for (let n = 0; n < 1_000; n += 1) {
      const [one] = items(1, `caller ${n}`);
      queue.add(one!);
      queue.release(queue.take()!);
    }
    const used = [...new Set(maps.mock.contexts)] as Map<unknown, unknown>[];
    maps.mockRestore();
    expect(used).toHaveLength(2);
    expect(used.map(({ size }) => size)).toEqual([0, 0]);
  });
});

describe("createFairQueue(), whatever is added and released", () => {
  const command = fc.oneof(
    { arbitrary: fc.record({ kind: fc.constant("add" as const), n: fc.nat(600) }), weight: 4 },
    { arbitrary: fc.record({ kind: fc.constant("take" as const), n: fc.nat(40) }), weight: 2 },
    { arbitrary: fc.record({ kind: fc.constant("release" as const), n: fc.nat() }), weight: 3 },
  );
  /** Few callers and tasks, so that they meet their bounds. */
  const world = Array.from({ length: 601 }, (_, n) => {
    const caller = (n * 7) % 13;
    return item(
      `${n}`,
      `task ${caller} ${n % 9}`,
      `principal ${caller % 9}`,
      `agent ${caller % 2}`,
    );
  });

  const callerOf = ({ agentId, principal }: Item) => `${agentId} ${principal}`;
  const count = (running: ReadonlySet<Item>, by: (one: Item) => boolean) =>
    [...running].filter(by).length;

  function expectWithinBounds(running: ReadonlySet<Item>, taken: Item) {
    expect(running.size).toBeLessThanOrEqual(IN_ALL);
    expect(count(running, ({ taskId }) => taskId === taken.taskId)).toBeLessThanOrEqual(OF_TASK);
    expect(count(running, (one) => callerOf(one) === callerOf(taken))).toBeLessThanOrEqual(
      OF_CALLER,
    );
  }

  it("never gives more than the bounds, holds back nothing that may begin, and gives all in the end", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 400, size: "max" }), (commands) => {
        const queue = createFairQueue<Item>();
        // In the order in which they came.
        const waiting = new Set<Item>();
        const running = new Set<Item>();

        const take = (): boolean => {
          const taken = queue.take();
          if (!taken) {
            for (const one of running.size < IN_ALL ? waiting : []) {
              const ofTask = count(running, ({ taskId }) => taskId === one.taskId);
              const ofCaller = count(running, (other) => callerOf(other) === callerOf(one));
              expect(ofTask === OF_TASK || ofCaller === OF_CALLER).toBe(true);
            }
            return false;
          }
          expect(waiting.has(taken)).toBe(true);
          // None of the same task came before it.
          const ofTask = [...waiting].find(({ taskId }) => taskId === taken.taskId);
          expect(taken).toBe(ofTask);
          waiting.delete(taken);
          running.add(taken);
          expectWithinBounds(running, taken);
          return true;
        };
        const release = (n: number) => {
          const one = [...running][n % running.size];
          if (!one) return;
          running.delete(one);
          queue.release(one);
        };

        for (const { kind, n } of commands) {
          const one = world[n % world.length]!;
          if (kind === "add" && !running.has(one)) {
            queue.add(one);
            waiting.add(one);
          } else if (kind === "take") {
            for (let times = 0; times < n && take(); times += 1);
          } else if (kind === "release") release(n);
        }
        while (waiting.size > 0 || running.size > 0) if (!take()) release(0);
        expect(queue.take()).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });
});
