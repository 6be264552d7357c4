import type { CallFailure } from "../../http/rest-route";
import type { Logger } from "../../ports/logger";
import type { RestCode, RestError } from "./rest-error";

/** A refusal as every REST surface writes it. */
export interface RestFailure<Code extends RestCode> extends CallFailure {
  body: { success: false; error: { code: Code; message: string } };
}

export interface ToFailureOptions<Code extends RestCode> {
  /** The HTTP status of each code. */
  statuses: Readonly<Record<Code, number>>;
  /** Whatever was thrown, in the surface's own codes. */
  toError(reason: unknown): RestError<Code>;
  logger: Logger;
}

/** Turns whatever was thrown into what the contract says of it; the cause goes to the log alone. */
export function createToFailure<Code extends RestCode>(options: ToFailureOptions<Code>) {
  const { statuses, toError, logger } = options;
  return (reason: unknown): RestFailure<Code> => {
    const { code, message, options } = toError(reason);
    const { cause, headers } = options;
    if (cause !== undefined) logger.error({ err: cause }, "internal error");
    return {
      status: statuses[code],
      body: { success: false, error: { code, message } },
      ...(headers ? { headers } : {}),
    };
  };
}
