import { AgentModuleError, type LoadAgentModule } from "../../ports/agent-module";
import { BUILT_IN_MODULES, BUILT_IN_PREFIX } from "../demo-agents/demo-agents";

/** Finds the modules that come with the package by their names, and others through `importModule`. */
export function createLoadModule(importModule: LoadAgentModule): LoadAgentModule {
  return async (agent) => {
    const { id, connector } = agent;
    if (connector.kind !== "module" || !connector.module.startsWith(BUILT_IN_PREFIX))
      return importModule(agent);
    const builtIn = BUILT_IN_MODULES[connector.module.slice(BUILT_IN_PREFIX.length)];
    if (!builtIn) throw new AgentModuleError(`agent ${id}: there is no ${connector.module}`);
    return builtIn;
  };
}
