/** A delivery that a worker has taken and has not finished with. */
export interface LeasedDelivery {
  readonly id: string;
  readonly agentId: string;
  readonly taskId: string;
  /** JSON of the delivery without its history. */
  readonly payload: string;
  /** The number of the event with its message: its history comes before. */
  readonly sequence: number;
  /** How many of the latest messages before it go with it; all where it is absent. */
  readonly historyLength?: number;
  /** Names this claim of it and no other. */
  readonly leaseId: string;
  /** UTC, milliseconds, Z. */
  readonly leasedUntil: string;
  /** How often it has been claimed, this time included: above 1, a worker did not finish with it. */
  readonly attempt: number;
}

/** A delivery as it is stored. */
export interface FoundDelivery {
  readonly taskId: string;
  /** JSON of the delivery without its history. */
  readonly payload: string;
  /** Its latest lease, whether or not that has run out; undefined while it waits under none. */
  readonly lease: Lease | undefined;
}

/** A lease of one delivery. */
export interface Lease {
  readonly leaseId: string;
  /** UTC, milliseconds, Z. */
  readonly leasedUntil: string;
}

export interface ClaimOptions {
  readonly limit: number;
  /** How large deliveries and the logs with their histories may be together. One is given whatever its size. */
  readonly maxBytes?: number;
  /** UTC, milliseconds, Z. Leases that end by then have run out. */
  readonly now: string;
  readonly leasedUntil: string;
}

/**
 * Deliveries that wait for a worker, durable. They come in with tasks (`TaskStore.open`, `append`) and
 * go when they are completed, or when their task ends or is removed.
 *
 * A delivery has one lease at a time. Every method rejects with StoreUnavailableError when the store
 * cannot be used; then nothing was changed.
 */
export interface DeliveryQueue {
  /** A delivery of an agent, waiting or leased; its task has not ended then. */
  find(agentId: string, id: string): Promise<FoundDelivery | undefined>;
  /**
   * Leases the oldest waiting deliveries of an agent, those with a lease that ran out included, and
   * answers them oldest first. The first five claims of a delivery count as signs of life of its agent.
   */
  claim(agentId: string, options: ClaimOptions): Promise<LeasedDelivery[]>;
  /** Prolongs the leases on a task's deliveries, one that ran out and was not claimed again included. */
  extend(taskId: string, leasedUntil: string): Promise<void>;
  /**
   * Prolongs one lease, one that ran out and was not given to another included.
   *
   * @returns false when this lease holds the delivery no more
   */
  renew(deliveryId: string, lease: Lease): Promise<boolean>;
  /** Puts a delivery under a new lease, whoever had it. One that is not stored is ignored. */
  handOver(deliveryId: string, lease: Lease): Promise<void>;
  /** The sequence that a publication for a task ended at, if it was appended before. */
  findPublication(taskId: string, publicationId: string): Promise<number | undefined>;
  /**
   * Ends a delivery: the worker has taken it over for good.
   *
   * @returns false when this lease holds it no more
   */
  complete(deliveryId: string, leaseId: string): Promise<boolean>;
  /** Gives back leases, so that the deliveries go to another worker at once. Those not held are ignored. */
  release(leaseIds: readonly string[]): Promise<void>;
}
