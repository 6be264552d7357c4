import type { AgentRecord } from "../../ports/agent-store";
import type { AgentModule } from "../../ports/agent-module";
import { echo } from "./echo";
import { ticker } from "./ticker";

/** Module specifiers that start so name an agent of this package. */
export const BUILT_IN_PREFIX = "built-in:";

/** The agents that come with the package, by the name behind the prefix. */
export const BUILT_IN_MODULES: Readonly<Record<string, AgentModule>> = { echo, ticker };

/** The agents that an empty store starts with, to try the gateway on. */
export function buildDemoAgents(now: string): AgentRecord[] {
  return [
    demoAgent("echo", "Echo", "Answers at once with the text that it was sent.", now),
    demoAgent("ticker", "Ticker", "Streams ten chunks of text over two seconds.", now),
  ];
}

function demoAgent(id: string, name: string, description: string, now: string): AgentRecord {
  return {
    id,
    ownerId: "demo",
    ownerName: "Demo",
    name,
    description,
    version: "1.0.0",
    visibility: "PUBLIC",
    connector: { kind: "module", module: BUILT_IN_PREFIX + id },
    skills: [{ id, name, description, tags: ["demo"] }],
    inputModes: ["text/plain"],
    outputModes: ["text/plain"],
    extensions: [],
    invoke: true,
    createdAt: now,
    updatedAt: now,
  };
}
