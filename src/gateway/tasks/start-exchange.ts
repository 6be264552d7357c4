import type { Delivery } from "../../../generated/agent-link/types";
import type { Message } from "../../../generated/types";
import type { AgentRecord } from "../../ports/agent-store";
import type { AgentConnector } from "../agents/connector";
import type { Exchange, FirstWord } from "./exchange";

/** What a message led to. */
export type SendOutcome =
  | { kind: "message"; message: Message }
  | { kind: "task"; taskId: string; /** Events up to this one were there before. */ after: number };

/** Whether the sender waits for the agent's first word. It may change its mind meanwhile. */
export interface Patience {
  /** For how long the agent may take, in milliseconds; after that the task is opened as it is. */
  readonly firstWordMs: number;
  isOver: boolean;
  /** Called when it is over. */
  onOver?: () => void;
}

export interface StartOptions {
  agent: AgentRecord;
  /** As it is told of, before it has its history. */
  delivery: Delivery;
  /** The delivery with its history, where it has any. */
  withHistory?: () => Promise<Delivery>;
  exchange: Exchange;
  connector: AgentConnector;
  /** Events up to this one were there before. */
  after: number;
  patience: Patience;
}

/**
 * Hands a delivery to its agent and resolves at the agent's first word, or with the task as it is when
 * the patience is over.
 *
 * @throws what the exchange could not be opened for
 */
export async function startExchange(options: StartOptions): Promise<SendOutcome> {
  const { agent, delivery, withHistory, exchange, connector, after, patience } = options;
  if (connector.opensAtOnce(agent)) {
    // Workers look for it as soon as they are told, so it is there before. It gets its history when
    // one of them claims it.
    const word = await exchange.openNow();
    if (word.kind === "task" && word.taskId === delivery.taskId)
      await connector.deliver(agent, delivery, exchange);
    return toOutcome(word, after);
  }
  const hand = async () =>
    connector.deliver(agent, withHistory ? await withHistory() : delivery, exchange);
  await hand().catch((reason: unknown) => exchange.fail(reason));
  return toOutcome(await firstWordOf(exchange, patience), after);
}

async function firstWordOf(exchange: Exchange, patience: Patience): Promise<FirstWord> {
  if (patience.isOver) return exchange.openNow();
  const open = () => void exchange.openNow();
  const timer = setTimeout(open, patience.firstWordMs);
  patience.onOver = open;
  try {
    return await exchange.firstWord;
  } finally {
    clearTimeout(timer);
  }
}

function toOutcome(word: FirstWord, after: number): SendOutcome {
  if (word.kind === "error") throw word.reason;
  return word.kind === "message" ? word : { ...word, after };
}
