import {
  AgentNotFoundError,
  AgentOfflineError,
  ContentTypeNotSupportedError,
  ExtensionSupportRequiredError,
  InvalidParamsError,
  RpcError,
  UnauthenticatedError,
} from "../../../generated/errors";
import { INVOKE_STATUS } from "../../../generated/invoke-status";
import type {
  FieldViolation,
  GatewayInvokeError,
  GatewayInvokeErrorFrame,
  GatewayInvokeRefusal,
} from "../../../generated/types";
import { EXTENSIONS_PARAMETER } from "../../a2a/service-parameters";
import { Refusal, type RefusalCode } from "../../http/refusal";
import type { Headers } from "../../http/send";
import { LimitExceededError } from "../limits/limit-exceeded-error";
import { refusalHeaders } from "../refusal-headers";

export type InvokeCode = GatewayInvokeRefusal["code"];

/** Why an invoke has no reply. Its message is meant for the caller. */
export class InvokeError extends Error {
  override readonly name = "InvokeError";

  constructor(
    readonly code: InvokeCode,
    message: string,
    readonly options: { headers?: Headers; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
  }

  get status(): number {
    return INVOKE_STATUS[this.code];
  }

  get refusal(): GatewayInvokeRefusal {
    return { code: this.code, message: this.message };
  }

  toBody(): GatewayInvokeError {
    return { success: false, error: this.refusal };
  }

  toFrame(): GatewayInvokeErrorFrame {
    return { type: "error", error: this.refusal };
  }

  /** Anything that has no words for the caller becomes "internal", with its cause for the log only. */
  static from(reason: unknown): InvokeError {
    if (reason instanceof InvokeError) return reason;
    if (reason instanceof Refusal) return fromRefusal(reason);
    if (reason instanceof RpcError) return fromRpcError(reason);
    return internal(reason);
  }
}

/** The codes of the transport's refusals. */
const TRANSPORT_CODES: Readonly<Partial<Record<RefusalCode, InvokeCode>>> = {
  invalid_json: "invalid_json",
  method_not_allowed: "method_not_allowed",
  too_large: "payload_too_large",
  unsupported_media_type: "unsupported_media_type",
};

function fromRefusal({ code, message, options }: Refusal): InvokeError {
  const known = TRANSPORT_CODES[code];
  if (!known) return internal(options.cause);
  return new InvokeError(known, message, options.headers ? { headers: options.headers } : {});
}

function fromRpcError(error: RpcError): InvokeError {
  const headers = refusalHeaders(error);
  if (error instanceof UnauthenticatedError)
    return new InvokeError("unauthorized", "a valid credential is wanted", { headers });
  if (error instanceof LimitExceededError) {
    const words = `too many calls; try again in ${error.headers["Retry-After"] ?? ""} s`;
    return new InvokeError("rate_limited", words, { headers });
  }
  if (error instanceof AgentNotFoundError)
    return new InvokeError("agent_not_found", "there is no such agent here");
  if (error instanceof AgentOfflineError)
    return new InvokeError("agent_offline", "the agent is not connected; try again later");
  if (error instanceof InvalidParamsError)
    return new InvokeError("invalid_body", violationsOf(error).map(inWords).join("; "));
  if (error instanceof ExtensionSupportRequiredError)
    return new InvokeError(
      "invalid_body",
      `${EXTENSIONS_PARAMETER}: must declare ${metadataOf(error, "required")}`,
    );
  if (error instanceof ContentTypeNotSupportedError)
    return new InvokeError(
      "unsupported_media_type",
      `text or attachments are not what the agent takes: ${metadataOf(error, "supported")}`,
    );
  return internal(error);
}

function internal(cause: unknown): InvokeError {
  return new InvokeError("internal", "the request could not be served", { cause });
}

function violationsOf({ data }: RpcError): FieldViolation[] {
  return (data ?? []).flatMap((detail) =>
    "fieldViolations" in detail ? detail.fieldViolations : [],
  );
}

/** A fault in words: the whole body where no member is named. */
export function inWords({ field, description }: FieldViolation): string {
  return field === "" ? `the body ${description}` : `${field}: ${description}`;
}

function metadataOf({ data }: RpcError, key: string): string {
  const [detail] = data ?? [];
  return (detail && "metadata" in detail && detail.metadata?.[key]) || "what its card says";
}
