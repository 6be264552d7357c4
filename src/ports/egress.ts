/** A request to an address that a caller named. */
export interface EgressRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How long its answer's status may take from the call on, in milliseconds. */
  readonly timeoutMs: number;
  /** Ends it early. */
  readonly signal?: AbortSignal;
}

/** What was answered, whatever its status is. Nobody is told the body. */
export interface EgressResponse {
  readonly status: number;
  /** The value of Retry-After, as it came. */
  readonly retryAfter?: string;
}

/** The one way out of the servers: it calls nobody whom it may not call. */
export interface Egress {
  /**
   * Why a URL may not be called, as far as it can be known now: its form, its scheme, and the addresses
   * that its name has. What cannot be found out now is not held against it.
   *
   * @returns words for who named it, such as "must be an https URL"; undefined where nothing speaks
   *   against it
   */
  refusalOf(url: string): Promise<string | undefined>;
  /**
   * Sends one POST, to an address that was checked when it was dialled. Redirects are not followed.
   *
   * @throws EgressError when no status came, or when it may not be sent; its cause is for the log
   * @throws EgressUnavailableError when this machine could not send it
   */
  post(request: EgressRequest): Promise<EgressResponse>;
}

/** Nothing could be sent, for what is wrong with this machine: it has no more files, or memory. */
export class EgressUnavailableError extends Error {
  override readonly name = "EgressUnavailableError";
}

/** A request had no answer. Its message is for who named the URL, and tells no address. */
export class EgressError extends Error {
  override readonly name = "EgressError";
}
