import type { MethodName, Methods, Params, Result } from "../../../generated/methods";
import type { Message } from "../../../generated/types";
import type { RpcStream, StreamResult } from "../../jsonrpc/rpc-stream";
import type { AgentRecord } from "../../ports/agent-store";
import type { Renderer } from "../../ports/push-notification-store";
import type { TaskScope } from "../../ports/task-store";
import type { RenderEvent } from "../streaming/render-event";

/** A call that has passed the pipeline. */
export interface GatewayCall<M extends MethodName> {
  params: Params<M>;
  agent: AgentRecord;
  principal: string;
  /** The user who answers for the call. */
  userId: string;
  isOwner: boolean;
  /** What of the agent's tasks the caller may see. */
  scope: TaskScope;
  /** What the caller says of itself. */
  callerId: string;
  /** The value of Last-Event-ID, where it is a sequence. */
  lastSequence: number | undefined;
  /** How push notifications that the call asks for are rendered: in the caller's version, too. */
  renderer: Renderer;
  /** Renders stream events in the caller's version of the protocol. */
  render: RenderEvent;
  /** Renders a message that is the only event of a stream, likewise. */
  renderMessage(message: Message): StreamResult;
}

/** A streaming method answers a stream; the others a result. */
export type Handler<M extends MethodName> = (
  call: GatewayCall<M>,
) => Promise<Methods[M]["streaming"] extends true ? RpcStream : Result<M>>;

/** A handler for every method of the contract. */
export type Handlers = { [M in MethodName]: Handler<M> };
