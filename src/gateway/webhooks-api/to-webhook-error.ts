import { InvalidParamsError, TaskNotFoundError } from "../../../generated/errors";
import type { GatewayWebhookRefusal } from "../../../generated/types";
import { WEBHOOKS_STATUS } from "../../../generated/webhooks-status";
import { MAX_CONFIGS } from "../push-notifications/check-push-config";
import { inWords, RestError, toCommonError, violationsOf } from "../rest/rest-error";

export type WebhookCode = GatewayWebhookRefusal["code"];

/** Whatever was thrown, in the codes of the webhooks API. */
export function toWebhookError(reason: unknown): RestError<WebhookCode> {
  if (isWebhookError(reason)) return reason;
  if (reason instanceof TaskNotFoundError)
    return new RestError("not_found", "there is no such task here, or no such webhook of it");
  if (reason instanceof InvalidParamsError) return fromViolations(reason);
  return toCommonError(reason);
}

function isWebhookError(reason: unknown): reason is RestError<WebhookCode> {
  return reason instanceof RestError && Object.hasOwn(WEBHOOKS_STATUS, (reason as RestError).code);
}

const FULL = `the task has ${MAX_CONFIGS} webhooks in use, which is the most: delete one, or give its webhook_id to replace it`;

/** The task itself is at fault only where it has all the webhooks that it may have. */
function fromViolations(error: InvalidParamsError): RestError<WebhookCode> {
  const violations = violationsOf(error);
  if (violations.some(({ field }) => field === "taskId")) return new RestError("conflict", FULL);
  const words = violations.map(({ field, description }) =>
    inWords({ field: field === "id" ? "webhook_id" : field, description }),
  );
  return new RestError("invalid_body", words.join("; "));
}
