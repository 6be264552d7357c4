import { ERROR_TABLE } from "../../generated/errors";

/** The gateway refused something, or could not be reached. */
export class AgentLinkError extends Error {
  override readonly name = "AgentLinkError";
  /** The JSON-RPC error code of the refusal, where there is one. */
  readonly code: number | undefined;
  /** Whether the same may succeed later. */
  readonly isTransient: boolean;

  constructor(
    message: string,
    options: { code?: number | undefined; isTransient: boolean; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.code = options.code;
    this.isTransient = options.isTransient;
  }

  /** Whether another worker has the delivery by now. */
  get isLeaseLost(): boolean {
    return this.code === ERROR_TABLE.LeaseLostError.code;
  }

  /** Whether what was sent is not what the contract says. */
  get isInvalid(): boolean {
    return this.code === ERROR_TABLE.InvalidParamsError.code;
  }

  /** What went wrong on the way is transient; what the gateway said stays as it is. */
  static from(reason: unknown): AgentLinkError {
    if (reason instanceof AgentLinkError) return reason;
    return new AgentLinkError("the gateway cannot be reached", {
      isTransient: true,
      cause: reason,
    });
  }
}
