import type { OnMessage } from "./answer";
import { type Backoff, createBackoff } from "./backoff";
import { createLink, type Link } from "./link";
import { AgentLinkError } from "./link-error";
import { createRunningDeliveries, type RunningDeliveries } from "./running-deliveries";

/** How long a close lets running answers publish their last words. */
const CLOSE_MS = 5_000;

const CLAIM_WAIT_MS = 25_000;

/** A third of the time after which a gateway gives a silent worker's delivery to another. */
const RENEW_MS = 20_000;

export interface AgentOptions {
  /** The agent's link, `https://gateway.example/{agentId}/link`. */
  url: string;
  /** A token of the agent, `agt_…`. */
  token: string;
  /** Answers a delivery: events one by one, or a text or an event as a whole. */
  onMessage: OnMessage;
  /** How the gateway delivers, as the agent is registered. By default push. */
  mode?: "push" | "queue";
  /** How many deliveries are claimed at a time in queue mode. By default 10. */
  concurrency?: number;
  /** How often a claimed delivery that is being answered is kept from others. By default every 20 s. */
  renewMs?: number;
  /** A name for the operator of the gateway. */
  worker?: string;
  /** Hears of what `onMessage` threw or said wrongly, and of lost connections. By default it is written to stderr. */
  onError?(reason: unknown): void;
}

/** A connection that is kept up until it is closed. */
export interface AgentConnection {
  /** Resolves when the gateway has answered for the first time. Rejects as `closed` does. */
  readonly ready: Promise<void>;
  /**
   * Resolves after `close`. Rejects with an AgentLinkError when the gateway refuses the agent: handle
   * that, or it ends the process as any rejection that nobody handles.
   */
  readonly closed: Promise<void>;
  /** Takes no more deliveries, aborts the signals of those that run, waits for them and leaves. */
  close(): Promise<void>;
}

interface Loop {
  link: Link;
  running: RunningDeliveries;
  backoff: Backoff;
  signal: AbortSignal;
  options: AgentOptions;
  /** The gateway has answered. */
  onAnswer(): void;
  hasAnswered(): boolean;
}

/**
 * Connects an agent to its gateway, from wherever it runs, outbound only. A connection that is lost is
 * taken up again, with pauses that grow; what was to be published meanwhile is published then.
 *
 * @throws TypeError when the URL is none or the token is not an agent's
 */
export function connectAgent(options: AgentOptions): AgentConnection {
  const { onMessage, mode = "push", renewMs = RENEW_MS, onError = report } = options;
  checkOptions(options);
  const link = createLink(options);
  const taking = new AbortController();
  const publishing = new AbortController();
  const running = createRunningDeliveries({
    link,
    onMessage,
    onError,
    isRedelivered: mode === "queue",
    renewMs,
    signal: publishing.signal,
  });
  const backoff = createBackoff();
  const { signal } = taking;
  let isReady: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  let isAnswered = false;
  const onAnswer = () => {
    isAnswered = true;
    backoff.reset();
    isReady();
  };
  const loop = { link, running, backoff, signal, options, onAnswer, hasAnswered: () => isAnswered };
  const turn = mode === "push" ? receiveUntilLost : claimOnce;

  const isClosing = () => signal.aborted;
  const run = async () => {
    while (!isClosing()) {
      try {
        await turn(loop);
      } catch (reason) {
        if (isClosing()) break;
        const error = AgentLinkError.from(reason);
        if (!error.isTransient) throw error;
        onError(error);
        await backoff.pause(signal);
      }
    }
  };

  const finish = async () => {
    taking.abort();
    const timer = setTimeout(() => {
      publishing.abort();
    }, CLOSE_MS);
    await running.stop();
    clearTimeout(timer);
    publishing.abort();
  };

  const over = run().finally(finish);
  const ready = Promise.race([answered, over]);
  // A refusal is for whoever waits for `closed`; where nobody does, it ends the process, as it should.
  ready.catch(() => undefined);
  const closed = over.then(() => undefined);
  return {
    ready,
    closed,
    async close() {
      taking.abort();
      await closed;
    },
  };
}

/** Takes deliveries as they come, until the stream ends. */
async function receiveUntilLost(loop: Loop): Promise<void> {
  const { link, running, signal, options, onAnswer } = loop;
  const params = options.worker === undefined ? {} : { worker: options.worker };
  for await (const event of link.open("Receive", params, signal)) {
    if (event.ready) onAnswer();
    else if (event.delivery) running.start(event);
    else running.cancel(event.cancellation);
  }
  throw new AgentLinkError("the gateway has ended the stream", { isTransient: true });
}

/** Claims what there is room for, waiting for the first. */
async function claimOnce(loop: Loop): Promise<void> {
  const { link, running, signal, options, onAnswer, hasAnswered } = loop;
  const { concurrency = 10 } = options;
  if (running.size >= concurrency) {
    await Promise.race([running.oneEnded(), aborted(signal)]);
    return;
  }
  const limit = Math.min(concurrency - running.size, 100);
  // The first one shows whether the gateway is there.
  const waitMs = hasAnswered() ? CLAIM_WAIT_MS : 0;
  const claimed = await link.call("Claim", { limit, waitMs }, signal);
  onAnswer();
  for (const leased of claimed.deliveries) running.start(leased);
  for (const cancellation of claimed.cancellations) running.cancel(cancellation);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else
      signal.addEventListener(
        "abort",
        () => {
          resolve();
        },
        { once: true },
      );
  });
}

/** Programs in JavaScript pass what an environment holds, or does not. */
function checkOptions({ url, token, onMessage }: Partial<AgentOptions>): void {
  if (url === undefined || !URL.canParse(url) || !/^https?:/.test(url))
    throw new TypeError(`url must be that of the agent's link, not ${url}`);
  if (typeof token !== "string" || !token.startsWith("agt_"))
    throw new TypeError("token must be a token of the agent: agt_ and 64 hex digits");
  if (typeof onMessage !== "function") throw new TypeError("onMessage must be a function");
}

/** A lost connection is no more than a line; what the agent threw has its stack. */
function report(reason: unknown): void {
  if (!(reason instanceof AgentLinkError)) {
    console.error(reason);
    return;
  }
  // fetch says no more than that it failed; why is in its cause.
  const messages: string[] = [];
  for (let part: unknown = reason; part instanceof Error; part = part.cause)
    messages.push(part.message);
  console.error(`agent: ${messages.join(": ")}`);
}
