import { buildPageToken, parsePageToken } from "../../a2a/page-token";
import { MAX_CONFIGS } from "../push-notifications/check-push-config";
import type { PushConfigs } from "../push-notifications/push-configs";
import { toAnsweredConfig } from "../push-notifications/to-answered-config";
import type { Handler } from "./handlers";

/** Answers a page of a task's configurations, in the order in which they were made (A2A §3.1.9). */
export function listTaskPushNotificationConfigs(
  pushConfigs: PushConfigs,
): Handler<"ListTaskPushNotificationConfigs"> {
  return async ({ params: { taskId, pageSize, pageToken }, scope }) => {
    const limit = Math.min(pageSize || MAX_CONFIGS, MAX_CONFIGS);
    const found = await pushConfigs.list(scope, taskId, {
      limit: limit + 1,
      ...(pageToken ? { after: parsePageToken(pageToken).id } : {}),
    });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      configs: page.map((config) => toAnsweredConfig(config, taskId)),
      nextPageToken: last ? buildPageToken({ statusAt: last.createdAt, id: last.id }) : "",
    };
  };
}
