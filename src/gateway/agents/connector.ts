import type { AgentEvent, Delivery } from "../../../generated/agent-link/types";
import type { FieldViolation, TaskState } from "../../../generated/types";
import type { AgentRecord } from "../../ports/agent-store";
import type { NewDelivery } from "../../ports/task-store";

/** What became of a publication. */
export interface Published {
  /** The number of the last event in the task's log; 0 where no task is kept. */
  sequence: number;
  state?: TaskState;
}

/** An agent said something that the contract, or the state of its task, does not let it say. */
export class InvalidAgentEventError extends Error {
  override readonly name = "InvalidAgentEventError";

  /**
   * @param violation what is wrong, and where in the event
   * @param index which of the events that came together it is
   */
  constructor(
    readonly violation: FieldViolation,
    readonly index = 0,
    options?: ErrorOptions,
  ) {
    super(
      `${violation.field === "" ? "the event" : violation.field} ${violation.description}`,
      options,
    );
  }
}

/** Takes what an agent says for one delivery. */
export interface DeliverySink {
  /** The id of the task that the answer belongs to, whether or not it is kept. */
  readonly taskId: string;
  /**
   * Takes events, in order. Resolves when they are on disk.
   *
   * @param publicationId the agent's own id: a repetition changes nothing
   * @throws InvalidAgentEventError at once, not as a rejection, when one of them may not be said now:
   *   then none is taken
   * @throws UnsupportedOperationError when the exchange is over
   */
  publish(events: readonly AgentEvent[], publicationId?: string): Promise<Published>;
  /** Resolves when the agent can say nothing more for this delivery. Never rejects. */
  readonly over: Promise<void>;
  /** The agent has nothing more to say: a task that still runs is completed. */
  finish(): Promise<void>;
  /** The agent broke: the task fails with a neutral message, the cause goes to the log. */
  fail(cause: unknown): Promise<void>;
}

/** How the gateway reaches one kind of agent. */
export interface AgentConnector {
  /**
   * Whether somebody would take a delivery now.
   *
   * @throws AgentOfflineError when nobody would
   */
  check(agent: AgentRecord): void;
  /** Whether a message opens its task before the agent has said anything. */
  opensAtOnce(agent: AgentRecord): boolean;
  /** What is stored of a delivery in the same atomic step as its task, if anything. */
  queued(delivery: Delivery): { delivery?: NewDelivery };
  /**
   * Hands a delivery to the agent.
   *
   * @throws AgentOfflineError when nobody is there to take it
   */
  deliver(agent: AgentRecord, delivery: Delivery, sink: DeliverySink): Promise<void>;
  /** Tells the agent that its task is to be canceled. Nothing is promised. */
  cancel(agent: AgentRecord, taskId: string): void;
}
