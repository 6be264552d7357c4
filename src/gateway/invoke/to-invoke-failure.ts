import {
  AgentOfflineError,
  ContentTypeNotSupportedError,
  ExtensionSupportRequiredError,
  type RpcError,
} from "../../../generated/errors";
import { INVOKE_STATUS } from "../../../generated/invoke-status";
import type {
  GatewayInvokeError,
  GatewayInvokeErrorFrame,
  GatewayInvokeRefusal,
} from "../../../generated/types";
import { EXTENSIONS_PARAMETER } from "../../a2a/service-parameters";
import type { StreamedCallFailure } from "../../http/document-call-route";
import type { Logger } from "../../ports/logger";
import { RestError, toCommonError } from "../rest/rest-error";
import { createToFailure } from "../rest/to-failure";

export type InvokeCode = GatewayInvokeRefusal["code"];

/** Turns whatever was thrown into what the contract says of it, as a body and as a frame. */
export function createToInvokeFailure(logger: Logger) {
  const toFailure = createToFailure({ statuses: INVOKE_STATUS, toError: toInvokeError, logger });
  return (reason: unknown): StreamedCallFailure => {
    const failure = toFailure(reason);
    const body: GatewayInvokeError = failure.body;
    const event: GatewayInvokeErrorFrame = { type: "error", error: body.error };
    return { ...failure, event };
  };
}

function toInvokeError(reason: unknown): RestError<InvokeCode> {
  if (isInvokeError(reason)) return reason;
  if (reason instanceof AgentOfflineError)
    return new RestError("agent_offline", "the agent is not connected; try again later");
  if (reason instanceof ExtensionSupportRequiredError)
    return new RestError(
      "invalid_body",
      `${EXTENSIONS_PARAMETER}: must declare ${metadataOf(reason, "required")}`,
    );
  if (reason instanceof ContentTypeNotSupportedError)
    return new RestError(
      "unsupported_media_type",
      `text or attachments are not what the agent takes: ${metadataOf(reason, "supported")}`,
    );
  return toCommonError(reason);
}

function isInvokeError(reason: unknown): reason is RestError<InvokeCode> {
  return reason instanceof RestError && Object.hasOwn(INVOKE_STATUS, (reason as RestError).code);
}

function metadataOf({ data }: RpcError, key: string): string {
  const [detail] = data ?? [];
  return (detail && "metadata" in detail && detail.metadata?.[key]) || "what its card says";
}
