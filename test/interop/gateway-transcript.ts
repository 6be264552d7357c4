import type { Sdk, SdkClient } from "./js-sdk";

type StreamEvent =
  ReturnType<SdkClient["sendMessageStream"]> extends AsyncGenerator<infer Event> ? Event : never;

type Artifact = Awaited<ReturnType<SdkClient["getTask"]>>["artifacts"][number];

/** What the demo agent `ticker` says, from first to last. */
export const TICKS = Array.from({ length: 10 }, (_, i) => `tick ${i + 1}\n`).join("");

/** The text of all parts of a task's artifacts. */
export function textOf({ artifacts }: { artifacts: readonly Artifact[] }): string {
  return artifacts
    .flatMap(({ parts }) => parts)
    .map(({ content }) => (content?.$case === "text" ? content.value : ""))
    .join("");
}

/** What a client has seen of a task, over as many streams as it took. */
export interface Transcript {
  add(event: StreamEvent): void;
  taskId(): string;
  /** The text as it is after the last event. */
  text(): string;
  kinds(): string[];
  /** The names of the states, each time that one was told. */
  states(): string[];
}

export function createTranscript(sdk: Sdk): Transcript {
  const kinds: string[] = [];
  const states: string[] = [];
  let id = "";
  let text = "";
  return {
    add({ payload }) {
      if (!payload) throw new Error("An event without a payload");
      kinds.push(payload.$case);
      const { value } = payload;
      if ("status" in value && value.status) states.push(sdk.taskStateToJSON(value.status.state));
      if (payload.$case === "task") {
        ({ id } = payload.value);
        text = textOf(payload.value);
      }
      if (payload.$case === "artifactUpdate") {
        const { append, artifact } = payload.value;
        text = (append ? text : "") + (artifact ? textOf({ artifacts: [artifact] }) : "");
      }
    },
    taskId: () => id,
    text: () => text,
    kinds: () => kinds,
    states: () => states,
  };
}
