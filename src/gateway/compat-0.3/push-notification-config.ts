import type * as v03 from "../../../generated/a2a-0.3/types";
import type { AuthenticationInfo, TaskPushNotificationConfig } from "../../../generated/types";
import { present } from "./present";

export function taskPushNotificationConfigFrom03({
  taskId,
  pushNotificationConfig,
}: v03.TaskPushNotificationConfig): TaskPushNotificationConfig {
  return {
    ...(taskId === "" ? {} : { taskId }),
    ...pushNotificationConfigFrom03(pushNotificationConfig),
  };
}

export function taskPushNotificationConfigTo03(
  config: TaskPushNotificationConfig,
): v03.TaskPushNotificationConfig {
  return {
    taskId: config.taskId ?? "",
    pushNotificationConfig: pushNotificationConfigTo03(config),
  };
}

/** The configuration without its task, as it stands in the configuration of a send. */
export function pushNotificationConfigFrom03(
  config: v03.PushNotificationConfig,
): TaskPushNotificationConfig {
  return {
    ...present(config, "id", "url", "token", "secret"),
    ...(config.authentication && { authentication: authenticationFrom03(config.authentication) }),
  };
}

export function pushNotificationConfigTo03(
  config: TaskPushNotificationConfig,
): v03.PushNotificationConfig {
  return {
    ...present(config, "id", "url", "token", "secret"),
    ...(config.authentication && { authentication: authenticationTo03(config.authentication) }),
  };
}

function authenticationFrom03({
  schemes,
  credentials,
}: v03.PushNotificationAuthenticationInfo): AuthenticationInfo {
  return { scheme: joinSchemes(schemes), ...present({ credentials }, "credentials") };
}

function authenticationTo03({
  scheme,
  credentials,
}: AuthenticationInfo): v03.PushNotificationAuthenticationInfo {
  return { schemes: splitSchemes(scheme), ...present({ credentials }, "credentials") };
}

/**
 * The schemes that the `scheme` of a configuration stands for, the preferred one first: one, unless
 * a 0.3 client offered several, or none. Whoever sends a push notification authenticates by the first.
 */
export function splitSchemes(scheme: string): string[] {
  return parseList(scheme) ?? [scheme];
}

/** 1.0 has one scheme where 0.3 has a list: a list of another length stands there as JSON. */
function joinSchemes(schemes: readonly string[]): string {
  const [only] = schemes;
  const standsForItself = schemes.length === 1 && only && parseList(only) === undefined;
  return standsForItself ? only : JSON.stringify(schemes);
}

/** The list that a text was joined from, or undefined where it stands for itself. */
function parseList(text: string): string[] | undefined {
  if (!text.startsWith("[")) return undefined;
  const list = parseStrings(text);
  return list && joinSchemes(list) === text ? list : undefined;
}

function parseStrings(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isStrings = Array.isArray(value) && value.every((item) => typeof item === "string");
    return isStrings ? value : undefined;
  } catch {
    // Whether it is a list is the question; undefined is the answer no.
    return undefined;
  }
}
