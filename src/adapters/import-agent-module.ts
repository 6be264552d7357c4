import path from "node:path";
import { pathToFileURL } from "node:url";
import { type AgentModule, AgentModuleError } from "../ports/agent-module";
import type { AgentRecord } from "../ports/agent-store";

/** What was imported, by the paths that agents name: asking node again costs 20 µs. */
const known = new Map<string, AgentModule>();

/**
 * Imports the ES module of an agent from its file, once in the life of the process, as node does.
 *
 * @throws AgentModuleError when it cannot be imported or has no function as its default export
 */
export async function importAgentModule({ id, connector }: AgentRecord): Promise<AgentModule> {
  if (connector.kind !== "module") throw new AgentModuleError(`agent ${id} is not a module`);
  const earlier = known.get(connector.module);
  if (earlier) return earlier;
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
  known.set(connector.module, module as AgentModule);
  return module as AgentModule;
}
