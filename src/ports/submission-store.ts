/** What came in: a valid beacon/0.1 message, or text. */
export type SubmissionKind = "structured" | "unstructured";

/** A submission as it is stored, once and for good. */
export interface Submission {
  /** The receipt id, which is the task id too. */
  id: string;
  /** UTC, milliseconds, Z. */
  receivedAt: string;
  kind: SubmissionKind;
  /** The whole message as received, in canonical JSON (RFC 8785). */
  content: string;
  /** The length of `content` in UTF-8 bytes. */
  bytes: number;
  /** The SHA-256 of `content` in hexadecimal. */
  digest: string;
  /** The keyed hash of the source. Never its address. */
  source: string;
}

/** Takes submissions in, and tells of each only that it is there. */
export interface SubmissionStore {
  /**
   * Stores a submission. Resolves once it is on disk, and not before; calls that come together
   * may share one commit, and each of them is stored whole or not at all.
   *
   * @throws StoreUnavailableError when it is not stored
   */
  append(submission: Submission): Promise<void>;

  /**
   * When the submission of this id was received, or undefined when there is none.
   *
   * @throws StoreUnavailableError when the store cannot be read
   */
  receivedAt(id: string): Promise<string | undefined>;
}
