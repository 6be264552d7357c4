import type {
  GatewayInvokeDeltaFrame,
  GatewayInvokeReplyFrame,
  GatewayInvokeResponse,
} from "../../../generated/types";
import { AgentNotFoundError } from "../../../generated/errors";
import type { DocumentCall } from "../../http/document-call-route";
import { activateExtensions } from "../extensions";
import { parseAttribution } from "../keys/attribution";
import type { Caller } from "../keys/authenticate";
import { parseDocument } from "../rest/parse-document";
import { createInvoke, type InvokeOptions } from "./invoke";

/**
 * Body → attribution → extensions → agent. Answers the reply, or the last frame of a stream that it
 * has begun.
 *
 * The function throws AgentNotFoundError when the agent does not offer REST invoke, and whatever
 * `createInvoke` says.
 */
export function createCallInvoke(options: InvokeOptions) {
  const invoke = createInvoke(options);
  return async (
    call: DocumentCall<Caller>,
  ): Promise<GatewayInvokeResponse | GatewayInvokeReplyFrame> => {
    const { caller, headers, setHeader, signal, events } = call;
    if (!caller.agent.invoke) throw new AgentNotFoundError();
    const request = parseDocument("GatewayInvokeRequest", call.document);
    const callerId = parseAttribution(headers) ?? caller.principal;
    activateExtensions(caller.agent, headers, { setHeader, mayRefuse: true });
    const { text, contextId, thought } = await invoke({
      request,
      caller,
      callerId,
      signal,
      onDelivered: () => events?.open(),
      onPiece(piece) {
        const frame: GatewayInvokeDeltaFrame = { type: "agent_reply_delta", text: piece };
        events?.send(frame);
      },
    });
    const rest = { context_id: contextId, ...(thought === undefined ? {} : { thought }) };
    return events ? { type: "agent_reply", text, ...rest } : { reply: text, ...rest };
  };
}
