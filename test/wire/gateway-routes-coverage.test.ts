import { ERRORS, GATEWAY_ENVELOPE_ERRORS, type RpcError } from "../../generated/errors";
import invokeOpenapi from "../../generated/invoke.openapi.json";
import { AGENT_PATHS, GATEWAY_PATHS } from "../../src/gateway/paths";
import { type Shown, shownBy } from "../support/golden-coverage";
import { readGoldens } from "../support/golden-file";
import { GATEWAY_GOLDENS } from "../support/golden-gateway";

const shown = readGoldens("gateway").flatMap((golden) => shownBy(GATEWAY_GOLDENS, golden));

const HOW = "add a file with a `//` and a `>>` line, run `npm run record:wire`, read what it wrote";

/** The statuses of a JSON-RPC endpoint: of a result and a notification, and of what is refused before. */
const OF_RPC = [200, 204, 401, 404, 405, 413, 415, 429, 503];
const OF_DOCUMENT = [200, 304, 405];
const OF_CARD = [...OF_DOCUMENT, 400, 404];

/** Each route and the statuses that it can be answered with. */
const ROUTES: Readonly<Record<string, { isIt: (path: string) => boolean; statuses: number[] }>> = {
  "/{agentId}": { isIt: isAgentPath(AGENT_PATHS.rpc), statuses: OF_RPC },
  [`/{agentId}${AGENT_PATHS.link}`]: { isIt: isAgentPath(AGENT_PATHS.link), statuses: OF_RPC },
  [`/{agentId}${AGENT_PATHS.invoke}`]: {
    isIt: isAgentPath(AGENT_PATHS.invoke),
    statuses: Object.keys(invokeOpenapi.paths["/{agentId}/v1/invoke"].post.responses).map(Number),
  },
  [`/{agentId}${AGENT_PATHS.agentCard}`]: {
    isIt: isAgentPath(AGENT_PATHS.agentCard),
    statuses: [...OF_CARD, 204, 503],
  },
  [`/{agentId}${AGENT_PATHS.legacyAgentCard}`]: {
    isIt: isAgentPath(AGENT_PATHS.legacyAgentCard),
    statuses: OF_CARD,
  },
  [GATEWAY_PATHS.agentCard]: { isIt: is(GATEWAY_PATHS.agentCard), statuses: OF_CARD },
  // There are keys only where cards are signed.
  [GATEWAY_PATHS.keySet]: { isIt: is(GATEWAY_PATHS.keySet), statuses: [200, 404, 405] },
  [GATEWAY_PATHS.health]: { isIt: is(GATEWAY_PATHS.health), statuses: [200, 405, 503] },
  [GATEWAY_PATHS.openrpc]: { isIt: is(GATEWAY_PATHS.openrpc), statuses: OF_DOCUMENT },
  [GATEWAY_PATHS.oldOpenrpc]: { isIt: is(GATEWAY_PATHS.oldOpenrpc), statuses: OF_DOCUMENT },
  [GATEWAY_PATHS.linkOpenrpc]: { isIt: is(GATEWAY_PATHS.linkOpenrpc), statuses: OF_DOCUMENT },
  [GATEWAY_PATHS.docs]: { isIt: is(GATEWAY_PATHS.docs), statuses: OF_DOCUMENT },
  [GATEWAY_PATHS.invokeBinding]: { isIt: is(GATEWAY_PATHS.invokeBinding), statuses: OF_DOCUMENT },
  [GATEWAY_PATHS.webhooksDocument]: {
    isIt: is(GATEWAY_PATHS.webhooksDocument),
    statuses: OF_DOCUMENT,
  },
};

const EACH = Object.entries(ROUTES).flatMap(([route, { statuses }]) =>
  statuses.map((status) => [route, status] as const),
);

describe("the Gateway's wire goldens cover its routes", () => {
  it("every route is named here", () => {
    const wanted = [
      ...Object.values(AGENT_PATHS).map((path) => `/{agentId}${path}`),
      ...Object.values(GATEWAY_PATHS),
    ];
    expect(Object.keys(ROUTES).sort()).toEqual(wanted.sort());
  });

  it("every error that is answered at the HTTP level has its status here", () => {
    const statuses = GATEWAY_ENVELOPE_ERRORS.map(
      (name) => new (ERRORS[name] as new () => RpcError)().httpStatus,
    );
    expect(statuses.filter((status) => !OF_RPC.includes(status))).toEqual([]);
  });

  it.each(EACH)("%s: the status %i", (route, status) => {
    const seen = of(route).some((one) => one.status === status);
    expect(seen ? [] : [`a golden for ${route} answering ${status}: ${HOW}`]).toEqual([]);
  });

  it.each(Object.keys(ROUTES))("%s: no status beside those", (route) => {
    const { statuses } = ROUTES[route]!;
    expect(of(route).filter(({ status }) => !statuses.includes(status))).toEqual([]);
  });

  it.each(Object.keys(ROUTES))("%s: a success with a closing slash", (route) => {
    const seen = of(route).some((one) => one.hasClosingSlash && one.status === 200);
    expect(seen ? [] : [`a golden for ${route}/: ${HOW}`]).toEqual([]);
  });
});

function of(route: string): Shown[] {
  return shown.filter(({ path }) => ROUTES[route]?.isIt(path));
}

function is(own: string): (path: string) => boolean {
  return (path) => path === own;
}

function isAgentPath(rest: string): (path: string) => boolean {
  const own: readonly string[] = Object.values(GATEWAY_PATHS);
  return (path) =>
    !own.includes(path) && /^\/[^/.]+/.test(path) && path.replace(/^\/[^/]+/, "") === rest;
}
