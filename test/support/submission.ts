import { createHash, randomBytes } from "node:crypto";
import type { Submission } from "../../src/ports/submission-store";

/** A submission as the inbox makes it, of this content. */
export function submission(content = '{"a":1}', rest: Partial<Submission> = {}): Submission {
  return {
    id: randomBytes(22).toString("hex"),
    receivedAt: "2026-01-31T12:00:00.000Z",
    kind: "unstructured",
    content,
    bytes: Buffer.byteLength(content),
    digest: createHash("sha256").update(content).digest("hex"),
    source: "5".repeat(64),
    ...rest,
  };
}
