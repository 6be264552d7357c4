import type { BeaconReceipt } from "../../../generated/types";
import type { Submission } from "../../ports/submission-store";
import { BEACON_PROTOCOL, TERMS } from "../terms";

/** The receipt of a stored submission. It repeats nothing of what was submitted. */
export function buildReceipt(submission: Submission): BeaconReceipt {
  return {
    protocol: BEACON_PROTOCOL,
    receipt_id: submission.id,
    received_at: submission.receivedAt,
    kind: submission.kind,
    bytes: submission.bytes,
    digest: `sha-256:${submission.digest}`,
    status: "stored",
    terms: TERMS,
  };
}
