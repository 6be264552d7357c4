import fc from "fast-check";
import {
  createDispatcher,
  type Dispatcher,
} from "../../../src/gateway/push-notifications/dispatcher";
import type { WaitingConfig } from "../../../src/ports/push-notification-store";
import { createTestClock, createTestLogger } from "../../support/gateway-fixtures";

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

const at = (ms: number) => new Date(START + ms).toISOString();

function waiting(number: number, dueMs = 0, place: Partial<WaitingConfig> = {}): WaitingConfig {
  return {
    ...{ number, taskId: `task ${number}`, agentId: "echo", principal: "caller" },
    dueAt: at(dueMs),
    ...place,
  };
}

/** An attempt that goes on until the test ends it. */
interface Attempt {
  readonly number: number;
  readonly signal: AbortSignal;
  /** Ends it; with when there is something to send again. */
  end(dueMs?: number): Promise<void>;
  fail(): Promise<void>;
}

/** All promises that are waiting for nothing else go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp(stored: readonly WaitingConfig[] = []) {
  const clock = createTestClock(START);
  const logger = createTestLogger();
  const store = {
    stored: [...stored],
    version: 1,
    waiting: () => Promise.resolve([...store.stored]),
    foreignWrites: () => store.version,
  };
  const attempts: Attempt[] = [];
  const dispatcher = createDispatcher({
    ...{ store, clock, logger },
    send: ({ number }, signal) =>
      new Promise((resolve, reject) => {
        const ended = async (how: () => void) => {
          how();
          await settle();
        };
        attempts.push({
          ...{ number, signal },
          end: (dueMs) =>
            ended(() => {
              resolve(dueMs === undefined ? undefined : at(dueMs));
            }),
          fail: () =>
            ended(() => {
              reject(new Error("the store is locked"));
            }),
        });
      }),
  });
  return {
    ...{ clock, logger, store, attempts, dispatcher },
    numbers: () => attempts.map(({ number }) => number),
    async pass(ms: number) {
      clock.move(ms);
      await dispatcher.tick();
    },
  };
}

describe("createDispatcher()", () => {
  it("begins with what is due when it starts, and not before", async () => {
    const { dispatcher, numbers, pass } = setUp([waiting(1), waiting(2, MINUTE), waiting(3, -1)]);
    expect(numbers()).toEqual([]);
    await dispatcher.start();
    expect(numbers()).toEqual([1, 3]);
    await pass(MINUTE - 1);
    expect(numbers()).toEqual([1, 3]);
    await pass(1);
    expect(numbers()).toEqual([1, 3, 2]);
  });

  it("sends at once what it is woken for, one at a time for a configuration", async () => {
    const { dispatcher, attempts, numbers } = setUp();
    dispatcher.wake([waiting(1), waiting(2)]);
    dispatcher.wake([waiting(1)]);
    expect(numbers()).toEqual([1, 2]);
    await attempts[1]!.end();
    expect(numbers()).toEqual([1, 2]);
    await attempts[0]!.end(0);
    // As it was woken; and after that there is nothing more.
    expect(numbers()).toEqual([1, 2, 1]);
    await attempts[2]!.end();
    expect(numbers()).toEqual([1, 2, 1]);
  });

  it("goes on while there is something due, and tries again when it is due", async () => {
    const { dispatcher, attempts, numbers, pass } = setUp();
    dispatcher.wake([waiting(1)]);
    await attempts[0]!.end(0);
    await attempts[1]!.end(5 * MINUTE);
    expect(numbers()).toEqual([1, 1]);
    await pass(5 * MINUTE - 1);
    expect(numbers()).toEqual([1, 1]);
    await pass(1);
    expect(numbers()).toEqual([1, 1, 1]);
    await attempts[2]!.end();
    await pass(60 * MINUTE);
    expect(numbers()).toEqual([1, 1, 1]);
  });

  it("sends sooner what has become due sooner, and not later what has become due later", async () => {
    const { dispatcher, numbers, pass } = setUp();
    dispatcher.wake([waiting(1, 5 * MINUTE), waiting(2, 5 * MINUTE)]);
    dispatcher.wake([waiting(1, MINUTE), waiting(2, 9 * MINUTE)]);
    await pass(MINUTE);
    expect(numbers()).toEqual([1]);
    dispatcher.wake([waiting(2)]);
    expect(numbers()).toEqual([1, 2]);
  });
});

describe("createDispatcher(), woken while it sends", () => {
  it("looks again, where there was nothing more", async () => {
    const { dispatcher, attempts, numbers } = setUp();
    dispatcher.wake([waiting(1)]);
    dispatcher.wake([waiting(1)]);
    await attempts[0]!.end();
    expect(numbers()).toEqual([1, 1]);
  });

  it("looks again, where it was to be tried later: it may be due sooner since", async () => {
    const { dispatcher, attempts, numbers } = setUp();
    dispatcher.wake([waiting(1)]);
    dispatcher.wake([waiting(1)]);
    await attempts[0]!.end(12 * 60 * MINUTE);
    expect(numbers()).toEqual([1, 1]);
    // What it finds then counts.
    await attempts[1]!.end(12 * 60 * MINUTE);
    expect(numbers()).toEqual([1, 1]);
  });

  it("looks again where the attempt could not be made, without a pause", async () => {
    const { dispatcher, attempts, numbers } = setUp();
    dispatcher.wake([waiting(1)]);
    dispatcher.wake([waiting(1)]);
    await attempts[0]!.fail();
    expect(numbers()).toEqual([1, 1]);
  });
});

describe("createDispatcher(), with the bounds of a task", () => {
  it("sends to five configurations of a task at once, and to the others as those end", async () => {
    const { dispatcher, attempts, numbers } = setUp();
    dispatcher.wake([1, 2, 3, 4, 5, 6, 7].map((n) => waiting(n, 0, { taskId: "task" })));
    dispatcher.wake([waiting(8)]);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 8]);
    await attempts[2]!.end();
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 8, 6]);
    await attempts[0]!.fail();
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 8, 6, 7]);
  });

  it("lets one of them go on only after those that were waiting", async () => {
    const { dispatcher, attempts, numbers } = setUp();
    dispatcher.wake([1, 2, 3, 4, 5, 6].map((n) => waiting(n, 0, { taskId: "task" })));
    await attempts[0]!.end(0);
    await attempts[1]!.end(0);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 1]);
  });
});

describe("createDispatcher(), when the store cannot be used", () => {
  it("looks again after a second, and says so", async () => {
    const { dispatcher, attempts, numbers, pass, logger } = setUp();
    dispatcher.wake([waiting(1)]);
    await attempts[0]!.fail();
    expect(logger.messages).toEqual([
      "a push notification cannot be sent now; it is looked at again",
    ]);
    await pass(999);
    expect(numbers()).toEqual([1]);
    await pass(1);
    expect(numbers()).toEqual([1, 1]);
  });

  it("rejects a start and a look, and goes on with the next one", async () => {
    const { dispatcher, numbers, store, pass } = setUp([waiting(1)]);
    const failing = jest.spyOn(store, "waiting").mockRejectedValueOnce(new Error("locked"));
    await expect(dispatcher.start()).rejects.toThrow("locked");
    expect(numbers()).toEqual([]);
    await pass(1_000);
    expect(numbers()).toEqual([1]);
    expect(failing).toHaveBeenCalledTimes(2);
  });
});

describe("createDispatcher(), when other processes write", () => {
  it("looks for what waits when something was written, and then alone", async () => {
    const { dispatcher, numbers, store, pass } = setUp();
    const look = jest.spyOn(store, "waiting");
    await dispatcher.start();
    await pass(1_000);
    expect(look).toHaveBeenCalledTimes(1);
    store.stored.push(waiting(1));
    store.version = 2;
    await pass(1_000);
    expect(numbers()).toEqual([1]);
    await pass(1_000);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it("looks again for what it could not read", async () => {
    const { dispatcher, numbers, store, pass } = setUp();
    await dispatcher.start();
    store.stored.push(waiting(1));
    store.version = 2;
    jest.spyOn(store, "waiting").mockRejectedValueOnce(new Error("locked"));
    await expect(pass(1_000)).rejects.toThrow("locked");
    await pass(1_000);
    expect(numbers()).toEqual([1]);
  });

  it("looks again for what was written while it looked", async () => {
    const { dispatcher, numbers, store, pass } = setUp();
    jest.spyOn(store, "waiting").mockImplementationOnce(() => {
      store.stored.push(waiting(1));
      store.version = 2;
      return Promise.resolve([]);
    });
    await dispatcher.start();
    expect(numbers()).toEqual([]);
    await pass(1_000);
    expect(numbers()).toEqual([1]);
  });
});

describe("createDispatcher() and the clock", () => {
  it("sends what it is woken for, and goes on, after the clock was set back", async () => {
    const { dispatcher, attempts, numbers, clock } = setUp();
    dispatcher.wake([waiting(1)]);
    clock.move(-60 * MINUTE);
    dispatcher.wake([waiting(2, -60 * MINUTE)]);
    expect(numbers()).toEqual([1, 2]);
    await attempts[0]!.end(-60 * MINUTE);
    expect(numbers()).toEqual([1, 2, 1]);
  });

  it("sends what is due when it was set forward, once", async () => {
    const { dispatcher, attempts, numbers, pass } = setUp();
    dispatcher.wake([waiting(1, MINUTE)]);
    await pass(24 * 60 * MINUTE);
    await pass(0);
    expect(numbers()).toEqual([1]);
    await attempts[0]!.end();
    await pass(MINUTE);
    expect(numbers()).toEqual([1]);
  });
});

describe("createDispatcher(), at its end", () => {
  /** Whether a promise has resolved by now. */
  async function hasResolved(promise: Promise<unknown>): Promise<boolean> {
    let isResolved = false;
    void promise.then(() => {
      isResolved = true;
    });
    await settle();
    return isResolved;
  }

  it("idle() resolves when nothing is being sent, with what began meanwhile", async () => {
    const { dispatcher, attempts } = setUp();
    expect(await hasResolved(dispatcher.idle())).toBe(true);
    dispatcher.wake([waiting(1)]);
    const idle = dispatcher.idle();
    await attempts[0]!.end(0);
    expect(await hasResolved(idle)).toBe(false);
    dispatcher.wake([waiting(2)]);
    await attempts[1]!.end();
    expect(await hasResolved(idle)).toBe(false);
    await attempts[2]!.fail();
    expect(await hasResolved(idle)).toBe(true);
  });

  it("stop() begins with nothing more, and waits for what is being sent", async () => {
    const { dispatcher, attempts, numbers, pass, store } = setUp();
    dispatcher.wake([1, 2, 3, 4, 5, 6].map((n) => waiting(n, 0, { taskId: "task" })));
    const stopped = dispatcher.stop();
    dispatcher.wake([waiting(7)]);
    store.stored.push(waiting(8));
    store.version = 2;
    await pass(MINUTE);
    for (const attempt of attempts) {
      expect(await hasResolved(stopped)).toBe(false);
      expect(attempt.signal.aborted).toBe(false);
      await attempt.end(0);
    }
    expect(await hasResolved(stopped)).toBe(true);
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(await hasResolved(dispatcher.stop())).toBe(true);
  });

  it("abandon() ends what is being sent, and says nothing of that", async () => {
    const { dispatcher, attempts, numbers, logger, pass } = setUp();
    dispatcher.wake([waiting(1), waiting(2)]);
    dispatcher.abandon();
    expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    await attempts[0]!.fail();
    await attempts[1]!.end();
    expect(await hasResolved(dispatcher.stop())).toBe(true);
    dispatcher.wake([waiting(3)]);
    await pass(MINUTE);
    expect(numbers()).toEqual([1, 2]);
    expect(logger.messages).toEqual([]);
  });
});

/** A store and receivers in the plainest way: each configuration has notifications, by when they are due. */
class Outbox {
  readonly queues = new Map<number, { event: number; due: number; attempts: number }[]>();
  readonly received = new Map<number, number[]>();
  readonly sending = new Set<number>();
  events = 0;

  constructor(readonly clock: { now(): number }) {}

  append(number: number): WaitingConfig {
    this.events += 1;
    const queue = this.queues.get(number) ?? [];
    this.queues.set(number, queue);
    queue.push({ event: this.events, due: this.clock.now(), attempts: 0 });
    return this.waitingOf(number)!;
  }

  waitingOf(number: number): WaitingConfig | undefined {
    const [first] = this.queues.get(number) ?? [];
    return first && waiting(number, first.due - START, { taskId: `task ${number % 3}` });
  }

  waiting(): WaitingConfig[] {
    return [...this.queues.keys()].flatMap((number) => this.waitingOf(number) ?? []);
  }
}

describe("createDispatcher(), whatever happens in whatever order", () => {
  const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  it("never sends two at once of one configuration, and all in order, and all in the end", async () => {
    const number = fc.constantFrom(...NUMBERS);
    const command = fc.oneof(
      fc.record({ kind: fc.constant("append" as const), number }),
      // What another process writes wakes nobody.
      fc.record({ kind: fc.constant("foreign" as const), number }),
      fc.record({ kind: fc.constant("hurry" as const), number }),
      fc.record({ kind: fc.constant("stale" as const), number }),
      fc.record({ kind: fc.constant("pass" as const), ms: fc.nat(3 * MINUTE) }),
      fc.record({ kind: fc.constant("settle" as const) }),
    );
    const outcome = fc.constantFrom(...(["received", "received", "retry", "unreadable"] as const));
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { maxLength: 80, size: "max" }),
        fc.infiniteStream(outcome),
        fc.scheduler(),
        async (commands, outcomes, scheduler) => {
          const clock = createTestClock(START);
          const outbox = new Outbox(clock);
          let version = 0;
          let isHealthy = false;
          const ofTask = () => {
            const tasks = [...outbox.sending].map((one) => one % 3);
            return Math.max(0, ...[0, 1, 2].map((task) => tasks.filter((t) => t === task).length));
          };

          const send = async (n: number): Promise<string | undefined> => {
            expect(outbox.sending.has(n)).toBe(false);
            outbox.sending.add(n);
            expect(ofTask()).toBeLessThanOrEqual(5);
            try {
              await scheduler.schedule(Promise.resolve(), "read");
              const [first] = outbox.queues.get(n) ?? [];
              if (!first) return undefined;
              if (first.attempts > 0 && first.due > clock.now())
                return new Date(first.due).toISOString();
              await scheduler.schedule(Promise.resolve(), "receive");
              const next = isHealthy ? "received" : outcomes.next().value;
              if (next === "unreadable") throw new Error("locked");
              first.attempts += 1;
              if (next === "received") {
                outbox.queues.get(n)!.shift();
                outbox.received.set(n, [...(outbox.received.get(n) ?? []), first.event]);
              } else first.due = clock.now() + MINUTE;
              const dueAt = outbox.waitingOf(n)?.dueAt;
              // What was recorded is told a while after others may have written.
              await scheduler.schedule(Promise.resolve(), "recorded");
              return dueAt;
            } finally {
              outbox.sending.delete(n);
            }
          };
          const dispatcher: Dispatcher = createDispatcher({
            store: {
              foreignWrites: () => version,
              waiting: () => scheduler.schedule(Promise.resolve(outbox.waiting()), "look"),
            },
            send: ({ number }) => send(number),
            ...{ clock, logger: createTestLogger() },
          });
          const looks: Promise<void>[] = [dispatcher.start()];

          const sent = new Map<number, number[]>();
          const append = (n: number) => {
            const config = outbox.append(n);
            sent.set(n, [...(sent.get(n) ?? []), outbox.events]);
            return config;
          };
          for (const next of commands) {
            switch (next.kind) {
              case "append":
                dispatcher.wake([append(next.number)]);
                break;
              case "foreign":
                append(next.number);
                version += 1;
                break;
              case "hurry": {
                // As when a configuration is replaced: what waits is due now.
                const [first] = outbox.queues.get(next.number) ?? [];
                if (first) first.due = clock.now();
                const config = outbox.waitingOf(next.number);
                if (config) dispatcher.wake([config]);
                break;
              }
              case "stale":
                dispatcher.wake([
                  waiting(next.number, -MINUTE, { taskId: `task ${next.number % 3}` }),
                ]);
                break;
              case "pass":
                clock.move(next.ms);
                looks.push(dispatcher.tick());
                break;
              case "settle":
                if (scheduler.count() > 0) await scheduler.waitNext(1);
            }
          }
          isHealthy = true;
          // A retry is due after a minute, an unreadable one after a second: no look comes too late.
          for (let round = 0; round < 3; round += 1) {
            clock.move(MINUTE);
            looks.push(dispatcher.tick());
            await scheduler.waitIdle();
          }
          await Promise.all(looks);
          await dispatcher.idle();
          expect(outbox.received).toEqual(sent);
          expect(outbox.waiting()).toEqual([]);
          await dispatcher.stop();
        },
      ),
      { numRuns: 300 },
    );
  });
});
