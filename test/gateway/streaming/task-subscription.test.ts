import { TaskNotFoundError } from "../../../generated/errors";
import { createTaskHub } from "../../../src/gateway/streaming/task-hub";
import { subscribe } from "../../../src/gateway/streaming/task-subscription";
import type { TaskEvent } from "../../../src/ports/task-store";

function event(sequence: number): TaskEvent {
  const status = { state: "TASK_STATE_WORKING" as const };
  const logged = { statusUpdate: { taskId: "t", contextId: "c", status } };
  return { sequence, event: logged, json: JSON.stringify(logged) };
}

describe("subscribe()", () => {
  it("fails, and asks no further, when a log that was told of is gone", async () => {
    const hub = createTaskHub();
    let reads = 0;
    const failed = new Promise<unknown>((resolve) => {
      subscribe(
        {
          hub,
          taskId: "t",
          after: 0,
          endsWhenInterrupted: false,
          async first() {
            hub.tell("t", [event(2)]);
            return { events: [event(1)], isLast: true };
          },
          async next() {
            reads += 1;
            return { events: [], isLast: true };
          },
        },
        { events: () => undefined, drained: () => undefined, end: () => undefined, fail: resolve },
      );
    });
    expect(await failed).toBeInstanceOf(TaskNotFoundError);
    expect(reads).toBe(1);
    expect(hub.size()).toBe(0);
  });

  it("reads on for what was told of meanwhile, then goes on live, each event once", async () => {
    const hub = createTaskHub();
    const log = [event(1), event(2)];
    const seen: number[] = [];
    let isLive = () => {};
    const live = new Promise<void>((resolve) => {
      isLive = resolve;
    });
    subscribe(
      {
        hub,
        taskId: "t",
        after: 0,
        endsWhenInterrupted: false,
        async first() {
          log.push(event(3));
          hub.tell("t", [event(3)]);
          return { events: log.slice(0, 2), isLast: true };
        },
        async next(after) {
          setImmediate(isLive);
          return { events: log.slice(after), isLast: true };
        },
      },
      {
        events: (events) => seen.push(...events.map(({ sequence }) => sequence)),
        drained: () => undefined,
        end: () => undefined,
        fail: (reason) => {
          throw reason;
        },
      },
    );
    await live;
    hub.tell("t", [event(4)]);
    expect(seen).toEqual([1, 2, 3, 4]);
  });
});
