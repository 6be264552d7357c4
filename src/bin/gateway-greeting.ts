import { agentUrl, AGENT_PATHS } from "../gateway/paths";
import type { ServedGateway } from "./serve-gateway";
import { demoCommands } from "./demo-commands";

const NO_PUSH_NOTIFICATIONS =
  "Push notifications are off. GATEWAY_SECRET_KEY turns them on: `openssl rand -hex 32` makes one.";

/**
 * What is printed at the start: on an empty store the demo agents' keys, this once, with command lines
 * that work as they stand; later on, where the agents are.
 */
export function gatewayGreeting({
  publicUrl,
  demoKeys,
  pushNotifications,
}: Pick<ServedGateway, "publicUrl" | "demoKeys" | "pushNotifications">): string {
  const off = pushNotifications ? [] : [NO_PUSH_NOTIFICATIONS, ""];
  const agents = Object.entries(demoKeys);
  if (agents.length === 0)
    return [
      "",
      `Agents are reached at ${agentUrl(publicUrl, "{agentId}")}`,
      "`gateway agent list` names them, `gateway key mint ID` makes a key for one.",
      "",
      ...off,
    ].join("\n");
  const lines = agents.flatMap(([agentId, key]) => [
    `Agent ${agentId}, card ${agentUrl(publicUrl, agentId, AGENT_PATHS.agentCard)}`,
    `Key, shown this once: ${key}`,
    "",
    ...demoCommands(agentId, agentUrl(publicUrl, agentId), key).flatMap((command) => [
      ...command.map((line) => `  ${line}`),
      "",
    ]),
  ]);
  return ["", ...lines, ...off].join("\n");
}
