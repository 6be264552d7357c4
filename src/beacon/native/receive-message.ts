import type { JsonAnswer } from "../../http/json-route";
import { Refusal } from "../../http/refusal";
import { isDeeperThan, MAX_DEPTH } from "../../jsonrpc/depth";
import { StoreUnavailableError } from "../../ports/store-unavailable-error";
import { messageFault } from "../inbox/classify";
import type { Inbox } from "../inbox/inbox";

/**
 * Takes a beacon/0.1 message and answers 201 with the receipt.
 *
 * @throws Refusal `invalid_message` naming the first fault, `unavailable` when it is not stored
 */
export function receiveMessage(inbox: Inbox) {
  return async (document: unknown, source: string): Promise<JsonAnswer> => {
    const fault = isDeeperThan(document, MAX_DEPTH)
      ? { field: "", description: `must not nest deeper than ${MAX_DEPTH} levels` }
      : messageFault(document, "");
    if (fault)
      throw new Refusal("invalid_message", "the document is not a valid beacon/0.1 message", {
        violations: [fault],
      });
    try {
      return { status: 201, body: await inbox.submit(document as object, "structured", source) };
    } catch (reason) {
      if (!(reason instanceof StoreUnavailableError)) throw reason;
      throw new Refusal("unavailable", "the message was not stored; try again later", {
        cause: reason,
      });
    }
  };
}
