import type { IncomingHttpHeaders } from "node:http";
import {
  ALIASES,
  isMethodName as isMethodName03,
  type MethodName as MethodName03,
} from "../../generated/a2a-0.3/methods";
import { MethodNotFoundError, VersionNotSupportedError } from "../../generated/errors";
import { isMethodName, type MethodName, METHODS } from "../../generated/methods";
import type { Message } from "../../generated/types";
import { parseParams } from "../a2a/parse-params";
import { askedVersions, PROTOCOL_VERSION, VERSION_PARAMETER } from "../a2a/service-parameters";
import type { RpcCall } from "../http/json-rpc-route";
import { RpcStream } from "../jsonrpc/rpc-stream";
import { DISCOVER_METHOD } from "../jsonrpc/discover";
import { LEGACY_VERSION } from "./cards/agent-card";
import { activateExtensions } from "./extensions";
import { paramsFrom03, resultTo03 } from "./compat-0.3";
import { parseParams03 } from "./compat-0.3/parse-params";
import { parseAttribution } from "./keys/attribution";
import type { Caller } from "./keys/authenticate";
import { scopeOf } from "./keys/scope-of";
import type { Handler, Handlers } from "./methods/handlers";
import { createRenderEvent, renderEvent, type RenderEvent } from "./streaming/render-event";

export interface CallMethodOptions {
  handlers: Handlers;
  /** What `rpc.discover` answers. */
  openrpc: object;
}

/** The name of a method in both versions. */
interface MethodNames {
  name: MethodName;
  legacyName: MethodName03;
}

const LEGACY_NAMES = Object.fromEntries(
  Object.entries(ALIASES).map(([legacy, name]) => [name, legacy]),
) as Record<MethodName, MethodName03>;

/**
 * Version → method → params → extensions → handler. The version decides the shapes, whichever of its
 * two names a method is called by (A2A §3.6).
 *
 * @throws RpcError as the contract says
 */
export function createCallMethod({ handlers, openrpc }: CallMethodOptions) {
  const renderers03 = new Map<MethodName03, RenderEvent>();
  const renderer03 = (method: MethodName03): RenderEvent => {
    const known = renderers03.get(method);
    if (known) return known;
    const render = createRenderEvent((event) => resultTo03(method, event as never));
    renderers03.set(method, render);
    return render;
  };

  return async (call: RpcCall<Caller>): Promise<unknown> => {
    const isLegacy = versionOf(call.headers, call.query) === LEGACY_VERSION;
    if (call.method === DISCOVER_METHOD) return openrpc;
    const { name, legacyName } = namesOf(call.method);
    const params = isLegacy
      ? paramsFrom03(legacyName, parseParams03(legacyName, call.params))
      : parseParams(name, call.params);
    const { agent, principal, userId, isOwner } = call.caller;
    activateExtensions(agent, call.headers, {
      setHeader: call.setHeader,
      mayRefuse: METHODS[name].errors.includes("ExtensionSupportRequiredError"),
    });
    const handler = handlers[name] as Handler<MethodName>;
    const result = await handler({
      params,
      agent,
      principal,
      userId,
      isOwner,
      scope: scopeOf(call.caller),
      callerId: parseAttribution(call.headers) ?? principal,
      lastSequence: lastSequenceOf(call.headers),
      renderer: isLegacy ? "a2a-0.3" : "a2a-1.0",
      render: isLegacy ? renderer03(legacyName) : renderEvent,
      renderMessage: (message: Message) => {
        const event = { message };
        return { json: JSON.stringify(isLegacy ? resultTo03(legacyName, event as never) : event) };
      },
    });
    if (!isLegacy || result instanceof RpcStream) return result;
    return resultTo03(legacyName, result as never);
  };
}

function namesOf(method: string): MethodNames {
  if (isMethodName(method)) return { name: method, legacyName: LEGACY_NAMES[method] };
  if (isMethodName03(method)) return { name: ALIASES[method], legacyName: method };
  throw new MethodNotFoundError();
}

/** The version that a request asks for; none means 0.3 (A2A §3.6.2). */
function versionOf(headers: IncomingHttpHeaders, query: string): string {
  const header = headers[VERSION_PARAMETER.toLowerCase()]?.toString();
  const asked = askedVersions(header, query).map((version) => version || LEGACY_VERSION);
  const [version = LEGACY_VERSION] = asked;
  const isSpoken = version === PROTOCOL_VERSION || version === LEGACY_VERSION;
  if (!isSpoken || asked.some((other) => other !== version))
    throw new VersionNotSupportedError({
      supportedVersions: `${PROTOCOL_VERSION}, ${LEGACY_VERSION}`,
    });
  return version;
}

/** Last-Event-ID of a stream that was cut; what is not a sequence of ours counts as absent. */
function lastSequenceOf(headers: IncomingHttpHeaders): number | undefined {
  const value = headers["last-event-id"]?.toString() ?? "";
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
