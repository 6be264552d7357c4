import type { AgentExtension, AgentSkill } from "../../generated/types";

/** PUBLIC: the card is whole. UNLISTED, PRIVATE: redacted. PRIVATE: users other than the owner get 404. */
export type Visibility = "PUBLIC" | "UNLISTED" | "PRIVATE";

/** How the gateway reaches an agent: a module in its own process, or a worker that connects from outside. */
export type AgentConnector =
  | { readonly kind: "module"; /** Path or specifier of an ES module. */ readonly module: string }
  | {
      readonly kind: "worker";
      /** push: no live worker, no task. queue: tasks wait until a worker claims them. */
      readonly mode: "push" | "queue";
    };

/** An agent as its owner registered it. */
export interface AgentRecord {
  /** The path segment under which it is reached: `[a-z0-9][a-z0-9_-]{0,63}`. */
  readonly id: string;
  readonly ownerId: string;
  /** The owner's display name: the card's provider. */
  readonly ownerName: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly iconUrl?: string;
  readonly visibility: Visibility;
  readonly connector: AgentConnector;
  readonly skills: readonly AgentSkill[];
  readonly inputModes: readonly string[];
  readonly outputModes: readonly string[];
  readonly extensions: readonly AgentExtension[];
  /** Whether REST invoke is offered. */
  readonly invoke: boolean;
  /** UTC, milliseconds, Z. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * The agents of a gateway. Another process may change them at any time; that counts from the next
 * turn of the event loop on. What is answered is shared, so nobody may change it. Every method rejects with StoreUnavailableError when the store cannot be used.
 */
export interface AgentStore {
  /** @returns false when the id is taken */
  add(agent: AgentRecord): Promise<boolean>;
  get(id: string): Promise<AgentRecord | undefined>;
  /** All agents, by id. */
  list(): Promise<AgentRecord[]>;
  /** Replaces an agent, whole. @returns false when there is none of this id */
  update(agent: AgentRecord): Promise<boolean>;
  /**
   * Removes an agent with its credentials, tasks and deliveries: first its tasks, those that have ended
   * before others, in steps that leave others room to write, then the agent and all that is left of it
   * in one atomic step. Whoever adds an agent of the same id later finds nothing of it. When it fails,
   * the agent is still there, and it can be called again.
   *
   * @returns false when there is none of this id
   */
  remove(id: string): Promise<boolean>;
}
