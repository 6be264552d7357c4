import type { IncomingHttpHeaders } from "node:http";
import { ExtensionSupportRequiredError } from "../../generated/errors";
import { EXTENSIONS_PARAMETER } from "../a2a/service-parameters";
import type { AgentRecord } from "../ports/agent-store";

/**
 * Activates the extensions that the caller declares and the agent has, and echoes them in the response
 * (A2A §4.6).
 *
 * @param mayRefuse whether the contract lets the method be refused for a missing declaration
 * @throws ExtensionSupportRequiredError when the agent requires one that the caller does not declare
 */
export function activateExtensions(
  agent: AgentRecord,
  headers: IncomingHttpHeaders,
  { setHeader, mayRefuse }: { setHeader(name: string, value: string): void; mayRefuse: boolean },
): void {
  if (agent.extensions.length === 0) return;
  const declared = new Set(declaredExtensions(headers));
  const missing = agent.extensions.filter(
    ({ required, uri = "" }) => required && !declared.has(uri),
  );
  if (mayRefuse && missing.length > 0)
    throw new ExtensionSupportRequiredError({ required: missing.map(({ uri }) => uri).join(", ") });
  const active = agent.extensions.flatMap(({ uri }) => (uri && declared.has(uri) ? [uri] : []));
  if (active.length > 0) setHeader(EXTENSIONS_PARAMETER, active.join(", "));
}

function declaredExtensions(headers: IncomingHttpHeaders): string[] {
  const value = headers[EXTENSIONS_PARAMETER.toLowerCase()]?.toString() ?? "";
  return value.split(",").flatMap((uri) => (uri.trim() === "" ? [] : [uri.trim()]));
}
