import { createParser } from "eventsource-parser";
import type { MethodName, Methods, Params, Result } from "../../generated/agent-link/methods";
import { ERROR_TABLE, type ErrorName } from "../../generated/errors";
import { explain } from "./explain";
import { AgentLinkError } from "./link-error";

type RpcErrorBody = Parameters<typeof explain>[0] & { code: number };

/** After this time without a byte a stream is dead: the gateway shows every 15 s that it lives. */
const SILENCE_MS = 45_000;

type StreamingMethod = {
  [M in MethodName]: Methods[M]["streaming"] extends true ? M : never;
}[MethodName];

/** The agent's side of one gateway: JSON-RPC over HTTP, outbound only. */
export interface Link {
  /** @throws AgentLinkError */
  call<M extends Exclude<MethodName, StreamingMethod>>(
    method: M,
    params: Params<M>,
    signal: AbortSignal,
  ): Promise<Result<M>>;
  /**
   * The results of a streaming method, until the stream ends.
   *
   * @throws AgentLinkError
   */
  open<M extends StreamingMethod>(
    method: M,
    params: Params<M>,
    signal: AbortSignal,
  ): AsyncGenerator<Result<M>, void>;
}

export function createLink({ url, token }: { url: string; token: string }): Link {
  const post = async (method: MethodName, params: object, signal: AbortSignal) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
      signal,
    }).catch((reason: unknown) => {
      throw AgentLinkError.from(reason);
    });
    if (!response.ok) throw await refusalOf(response);
    return response;
  };

  return {
    async call(method, params, signal) {
      const response = await post(method, params, signal);
      return resultOf(await readText(response)) as never;
    },
    async *open(method, params, signal) {
      const silence = new AbortController();
      const timer = setTimeout(() => {
        silence.abort();
      }, SILENCE_MS);
      try {
        const response = await post(method, params, AbortSignal.any([signal, silence.signal]));
        // An error before the first event is plain JSON.
        if (!response.headers.get("content-type")?.startsWith("text/event-stream"))
          resultOf(await readText(response));
        for await (const data of eventsOf(response, timer)) yield resultOf(data) as never;
      } catch (reason) {
        throw AgentLinkError.from(reason);
      } finally {
        clearTimeout(timer);
        // Whoever stops reading leaves.
        silence.abort();
      }
    },
  };
}

async function* eventsOf(response: Response, silence: NodeJS.Timeout): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    silence.refresh();
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* events.splice(0);
  }
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (reason) {
    throw AgentLinkError.from(reason);
  }
}

/** Some refusals are of the moment: the gateway's own trouble, and its limits. */
async function refusalOf(response: Response): Promise<AgentLinkError> {
  const { status } = response;
  const isTransient = status >= 500 || status === 408 || status === 429;
  const body = await response.text().catch(() => "");
  return new AgentLinkError(`the gateway answers HTTP ${status}${reasonIn(body)}`, { isTransient });
}

function reasonIn(body: string): string {
  try {
    return `: ${explain((JSON.parse(body) as { error: RpcErrorBody }).error)}`;
  } catch {
    // Whatever stands between may answer in its own words.
    return "";
  }
}

const TRANSIENT_CODES = (["InternalError"] satisfies ErrorName[]).map(
  (name): number => ERROR_TABLE[name].code,
);

function resultOf(text: string): unknown {
  let body: { result?: unknown; error?: RpcErrorBody };
  try {
    body = JSON.parse(text) as typeof body;
  } catch (cause) {
    throw new AgentLinkError("the gateway answers no JSON", { isTransient: true, cause });
  }
  if (!body.error) return body.result;
  const { code } = body.error;
  throw new AgentLinkError(explain(body.error), {
    code,
    isTransient: TRANSIENT_CODES.includes(code),
  });
}
