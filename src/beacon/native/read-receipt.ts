import type { BeaconReceiptStatus } from "../../../generated/types";
import type { JsonAnswer } from "../../http/json-route";
import { Refusal } from "../../http/refusal";
import type { Inbox } from "../inbox/inbox";

/**
 * Answers state and timestamp of a submission, and nothing else ever.
 *
 * @throws Refusal `not_found` when there is none of this id
 */
export function readReceipt(inbox: Inbox) {
  return async (id: string): Promise<JsonAnswer> => {
    const timestamp = await inbox.receivedAt(id);
    if (timestamp === undefined) throw new Refusal("not_found", "no receipt has this id");
    const body: BeaconReceiptStatus = { state: "stored", timestamp };
    return { status: 200, body, headers: { "Cache-Control": "no-store" } };
  };
}
