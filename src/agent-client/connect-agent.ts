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
  /** Hears of what `onMessage` threw and of lost connections. By default it is written to stderr. */
  onError?(reason: unknown): void;
}

/** A connection that is kept up until it is closed. */
export interface AgentConnection {
  /** Resolves when the gateway has answered for the first time. Rejects as `closed` does. */
  readonly ready: Promise<void>;
  /** Resolves after `close`. Rejects with an AgentLinkError when the gateway refuses the agent. */
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
 */
export function connectAgent(options: AgentOptions): AgentConnection {
  const { onMessage, mode = "push", renewMs = RENEW_MS, onError = report } = options;
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
        onError(error);
        if (!error.isTransient) throw error;
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

  const closed = run().finally(finish);
  const ready = Promise.race([answered, closed]);
  // Who waits for `closed` hears of it there.
  ready.catch(() => undefined);
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

function report(reason: unknown): void {
  console.error(reason);
}
