/*
 * The agent of the Gateway's benchmark: on the Gateway's side as a registered module, on the other
 * side inside the executor of `@a2a-js/sdk`. What a message's text asks for, it does:
 *
 *     answer               an artifact, completed
 *     stream N             N chunks of an artifact as fast as they are taken, completed
 *     turns N              the same, each chunk in a turn of the event loop of its own
 *     gated N NAME         working, then as `stream` once the gate is open
 *     open NAME            opens the gate, then as `answer`
 */
import { setImmediate as turn } from "node:timers/promises";
import type { AgentEvent } from "../../generated/agent-link/types.js";
import { chunkText } from "./chunk-text.js";

interface Gate {
  opened: Promise<void>;
  open(): void;
}

const gates = new Map<string, Gate>();

interface Asked {
  message: { parts: readonly { text?: string | null }[] };
}

export default async function* agent({ message }: Asked): AsyncGenerator<AgentEvent> {
  const [verb, ...words] = (message.parts[0]?.text ?? "").split(" ");
  if (verb === "stream" || verb === "turns") {
    yield* chunks(Number(words[0]), verb === "turns");
  } else if (verb === "gated") {
    yield { status: { state: "TASK_STATE_WORKING" } };
    await gate(words[1] ?? "").opened;
    yield* chunks(Number(words[0]), false);
  } else {
    if (verb === "open") gate(words[0] ?? "").open();
    yield { artifact: { artifactId: "answer", parts: [{ text: chunkText(0) }] } };
  }
  yield { status: { state: "TASK_STATE_COMPLETED" } };
}

async function* chunks(count: number, inTurns: boolean): AsyncGenerator<AgentEvent> {
  for (let index = 0; index < count; index += 1) {
    if (inTurns) await turn();
    yield {
      artifact: {
        artifactId: "answer",
        parts: [{ text: chunkText(index) }],
        append: index > 0,
        lastChunk: index === count - 1,
      },
    };
  }
}

function gate(name: string): Gate {
  const known = gates.get(name);
  if (known) return known;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const created = { opened, open };
  gates.set(name, created);
  return created;
}
