import {
  AgentNotFoundError,
  InvalidParamsError,
  RpcError,
  UnauthenticatedError,
} from "../../../generated/errors";
import type {
  FieldViolation,
  GatewayInvokeRefusal,
  GatewayWebhookRefusal,
} from "../../../generated/types";
import { Refusal, type RefusalCode } from "../../http/refusal";
import type { Headers } from "../../http/send";
import { LimitExceededError } from "../limits/limit-exceeded-error";
import { refusalHeaders } from "../refusal-headers";

/** The codes of all REST surfaces. */
export type RestCode = GatewayInvokeRefusal["code"] | GatewayWebhookRefusal["code"];

/** The codes that each REST surface has. */
export type CommonRestCode = Extract<GatewayInvokeRefusal["code"], GatewayWebhookRefusal["code"]>;

/** Why a REST surface does not do what was asked. Its message is meant for the caller. */
export class RestError<Code extends RestCode = RestCode> extends Error {
  override readonly name = "RestError";

  constructor(
    readonly code: Code,
    message: string,
    readonly options: { headers?: Headers; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
  }
}

/** The codes of the transport's refusals. */
const TRANSPORT_CODES: Readonly<Partial<Record<RefusalCode, CommonRestCode>>> = {
  invalid_json: "invalid_json",
  method_not_allowed: "method_not_allowed",
  too_large: "payload_too_large",
  unsupported_media_type: "unsupported_media_type",
};

/**
 * What all REST surfaces answer alike. Anything that has no words for the caller becomes "internal",
 * with its cause for the log only.
 */
export function toCommonError(reason: unknown): RestError<CommonRestCode> {
  if (reason instanceof Refusal) return fromRefusal(reason);
  if (reason instanceof RpcError) return fromRpcError(reason);
  return internal(reason);
}

function fromRefusal({ code, message, options }: Refusal): RestError<CommonRestCode> {
  const known = TRANSPORT_CODES[code];
  if (!known) return internal(options.cause);
  return new RestError(known, message, options.headers ? { headers: options.headers } : {});
}

function fromRpcError(error: RpcError): RestError<CommonRestCode> {
  const headers = refusalHeaders(error);
  if (error instanceof UnauthenticatedError)
    return new RestError("unauthorized", "a valid credential is wanted", { headers });
  if (error instanceof LimitExceededError) {
    const words = `too many calls; try again in ${error.headers["Retry-After"] ?? ""} s`;
    return new RestError("rate_limited", words, { headers });
  }
  if (error instanceof AgentNotFoundError)
    return new RestError("agent_not_found", "there is no such agent here");
  if (error instanceof InvalidParamsError)
    return new RestError("invalid_body", violationsOf(error).map(inWords).join("; "));
  return internal(error);
}

function internal(cause: unknown): RestError<"internal"> {
  return new RestError("internal", "the request could not be served", { cause });
}

/** The faults that an error tells of. */
export function violationsOf({ data }: RpcError): FieldViolation[] {
  return (data ?? []).flatMap((detail) =>
    "fieldViolations" in detail ? detail.fieldViolations : [],
  );
}

/** A fault in words: the whole body where no member is named. */
export function inWords({ field, description }: FieldViolation): string {
  return field === "" ? `the body ${description}` : `${field}: ${description}`;
}
