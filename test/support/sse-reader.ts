import type { RpcBody } from "./beacon";

/** One event of a stream of JSON-RPC responses. */
export interface StreamEvent {
  id: string | undefined;
  /** The data, as it was sent. */
  data: string;
  body: RpcBody;
}

/** Reads a stream event by event. */
export interface SseReader {
  readonly status: number;
  readonly contentType: string;
  /** The comments so far. */
  readonly comments: readonly string[];
  /** The next event, or undefined after the last. */
  next(): Promise<StreamEvent | undefined>;
  /** All events from here to the end. */
  rest(): Promise<StreamEvent[]>;
  /** The body of a response that is no stream. */
  json(): Promise<RpcBody>;
  /** Leaves. */
  close(): void;
}

/** Posts a Request and reads what comes as Server-Sent Events. */
export async function openSseReader(
  url: string,
  request: object,
  headers: Record<string, string>,
): Promise<SseReader> {
  const controller = new AbortController();
  const response = await fetch(url, {
    method: "POST",
    headers,
    body: JSON.stringify(request),
    signal: controller.signal,
  });
  const comments: string[] = [];
  const events = readEvents(response, comments);
  const next = async () => (await events.next()).value as StreamEvent | undefined;
  return {
    status: response.status,
    comments,
    contentType: response.headers.get("content-type") ?? "",
    next,
    async rest() {
      const all: StreamEvent[] = [];
      for await (const event of events) all.push(event);
      return all;
    },
    json: async () => (await response.json()) as RpcBody,
    close() {
      controller.abort();
    },
  };
}

async function* readEvents(response: Response, comments: string[]): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      if (block.startsWith(":")) comments.push(block);
      const data = /^data: ([^\n]*)$/m.exec(block)?.[1];
      if (data === undefined) continue;
      yield { id: /^id: ([^\n]*)$/m.exec(block)?.[1], data, body: JSON.parse(data) as RpcBody };
    }
  }
}
