import { InvalidParamsError } from "../../../generated/errors";
import type { TaskPushNotificationConfig } from "../../../generated/types";
import { NO_KEY, notificationKey } from "../../a2a/sign-notification";
import { isWellFormed } from "../../a2a/well-formed";
import type { Renderer } from "../../ports/push-notification-store";
import { splitSchemes } from "../compat-0.3";

/** The most configurations that a task may have in use. */
export const MAX_CONFIGS = 10;

/** Where a configuration stands: in a call of its own, or with a message. */
export type ConfigPlace = "call" | "message";

/** The path of a configuration in params. */
const PATHS: Readonly<Record<Renderer, Readonly<Record<ConfigPlace, string>>>> = {
  "a2a-1.0": { call: "", message: "configuration.taskPushNotificationConfig" },
  "a2a-0.3": { call: "pushNotificationConfig", message: "configuration.pushNotificationConfig" },
};

const MAX_ID_CHARACTERS = 128;

/** What fits into a header field with room for others; receivers commonly take 8 KiB in all. */
const MAX_FIELD_CHARACTERS = 4_096;

/** Of the scheme, or of the list that a 0.3 client offers. */
const MAX_SCHEME_CHARACTERS = 1_024;

/** RFC 9110 §5.6.2. */
const HTTP_TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** What stands in a header field as it is, at any receiver. */
const FIELD_VALUE = /^[!-~](?:[ !-~]*[!-~])?$/;

const LINE_BREAK = /[\r\n]/;

/**
 * Checks what the contract's schema cannot say of a configuration, but for where its URL leads.
 *
 * @throws InvalidParamsError naming each field that is not as it must be
 */
export function checkPushConfig(
  config: TaskPushNotificationConfig,
  renderer: Renderer,
  place: ConfigPlace,
): void {
  const faults = faultsOf(config);
  if (faults.length > 0) throw badPushConfig(faults, renderer, place);
}

/** The refusal of a configuration for what is wrong with its fields, in the names that its caller used. */
export function badPushConfig(
  faults: readonly Fault[],
  renderer: Renderer,
  place: ConfigPlace,
): InvalidParamsError {
  const path = PATHS[renderer][place];
  return new InvalidParamsError(
    faults.map(([field, description]) => ({
      field: [path, FIELDS[renderer][field] ?? field].filter(Boolean).join("."),
      description,
    })),
  );
}

/** The refusal of one more configuration for a task that has as many as it may have. */
export function tooManyPushConfigs(renderer: Renderer, place: ConfigPlace): InvalidParamsError {
  const field = place === "call" ? "taskId" : PATHS[renderer][place];
  return new InvalidParamsError([{ field, description: TOO_MANY }]);
}

const TOO_MANY = `the task has ${MAX_CONFIGS} configurations, which is the most: delete one, or give its id to replace it`;

/** The fields that 0.3 has by another name. */
const FIELDS: Readonly<Record<Renderer, Readonly<Record<string, string>>>> = {
  "a2a-1.0": {},
  "a2a-0.3": { "authentication.scheme": "authentication.schemes" },
};

export type Fault = readonly [field: string, description: string];

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
  const isFit = scheme.length <= MAX_SCHEME_CHARACTERS;
  return isFit && splitSchemes(scheme).every((one) => HTTP_TOKEN.test(one))
    ? []
    : [["authentication.scheme", "must be the name of an HTTP authentication scheme"]];
}

function secretFaults(secret: string): Fault[] {
  if (LINE_BREAK.test(secret)) return [["secret", "must have no line break"]];
  if (!isWellFormed(secret)) return [["secret", "must be well-formed Unicode"]];
  return notificationKey(secret) ? [] : [["secret", NO_KEY]];
}
