import path from "node:path";
import { pathToFileURL } from "node:url";
import { type AgentModule, AgentModuleError } from "../ports/agent-module";
import type { AgentRecord } from "../ports/agent-store";

/**
 * Imports the ES module of an agent from its file; node keeps it, so a second time is free.
 *
 * @throws AgentModuleError when it cannot be imported or has no function as its default export
 */
export async function importAgentModule({ id, connector }: AgentRecord): Promise<AgentModule> {
  if (connector.kind !== "module") throw new AgentModuleError(`agent ${id} is not a module`);
  const specifier = pathToFileURL(path.resolve(connector.module)).href;
  let imported: { default?: unknown };
  try {
    imported = (await import(specifier)) as { default?: unknown };
  } catch (cause) {
    throw new AgentModuleError(`agent ${id}: ${connector.module} cannot be imported`, { cause });
  }
  // A CommonJS module seen from here has its exports as the default.
  const exported = imported.default as { default?: unknown } | undefined;
  const module = typeof exported === "function" ? exported : exported?.default;
  if (typeof module !== "function")
    throw new AgentModuleError(
      `agent ${id}: ${connector.module} must export a function by default`,
    );
  return module as AgentModule;
}
