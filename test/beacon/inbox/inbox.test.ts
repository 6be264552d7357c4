import { createHash } from "node:crypto";
import { NotCanonicalError } from "../../../src/a2a/canonical-json";
import { createInbox } from "../../../src/beacon/inbox/inbox";
import { buildReceipt } from "../../../src/beacon/inbox/receipt";
import { TERMS } from "../../../src/beacon/terms";
import { VALIDATORS } from "../../../generated/validators";
import { StoreUnavailableError } from "../../../src/ports/store-unavailable-error";
import type { Submission } from "../../../src/ports/submission-store";

const NOW = Date.UTC(2026, 0, 31, 12, 0, 0, 7);
const message = { b: "€", a: 1 };
const CANONICAL = '{"a":1,"b":"€"}';

let stored: Submission[];
let commit: (() => void) | undefined;
beforeEach(() => {
  stored = [];
  commit = undefined;
});

function inboxWith(key: Buffer, append = store) {
  return createInbox({
    store: { append, receivedAt: (id) => Promise.resolve(id === "known" ? "then" : undefined) },
    clock: { now: () => NOW },
    sourceKey: key,
  });
}

function store(submission: Submission): Promise<void> {
  stored.push(submission);
  return Promise.resolve();
}

describe("submit()", () => {
  const inbox = inboxWith(Buffer.alloc(32, 1));

  it("stores the whole message in canonical JSON, its length, its digest, kind and time", async () => {
    await inbox.submit(message, "structured", "192.0.2.1");
    expect(stored).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{44}$/),
        receivedAt: "2026-01-31T12:00:00.007Z",
        kind: "structured",
        content: CANONICAL,
        bytes: Buffer.byteLength(CANONICAL),
        digest: createHash("sha256").update(CANONICAL).digest("hex"),
        source: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
  });

  it("answers the receipt of what it stored", async () => {
    const receipt = await inbox.submit(message, "unstructured", "192.0.2.1");
    expect(receipt).toEqual(buildReceipt(stored[0]!));
  });

  it("gives each submission an id of its own, equal messages too", async () => {
    const receipts = await Promise.all(
      Array.from({ length: 100 }, () => inbox.submit(message, "unstructured", "s")),
    );
    expect(new Set(receipts.map(({ receipt_id }) => receipt_id)).size).toBe(100);
    expect(new Set(stored.map(({ digest }) => digest)).size).toBe(1);
  });

  it("answers no receipt before the store has stored", async () => {
    const slow = inboxWith(Buffer.alloc(32), () => new Promise((resolve) => (commit = resolve)));
    let answered = false;
    const receipt = slow.submit(message, "unstructured", "s").then(() => (answered = true));
    await new Promise(setImmediate);
    expect(answered).toBe(false);
    commit?.();
    await receipt;
    expect(answered).toBe(true);
  });

  it("throws what the store throws, and answers no receipt", async () => {
    const broken = inboxWith(Buffer.alloc(32), () =>
      Promise.reject(new StoreUnavailableError("x")),
    );
    await expect(broken.submit(message, "unstructured", "s")).rejects.toThrow(
      StoreUnavailableError,
    );
  });

  it("throws NotCanonicalError for a number that cannot be kept, and stores nothing", async () => {
    await expect(inbox.submit({ a: 1e400 }, "unstructured", "s")).rejects.toThrow(
      NotCanonicalError,
    );
    expect(stored).toEqual([]);
  });

  it("hashes the source with the key, so that without it no address can be tried", async () => {
    for (const key of [1, 1, 2])
      await inboxWith(Buffer.alloc(32, key)).submit(message, "structured", "192.0.2.1");
    const [one, same, other] = stored.map(({ source }) => source);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    expect(one).not.toBe(createHash("sha256").update("192.0.2.1").digest("hex"));
  });
});

describe("receivedAt()", () => {
  it("answers what the store knows, and undefined for what it does not", async () => {
    const inbox = inboxWith(Buffer.alloc(32));
    expect(await inbox.receivedAt("known")).toBe("then");
    expect(await inbox.receivedAt("unknown")).toBeUndefined();
  });
});

describe("buildReceipt()", () => {
  it("is a valid receipt that repeats nothing of what was submitted", () => {
    const receipt = buildReceipt({
      id: "019bc0fd8d220123456789abcdef0123456789abcdef",
      receivedAt: "2026-01-31T12:00:00.000Z",
      kind: "structured",
      content: CANONICAL,
      bytes: 17,
      digest: "d".repeat(64),
      source: "s".repeat(64),
    });
    expect(receipt).toEqual({
      protocol: "beacon/0.1",
      receipt_id: "019bc0fd8d220123456789abcdef0123456789abcdef",
      received_at: "2026-01-31T12:00:00.000Z",
      kind: "structured",
      bytes: 17,
      digest: `sha-256:${"d".repeat(64)}`,
      status: "stored",
      terms: TERMS,
    });
    expect(VALIDATORS.BeaconReceipt(receipt)).toBe(true);
  });
});
