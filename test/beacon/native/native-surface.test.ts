import { toCanonicalJson } from "../../../src/a2a/canonical-json";
import { beaconMessage, post, startBeacon, type TestBeacon } from "../../support/beacon";
import { MARKER } from "../../support/marker";
import { storedRows } from "../../support/stored";

let beacon: TestBeacon;
let messages: string;
beforeAll(async () => {
  beacon = await startBeacon();
  messages = `${beacon.publicUrl}/beacon/0.1/messages`;
});
afterAll(() => beacon.stop());

async function answer(response: Response) {
  return { status: response.status, body: (await response.json()) as any };
}

describe("POST /beacon/0.1/messages", () => {
  it("stores a message and answers 201 with the receipt", async () => {
    const message = { ...beaconMessage(), language: "en", from: { name: "Äö \u0000" } };
    const { status, body } = await answer(await post(messages, message));
    expect(status).toBe(201);
    expect(body).toMatchObject({ protocol: "beacon/0.1", kind: "structured", status: "stored" });
    const row = storedRows(beacon.dataDir).at(-1);
    expect(row).toMatchObject({
      id: body.receipt_id,
      kind: "structured",
      received_at: body.received_at,
      content: toCanonicalJson(message),
    });
    expect(body.digest).toBe(`sha-256:${row?.digest ?? ""}`);
  });

  it("needs no A2A-Version, and does not mind one", async () => {
    const json = { "Content-Type": "application/json" };
    for (const headers of [json, { ...json, "A2A-Version": "0.3" }])
      expect((await post(messages, beaconMessage(), headers)).status).toBe(201);
  });

  it.each([
    ["a value that is no object", "5", "", "must be an object"],
    ["an array", "[]", "", "must be an object"],
    ["null", "null", "", "must be an object"],
    ["nothing in it", "{}", "protocol", "is required"],
    [
      "an unknown member",
      JSON.stringify({ ...beaconMessage(), [MARKER]: MARKER }),
      "",
      "must have no members but those that its schema names",
    ],
    [
      "null for an optional member: this is not ProtoJSON",
      JSON.stringify({ ...beaconMessage(), language: null }),
      "language",
      "must be a string",
    ],
    ["129 levels", "[".repeat(129) + "]".repeat(129), "", "must not nest deeper than 128 levels"],
    [
      "32,000 levels",
      "[".repeat(32_000) + "]".repeat(32_000),
      "",
      "must not nest deeper than 128 levels",
    ],
  ])("answers 422 with the first fault for %s", async (_what, text, field, description) => {
    const before = storedRows(beacon.dataDir).length;
    expect(await answer(await post(messages, text))).toEqual({
      status: 422,
      body: {
        error: {
          code: "invalid_message",
          message: "the document is not a valid beacon/0.1 message",
          violations: [{ field, description }],
        },
      },
    });
    expect(storedRows(beacon.dataDir)).toHaveLength(before);
  });

  it.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "answers %s with 405 and Allow",
    async (method) => {
      const response = await fetch(messages, { method });
      expect(response.headers.get("Allow")).toBe("POST");
      expect(await answer(response)).toMatchObject({
        status: 405,
        body: { error: { code: "method_not_allowed" } },
      });
    },
  );
});

describe("GET /beacon/0.1/receipts/{id}", () => {
  const receipts = () => `${beacon.publicUrl}/beacon/0.1/receipts`;

  it("answers state and timestamp only, not to be cached", async () => {
    const { body: receipt } = await answer(await post(messages, beaconMessage()));
    const response = await fetch(`${receipts()}/${String(receipt.receipt_id)}`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer(response)).toEqual({
      status: 200,
      body: { state: "stored", timestamp: receipt.received_at },
    });
  });

  it.each(["none", MARKER, "%00", "%27%20OR%201%3D1", "a".repeat(10_000), "%F0%9F%98%80"])(
    "answers 404 for an id that it does not know, without an echo: %s",
    async (id) => {
      expect(await answer(await fetch(`${receipts()}/${id}`))).toEqual({
        status: 404,
        body: { error: { code: "not_found", message: "no receipt has this id" } },
      });
    },
  );

  it.each(["", "/", "/a/b", "/%E0%A4%A"])("answers 404 at another path: %j", async (rest) => {
    expect(await answer(await fetch(receipts() + rest))).toEqual({
      status: 404,
      body: { error: { code: "not_found", message: "there is nothing at this path" } },
    });
  });

  it("answers HEAD as GET, without the body", async () => {
    const response = await fetch(`${receipts()}/none`, { method: "HEAD" });
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(await response.text()).toBe("");
  });

  it.each(["POST", "DELETE", "OPTIONS"])("answers %s with 405 and Allow", async (method) => {
    const response = await fetch(`${receipts()}/none`, { method });
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    expect((await answer(response)).status).toBe(405);
  });
});
