/** Where the Gateway answers, besides under the agents' own paths. */
export const GATEWAY_PATHS = {
  /** With `?id={agentId}`. */
  agentCard: "/.well-known/agent-card.json",
  keySet: "/.well-known/jwks.json",
  health: "/healthz",
  openrpc: "/openrpc.json",
  /** The same methods in A2A 0.3. */
  oldOpenrpc: "/openrpc-0.3.json",
  /** The agent's side. */
  linkOpenrpc: "/openrpc-link.json",
  docs: "/docs",
  /** What names REST invoke as a protocol binding (A2A §5.8). */
  invokeBinding: "/bindings/rest-invoke/v1",
  /** The description of the webhooks API, whose own paths it has. */
  webhooksDocument: "/api/v1/openapi.json",
} as const;

/** What follows `/{agentId}`. */
export const AGENT_PATHS = {
  rpc: "",
  agentCard: "/.well-known/agent-card.json",
  /** The card's place in A2A 0.3, which only such clients ask for. */
  legacyAgentCard: "/.well-known/agent.json",
  invoke: "/v1/invoke",
  link: "/link",
} as const;

const OWN_PATHS: ReadonlySet<string> = new Set(Object.values(GATEWAY_PATHS));

/** Whether a path, without a closing slash, is one of the Gateway's own. */
export function isOwnPath(path: string): boolean {
  return OWN_PATHS.has(path);
}

/** The first segments of the Gateway's own paths: no agent can be reached under them. */
export const RESERVED_IDS: ReadonlySet<string> = new Set(
  Object.values(GATEWAY_PATHS).map((path) => path.split("/")[1] ?? ""),
);

/** The URL of a path of an agent. */
export function agentUrl(
  publicUrl: string,
  agentId: string,
  path: string = AGENT_PATHS.rpc,
): string {
  return `${publicUrl}/${agentId}${path}`;
}
