import { InvalidParamsError } from "../../../generated/errors";
import type { FieldViolation, TaskPushNotificationConfig } from "../../../generated/types";
import { NO_KEY, notificationKey } from "../../a2a/sign-notification";
import { isWellFormed } from "../../a2a/well-formed";
import { splitSchemes } from "../compat-0.3";

/** The most configurations that a task may have in use. */
export const MAX_CONFIGS = 10;

/** Where a configuration stands that comes with a message. */
export const SENT_CONFIG = "configuration.taskPushNotificationConfig";

const MAX_ID_CHARACTERS = 128;

/** What fits into a header field with room for others; receivers commonly take 8 KiB in all. */
const MAX_FIELD_CHARACTERS = 4_096;

/** RFC 9110 §5.6.2. */
const HTTP_TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** What stands in a header field as it is, at any receiver. */
const FIELD_VALUE = /^[!-~](?:[ !-~]*[!-~])?$/;

const LINE_BREAK = /[\r\n]/;

/**
 * Checks what the contract's schema cannot say of a configuration, but for where its URL leads.
 *
 * @param prefix of the fields, such as `configuration.taskPushNotificationConfig.`
 * @throws InvalidParamsError naming each field that is not as it must be
 */
export function checkPushConfig(config: TaskPushNotificationConfig, prefix = ""): void {
  const violations = faultsOf(config).map(([field, description]) => ({
    field: prefix + field,
    description,
  }));
  if (violations.length > 0) throw new InvalidParamsError(violations);
}

/** A task has as many configurations as it may have. */
export function tooManyPushConfigs(field: string): InvalidParamsError {
  const violation: FieldViolation = {
    field,
    description: `the task has ${MAX_CONFIGS} configurations, which is the most: delete one, or give its id to replace it`,
  };
  return new InvalidParamsError([violation]);
}

type Fault = readonly [field: string, description: string];

function faultsOf({ id, url, token, authentication, secret }: TaskPushNotificationConfig): Fault[] {
  return [
    ...(id ? idFaults(id) : []),
    ...(LINE_BREAK.test(url) ? [["url", "must have no line break"] as const] : []),
    ...(token ? valueFaults("token", token) : []),
    ...(authentication ? schemeFaults(authentication.scheme) : []),
    ...(authentication?.credentials
      ? valueFaults("authentication.credentials", authentication.credentials)
      : []),
    ...(secret ? secretFaults(secret) : []),
  ];
}

function idFaults(id: string): Fault[] {
  const isFit = isWellFormed(id) && [...id].length <= MAX_ID_CHARACTERS && !/\p{Cc}/u.test(id);
  return isFit
    ? []
    : [["id", `must have at most ${MAX_ID_CHARACTERS} characters, and no control characters`]];
}

function valueFaults(field: string, value: string): Fault[] {
  if (LINE_BREAK.test(value)) return [[field, "must have no line break"]];
  if (!FIELD_VALUE.test(value) || value.length > MAX_FIELD_CHARACTERS)
    return [[field, `must be 1 to ${MAX_FIELD_CHARACTERS} visible ASCII characters and spaces`]];
  return [];
}

/** A 0.3 client may offer several, or none. */
function schemeFaults(scheme: string): Fault[] {
  return splitSchemes(scheme).every((one) => HTTP_TOKEN.test(one))
    ? []
    : [["authentication.scheme", "must be the name of an HTTP authentication scheme"]];
}

function secretFaults(secret: string): Fault[] {
  if (LINE_BREAK.test(secret)) return [["secret", "must have no line break"]];
  if (!isWellFormed(secret)) return [["secret", "must be well-formed Unicode"]];
  return notificationKey(secret) ? [] : [["secret", NO_KEY]];
}
