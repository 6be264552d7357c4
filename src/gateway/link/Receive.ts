import type { LinkEvent } from "../../../generated/agent-link/types";
import { UnsupportedOperationError } from "../../../generated/errors";
import { RpcStream } from "../../jsonrpc/rpc-stream";
import type { WorkerConnector } from "../agents/worker-connector";
import type { LinkHandler } from "./handlers";
import type { ResumeDeliveries } from "./resume-deliveries";

/** How often the token of an open stream is looked at: a revocation takes effect within a second. */
const TOKEN_CHECK_MS = 500;

export interface ReceiveOptions {
  connector: WorkerConnector;
  resume: ResumeDeliveries;
  /** How often deliveries are looked for that another process has left. */
  resumeMs: number;
}

/** A stream of deliveries and cancellations. While it is open the agent is live. */
export function receive({ connector, resume, resumeMs }: ReceiveOptions): LinkHandler<"Receive"> {
  return async ({ agent, stillMayLink }) => {
    const { connector: kind } = agent;
    if (kind.kind !== "worker" || kind.mode !== "push")
      throw new UnsupportedOperationError({
        policy: "This agent does not receive: its mode is not push.",
      });
    return new RpcStream((sink) => {
      if (connector.isStopped) {
        sink.end();
        return () => undefined;
      }
      const send = (event: LinkEvent) => {
        sink.results([{ json: JSON.stringify(event) }]);
      };
      const checks = setInterval(() => {
        // Where the store cannot say, the next look does.
        stillMayLink().then((may) => {
          if (!may) stop();
        }, ignore);
      }, TOKEN_CHECK_MS);
      const resumption = setInterval(() => {
        resume(agent).catch(ignore);
      }, resumeMs);
      const leave = () => {
        clearInterval(checks);
        clearInterval(resumption);
        leaveConnector();
      };
      const stop = () => {
        leave();
        sink.end();
      };
      send({ ready: { agentId: agent.id } });
      const leaveConnector = connector.join(agent.id, { send, end: stop });
      resume(agent).catch(ignore);
      return leave;
    });
  };
}

function ignore(): void {
  // It is tried again soon.
}
