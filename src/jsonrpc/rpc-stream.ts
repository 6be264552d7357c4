/** One result of a stream, rendered already, so that all subscribers share the work. */
export interface StreamResult {
  /** The number under which the stream can be resumed after it, where there is one. */
  sequence?: number;
  json: string;
}

/** Where the results of a streaming method go. */
export interface RpcStreamSink {
  /** Results in order, several at a time. */
  results(results: readonly StreamResult[]): void;
  /**
   * Resolves when the caller has taken the results so far, or has gone; undefined when none wait. Who
   * has much to tell at once waits for it; who tells of what happens does not.
   */
  drained(): Promise<void> | undefined;
  /** After the last result. */
  end(): void;
  /** Before the first result the failure is a plain response, after it the stream's last event. */
  fail(reason: unknown): void;
}

/** What a streaming method answers (A2A §9.4.2): a source of results that is started once. */
export class RpcStream {
  /**
   * @param start begins to send and answers a function that stops it; called when the caller leaves
   */
  constructor(readonly start: (sink: RpcStreamSink) => () => void) {}
}
