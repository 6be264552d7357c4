import fc from "fast-check";
import { taskTo03 } from "../../../src/gateway/compat-0.3";
import {
  createNotificationContent,
  MAX_TOLD_BYTES,
} from "../../../src/gateway/push-notifications/notification-content";
import { foldTask, toTask } from "../../../src/gateway/tasks/fold-task";
import type { LoggedEvent, TaskEvent } from "../../../src/ports/task-store";

const CONTEXT = { contextId: "context-1" };

function status(text: string | undefined, taskId: string): LoggedEvent {
  const message = {
    ...{
      messageId: `message ${text?.slice(0, 9)}`,
      role: "ROLE_AGENT" as const,
      taskId,
      ...CONTEXT,
    },
    parts: [{ text: text ?? "" }],
  };
  return {
    statusUpdate: {
      ...{ taskId, ...CONTEXT },
      status: { state: "TASK_STATE_WORKING", ...(text === undefined ? {} : { message }) },
    },
  };
}

function artifact(
  {
    id,
    text,
    append,
    metadata,
  }: Record<"id" | "text", string> & {
    append: boolean;
    metadata?: Record<string, string>;
  },
  taskId: string,
): LoggedEvent {
  const parts = [{ text }];
  const artifact = { artifactId: id, parts, ...(metadata ? { metadata } : {}) };
  return { artifactUpdate: { taskId, ...CONTEXT, artifact, append } };
}

/** A store with the logs of tasks, which counts what is read of them. */
function storeOf(logs: Readonly<Record<string, readonly LoggedEvent[]>>) {
  const read = { events: 0 };
  return {
    read,
    async events(taskId: string, after: number, limit = Infinity): Promise<TaskEvent[]> {
      await Promise.resolve();
      const events = (logs[taskId] ?? []).slice(after, after + limit);
      read.events += events.length;
      // What is read is nobody else's.
      return events.map((event, index) => {
        const json = JSON.stringify(event);
        return { sequence: after + index + 1, event: JSON.parse(json) as LoggedEvent, json };
      });
    },
  };
}

function logOf(taskId: string, ...events: readonly LoggedEvent[]): LoggedEvent[] {
  return [
    { task: { id: taskId, ...CONTEXT, status: { state: "TASK_STATE_SUBMITTED" } } },
    ...events,
  ];
}

/** What 0.3 is to be told of a log up to an event: made of it at once. */
function expectedBody(log: readonly LoggedEvent[], sequence: number): string {
  const events = JSON.parse(JSON.stringify(log.slice(0, sequence))) as LoggedEvent[];
  return JSON.stringify(taskTo03(toTask(foldTask(events))));
}

describe("createNotificationContent(), in 1.0", () => {
  const log = logOf(
    "task-1",
    status("für dich", "task-1"),
    artifact({ id: "a", text: "b", append: false }, "task-1"),
  );

  it("is the event as it is stored, to the byte", async () => {
    const contentOf = createNotificationContent(storeOf({ "task-1": log }));
    const told = { taskId: "task-1", renderer: "a2a-1.0" as const };
    const contentType = "application/a2a+json";
    await expect(contentOf({ ...told, sequence: 2 })).resolves.toEqual({
      ...{ event: "task.state", contentType, body: JSON.stringify(log[1]) },
    });
    await expect(contentOf({ ...told, sequence: 3 })).resolves.toEqual({
      ...{ event: "task.artifact", contentType, body: JSON.stringify(log[2]) },
    });
  });

  it("reads that event alone", async () => {
    const store = storeOf({ "task-1": log });
    await createNotificationContent(store)({
      ...{ taskId: "task-1", renderer: "a2a-1.0", sequence: 3 },
    });
    expect(store.read.events).toBe(1);
  });

  it.each(["a2a-1.0", "a2a-0.3"] as const)(
    "is nothing where the task has gone: %s",
    async (renderer) => {
      const contentOf = createNotificationContent(storeOf({ "task-1": log }));
      await expect(contentOf({ taskId: "gone", renderer, sequence: 2 })).resolves.toBeUndefined();
      await expect(contentOf({ taskId: "task-1", renderer, sequence: 4 })).resolves.toBeUndefined();
    },
  );
});

describe("createNotificationContent(), in 0.3", () => {
  const renderer = "a2a-0.3" as const;

  it("is the task as the event left it, and says which kind that was", async () => {
    const log = logOf(
      "task-1",
      status("one", "task-1"),
      artifact({ id: "a", text: "b", append: false }, "task-1"),
      status("two", "task-1"),
    );
    const contentOf = createNotificationContent(storeOf({ "task-1": log }));
    const told = [];
    for (const sequence of [2, 3, 4])
      told.push(await contentOf({ taskId: "task-1", renderer, sequence }));
    const contentType = "application/json";
    expect(told).toEqual([
      { event: "task.state", contentType, body: expectedBody(log, 2) },
      { event: "task.artifact", contentType, body: expectedBody(log, 3) },
      { event: "task.state", contentType, body: expectedBody(log, 4) },
    ]);
    expect(JSON.parse(told[1]!.body)).toMatchObject({
      ...{ kind: "task", id: "task-1", artifacts: [{ artifactId: "a" }] },
      status: { state: "working" },
    });
  });

  it("reads each event once for the fold where they are told in order, to however many", async () => {
    const chunks = Array.from({ length: 200 }, (_, n) =>
      artifact({ id: "a", text: `${n}`, append: true }, "task-1"),
    );
    const store = storeOf({ "task-1": logOf("task-1", ...chunks) });
    const contentOf = createNotificationContent(store);
    const times = 3;
    for (let sequence = 2; sequence <= 201; sequence += 1)
      for (let time = 0; time < times; time += 1)
        await contentOf({ taskId: "task-1", renderer, sequence });
    // Once to see what it is, each time; and once to apply it, and the task itself.
    expect(store.read.events).toBe(200 * times + 201);
  });

  it("shows no later event through what it has kept, nor changes what it was given", async () => {
    const log = logOf(
      "task-1",
      artifact({ id: "a", text: "1", append: false, metadata: { x: "1" } }, "task-1"),
      artifact({ id: "a", text: "2", append: true, metadata: { x: "2", y: "2" } }, "task-1"),
    );
    const frozen = await storeOf({ "task-1": log }).events("task-1", 0);
    const store = {
      events: (_taskId: string, after: number, limit: number) =>
        Promise.resolve(frozen.slice(after, after + limit)),
    };
    const contentOf = createNotificationContent(store);
    for (const sequence of [2, 3, 2, 3, 3, 2]) {
      const content = await contentOf({ taskId: "task-1", renderer, sequence });
      expect(content?.body).toBe(expectedBody(log, sequence));
    }
    expect(frozen.map(({ event }) => event)).toEqual(log);
  });

  it("goes on after the store could not be read", async () => {
    const log = logOf("task-1", status("one", "task-1"), status("two", "task-1"));
    const store = storeOf({ "task-1": log });
    const contentOf = createNotificationContent(store);
    await contentOf({ taskId: "task-1", renderer, sequence: 2 });
    const failing = jest.spyOn(store, "events").mockRejectedValueOnce(new Error("locked"));
    await expect(contentOf({ taskId: "task-1", renderer, sequence: 3 })).rejects.toThrow("locked");
    const first = await store.events("task-1", 2, 1);
    failing.mockResolvedValueOnce(first).mockRejectedValueOnce(new Error("locked"));
    await expect(contentOf({ taskId: "task-1", renderer, sequence: 3 })).rejects.toThrow("locked");
    failing.mockRestore();
    const content = await contentOf({ taskId: "task-1", renderer, sequence: 3 });
    expect(content?.body).toBe(expectedBody(log, 3));
  });

  it("is the same to the byte at each repetition, in whatever order and however many at once", async () => {
    const texts = fc.string({ unit: "grapheme", maxLength: 8 });
    const event = fc.oneof(
      fc.record({
        kind: fc.constant("status" as const),
        text: fc.option(texts, { nil: undefined }),
      }),
      fc.record({ kind: fc.constant("user" as const), text: texts }),
      fc.record(
        {
          kind: fc.constant("artifact" as const),
          id: fc.constantFrom("a", "b"),
          text: texts,
          append: fc.boolean(),
          metadata: fc.dictionary(fc.constantFrom("x", "y", "__proto__"), texts, {
            noNullPrototype: true,
          }),
        },
        { requiredKeys: ["kind", "id", "text", "append"] },
      ),
    );
    const told = fc.record({ task: fc.constantFrom("task-1", "task-2"), place: fc.nat() });
    const rounds = fc.array(fc.array(told, { minLength: 1, maxLength: 4 }), { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { minLength: 1, maxLength: 15 }),
        rounds,
        async (events, asked) => {
          const logFor = (taskId: string) =>
            logOf(
              taskId,
              ...events.map((one): LoggedEvent => {
                if (one.kind === "status") return status(one.text, taskId);
                if (one.kind === "artifact") return artifact(one, taskId);
                const message = { messageId: one.text, role: "ROLE_USER" as const };
                return { userMessage: { ...message, parts: [{ text: one.text }] } };
              }),
            );
          const logs = { "task-1": logFor("task-1"), "task-2": logFor("task-2") };
          const contentOf = createNotificationContent(storeOf(logs));
          for (const together of asked)
            await Promise.all(
              together.map(async ({ task, place }) => {
                const sequence = 2 + (place % events.length);
                const content = await contentOf({ taskId: task, renderer, sequence });
                expect(content?.body).toBe(expectedBody(logs[task], sequence));
              }),
            );
        },
      ),
      { numRuns: 60 },
    );
  });

  it("keeps no more than 32 Mi characters of tasks, those that were told of last", async () => {
    const text = "x".repeat(9 * 1024 * 1024);
    const ids = ["task-1", "task-2", "task-3", "task-4"];
    const logs = Object.fromEntries(
      ids.map((id) => [
        id,
        logOf(id, status(text, id), artifact({ id: "a", text: "more", append: false }, id)),
      ]),
    );
    const store = storeOf(logs);
    const contentOf = createNotificationContent(store);
    const readOf = async (taskId: string, sequence: number): Promise<number> => {
      const before = store.read.events;
      await contentOf({ taskId, renderer, sequence });
      // But for the one that it is asked about.
      return store.read.events - before - 1;
    };
    for (const id of ids) await readOf(id, 2);
    // Three of them fit. The first one goes when the fourth comes, and comes back in place of the second.
    expect(await readOf("task-4", 3)).toBe(1);
    expect(await readOf("task-3", 3)).toBe(1);
    expect(await readOf("task-1", 3)).toBe(3);
    expect(await readOf("task-4", 3)).toBe(0);
    expect(await readOf("task-2", 3)).toBe(3);
  });

  it("tells a task of more than 1 MiB without artifacts and history, the same at each attempt", async () => {
    const half = "x".repeat(MAX_TOLD_BYTES / 2);
    const log = logOf(
      "task-1",
      artifact({ id: "a", text: half, append: false }, "task-1"),
      status("said", "task-1"),
      artifact({ id: "a", text: half, append: true }, "task-1"),
      status("again", "task-1"),
    );
    const store = storeOf({ "task-1": log });
    const contentOf = createNotificationContent(store);
    const bodyOf = async (sequence: number) =>
      (await contentOf({ taskId: "task-1", renderer, sequence }))!.body;
    const bodies: string[] = [];
    for (const sequence of [2, 3, 4, 5]) bodies.push(await bodyOf(sequence));
    for (const sequence of [4, 2, 5, 3]) expect(await bodyOf(sequence)).toBe(bodies[sequence - 2]);
    const tasks = bodies.map((body) => JSON.parse(body) as Record<string, unknown>);
    expect(tasks.map((task) => ["artifacts" in task, "history" in task])).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(tasks[3]).toMatchObject({ kind: "task", id: "task-1", status: { state: "working" } });
    expect(JSON.stringify(tasks[3])).toContain("again");
  });
});
