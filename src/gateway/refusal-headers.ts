import { type RpcError, UnauthenticatedError } from "../../generated/errors";
import type { Headers } from "../http/send";
import { CHALLENGE } from "./keys/credential-headers";
import { LimitExceededError } from "./limits/limit-exceeded-error";

/** The header fields that a refusal is sent with, whatever its body is. */
export function refusalHeaders(error: RpcError): Headers {
  if (error instanceof UnauthenticatedError) return { "WWW-Authenticate": CHALLENGE };
  if (error instanceof LimitExceededError) return error.headers;
  return {};
}
