import { chunkText } from "./chunk-text";

interface Status {
  state?: string;
}

interface Artifact {
  parts?: { text?: string }[];
}

interface Event {
  task?: { status?: Status; artifacts?: Artifact[] };
  statusUpdate?: { status?: Status };
  artifactUpdate?: { artifact?: Artifact };
}

const COMPLETED = "TASK_STATE_COMPLETED";

/** @throws Error unless this is the answer of a completed task with its artifact */
export function verifyAnswer(body: string): void {
  const { result } = JSON.parse(body) as { result?: Event };
  const { status, artifacts } = result?.task ?? {};
  if (status?.state !== COMPLETED || artifacts?.[0]?.parts?.[0]?.text !== chunkText(0))
    throw new Error(`not a completed task with its artifact: ${body}`);
}

/** The events of a chunked answer of Server-Sent Events. */
export function decodeEvents(answer: Buffer): Event[] {
  const text = dechunk(answer).toString("utf8");
  return text
    .split("\n\n")
    .flatMap((frame) => frame.split("\n").filter((line) => line.startsWith("data: ")))
    .map((line) => {
      const { result } = JSON.parse(line.slice("data: ".length)) as { result?: Event };
      if (!result) throw new Error(`not a result: ${line}`);
      return result;
    });
}

function dechunk(answer: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let at = answer.indexOf("\r\n\r\n") + 4;
  for (;;) {
    const lineEnd = answer.indexOf("\r\n", at);
    const length = parseInt(answer.toString("latin1", at, lineEnd), 16);
    if (!(length > 0)) return Buffer.concat(pieces);
    pieces.push(answer.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}

/** @throws Error unless the task comes first, then each chunk once and in order, then its end */
export function verifyEvents(events: Event[], chunks: number): void {
  const texts = events.flatMap(
    ({ artifactUpdate }) => artifactUpdate?.artifact?.parts?.[0]?.text ?? [],
  );
  const isOrdered = texts.every((text, index) => text === chunkText(index));
  if (!events[0]?.task || (events[0].task.artifacts ?? []).length > 0)
    throw new Error(`does not start with the task: ${JSON.stringify(events[0])}`);
  if (texts.length !== chunks || !isOrdered)
    throw new Error(`${texts.length} chunks of ${chunks}, in order: ${isOrdered}`);
  if (events.at(-1)?.statusUpdate?.status?.state !== COMPLETED)
    throw new Error(`does not end completed: ${JSON.stringify(events.at(-1))}`);
}
