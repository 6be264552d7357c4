import type { CallFailure } from "../../http/document-call-route";
import type { Logger } from "../../ports/logger";
import { InvokeError } from "./invoke-error";

/** Turns whatever was thrown into what the contract says of it; the cause goes to the log alone. */
export function createToInvokeFailure(logger: Logger) {
  return (reason: unknown): CallFailure => {
    const error = InvokeError.from(reason);
    const { cause, headers } = error.options;
    if (cause !== undefined) logger.error({ err: cause }, "internal error");
    return {
      status: error.status,
      body: error.toBody(),
      event: error.toFrame(),
      ...(headers ? { headers } : {}),
    };
  };
}
