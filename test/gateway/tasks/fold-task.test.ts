import type { Artifact } from "../../../generated/types";
import { applyEvent, foldTask, startFold, toTask } from "../../../src/gateway/tasks/fold-task";
import type { LoggedEvent } from "../../../src/ports/task-store";

const place = { taskId: "t", contextId: "c" };

const opened: LoggedEvent = {
  task: {
    id: "t",
    contextId: "c",
    status: { state: "TASK_STATE_SUBMITTED", timestamp: "2026-01-31T12:00:00.000Z" },
  },
};

function update(artifact: Partial<Artifact>, append = false): LoggedEvent {
  const whole = { artifactId: "a", parts: [{ text: "x" }], ...artifact };
  return { artifactUpdate: { ...place, artifact: whole, append } };
}

const artifactsOf = (...events: LoggedEvent[]) => toTask(foldTask([opened, ...events])).artifacts;

describe("foldTask()", () => {
  it("keeps artifacts in the order in which they came, also when one is replaced", () => {
    const artifacts = artifactsOf(
      update({ artifactId: "a" }),
      update({ artifactId: "b" }),
      update({ artifactId: "a", parts: [{ text: "y" }] }),
    );
    expect(artifacts).toEqual([
      { artifactId: "a", parts: [{ text: "y" }] },
      { artifactId: "b", parts: [{ text: "x" }] },
    ]);
  });

  it("appends parts and metadata; what is appended to nothing starts an artifact", () => {
    const artifacts = artifactsOf(
      update({ metadata: { a: 1, b: 1 } }, true),
      update({ parts: [{ text: "y" }], metadata: { b: 2, c: 2 } }, true),
    );
    expect(artifacts).toEqual([
      {
        artifactId: "a",
        parts: [{ text: "x" }, { text: "y" }],
        metadata: { a: 1, b: 2, c: 2 },
      },
    ]);
  });

  it("takes a member named __proto__ for a member", () => {
    const metadata = JSON.parse('{"__proto__":{"a":1}}') as Record<string, unknown>;
    const [artifact] =
      artifactsOf(update({ metadata: { b: 1 } }), update({ metadata }, true)) ?? [];
    expect(JSON.stringify(artifact?.metadata)).toBe('{"b":1,"__proto__":{"a":1}}');
  });

  it("changes neither the events nor a task that was answered", () => {
    const first = update({ metadata: { a: 1 } });
    const second = update({ parts: [{ text: "y" }], metadata: { b: 2 } }, true);
    const before = JSON.stringify([first, second]);
    const folded = foldTask([opened, first]);
    const answered = toTask(folded);
    const text = JSON.stringify(answered);
    applyEvent(folded, second);
    applyEvent(folded, second);
    expect(JSON.stringify([first, second])).toBe(before);
    expect(JSON.stringify(answered)).toBe(text);
  });

  it("appends in place: what is there already is not copied again", () => {
    const folded = foldTask([opened, update({ metadata: { a: 1 } })]);
    const { metadata, parts } = folded.artifacts.get("a")!;
    for (let i = 0; i < 3; i += 1) applyEvent(folded, update({ metadata: { [`m${i}`]: i } }, true));
    expect(folded.artifacts.get("a")!.metadata).toBe(metadata);
    expect(folded.artifacts.get("a")!.parts).toBe(parts);
  });

  it("takes as many parts at once as a body can hold", () => {
    const parts = Array.from({ length: 200_000 }, () => ({ text: "" }));
    const [artifact] = artifactsOf(update({}), update({ parts }, true)) ?? [];
    expect(artifact?.parts).toHaveLength(200_001);
  });

  it("puts no artifacts together that are not wanted", () => {
    const events = [opened, update({}), update({}, true)];
    expect(foldTask(events, { includeArtifacts: false }).artifacts.size).toBe(0);
    expect(toTask(foldTask(events, { includeArtifacts: false }))).not.toHaveProperty("artifacts");
  });

  it("refuses a log without its first event", () => {
    expect(() => foldTask([])).toThrow("empty");
    expect(() => startFold(update({}))).toThrow("must start with the task");
  });
});
