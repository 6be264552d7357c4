import { createHmac, hash } from "node:crypto";
import type { BeaconReceipt } from "../../../generated/types";
import { boundedMemo } from "../../http/bounded-memo";
import type { Clock } from "../../ports/clock";
import type { SubmissionKind, SubmissionStore } from "../../ports/submission-store";
import { toCanonicalJson } from "../../a2a/canonical-json";
import { buildReceipt } from "./receipt";
import { createReceiptIds } from "./receipt-id";

/** How many sources' keyed hashes are remembered. Each costs 2 µs, and sources send more than once. */
const REMEMBERED_SOURCES = 1_000;

/** Takes submissions in, and tells of each that it is there. Nothing here reads what it says. */
export interface Inbox {
  /**
   * Stores a message once and for good. Resolves when it is on disk.
   *
   * @param message the whole message as received
   * @param source the source of the request; only its keyed hash is stored
   * @throws NotCanonicalError when the message holds a number that cannot be kept
   * @throws StoreUnavailableError when it is not stored
   */
  submit(message: object, kind: SubmissionKind, source: string): Promise<BeaconReceipt>;

  /** When the submission of this id was received, or undefined when there is none. */
  receivedAt(id: string): Promise<string | undefined>;
}

export interface InboxOptions {
  store: SubmissionStore;
  clock: Clock;
  /** The key of the hash that stands for a source. */
  sourceKey: Buffer;
}

export function createInbox({ store, clock, sourceKey }: InboxOptions): Inbox {
  const newReceiptId = createReceiptIds();
  const sourceHash = boundedMemo(
    (source) => createHmac("sha256", sourceKey).update(source).digest("hex"),
    REMEMBERED_SOURCES,
  );
  return {
    async submit(message, kind, source) {
      const content = toCanonicalJson(message);
      const now = clock.now();
      const submission = {
        id: newReceiptId(now),
        receivedAt: new Date(now).toISOString(),
        kind,
        content,
        bytes: Buffer.byteLength(content),
        digest: hash("sha256", content, "hex"),
        source: sourceHash(source),
      };
      await store.append(submission);
      return buildReceipt(submission);
    },
    receivedAt: (id) => store.receivedAt(id),
  };
}
