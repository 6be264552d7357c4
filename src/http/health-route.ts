import type { IncomingMessage, ServerResponse } from "node:http";
import type { BeaconHealth } from "../../generated/types";
import type { Logger } from "../ports/logger";
import { Refusal, sendRefusal } from "./refusal";
import { sendJson } from "./send";

const OK: BeaconHealth = { status: "ok" };

/** Answers ok while `check` resolves, and 503 `unavailable` while it rejects. */
export function healthRoute(check: () => Promise<void>, logger: Logger) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      const headers = { Allow: "GET, HEAD" };
      sendRefusal(res, new Refusal("method_not_allowed", "use GET or HEAD", { headers }));
      return;
    }
    check().then(
      () => {
        sendJson(res, 200, JSON.stringify(OK), { "Cache-Control": "no-store" });
      },
      (reason: unknown) => {
        logger.error({ err: reason }, "the store cannot be read");
        sendRefusal(res, Refusal.from(reason));
      },
    );
  };
}
