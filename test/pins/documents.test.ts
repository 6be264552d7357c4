import discoverySchema from "../../schemas/beacon/discovery.schema.json";
import messageSchema from "../../schemas/beacon/message.schema.json";
import receiptSchema from "../../schemas/beacon/receipt.schema.json";
import receiptStatusSchema from "../../schemas/beacon/receipt-status.schema.json";
import { buildAgentCard } from "../../src/beacon/agent-card";
import { buildDiscovery } from "../../src/beacon/discovery";
import { buildReceipt } from "../../src/beacon/inbox/receipt";
import { BEACON_PROTOCOL, STATEMENT, TERMS } from "../../src/beacon/terms";

const PUBLIC_URL = "https://beacon.example";

// A2A §4.4.1, §8.2.
describe("pins: the agent card", () => {
  const card = buildAgentCard(PUBLIC_URL);

  it("has these members", () => {
    expect(Object.keys(card)).toEqual([
      "name",
      "description",
      "supportedInterfaces",
      "version",
      "documentationUrl",
      "capabilities",
      "defaultInputModes",
      "defaultOutputModes",
      "skills",
    ]);
  });

  // A2A §4.4.6, §8.3.1.
  it("declares one interface, JSONRPC 1.0", () => {
    expect(card.supportedInterfaces).toEqual([
      {
        url: "https://beacon.example/a2a/v1",
        protocolBinding: "JSONRPC",
        protocolVersion: "1.0",
      },
    ]);
  });

  // A2A §4.4.3, §4.6.1: what is refused is not claimed; extendedAgentCard is not even declared.
  it("claims neither streaming nor push notifications, and requires no extension", () => {
    expect(card.capabilities).toEqual({
      streaming: false,
      pushNotifications: false,
      extensions: [
        {
          uri: "https://beacon.example/.well-known/autonomous-agent",
          description: expect.any(String),
          required: false,
        },
      ],
    });
  });

  it("takes and gives text and JSON, and has one skill", () => {
    expect(card.defaultInputModes).toEqual(["text/plain", "application/json"]);
    expect(card.defaultOutputModes).toEqual(["text/plain", "application/json"]);
    expect(card.skills.map(({ id }) => id)).toEqual(["leave-a-message"]);
  });

  it("says what an identity does not prove", () => {
    expect(STATEMENT).toBe(
      "Cryptographic identity does not establish autonomy, consciousness or personhood.",
    );
    expect(card.description).toContain(STATEMENT);
  });
});

describe("pins: the receipt", () => {
  const receipt = buildReceipt({
    id: "019bc0fd8d220123456789abcdef0123456789abcdef",
    receivedAt: "2026-01-31T12:00:00.000Z",
    kind: "structured",
    content: "{}",
    bytes: 2,
    digest: "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
    source: "keyed hash",
  });

  it("is this, and tells neither content nor source", () => {
    expect(receipt).toEqual({
      protocol: "beacon/0.1",
      receipt_id: "019bc0fd8d220123456789abcdef0123456789abcdef",
      received_at: "2026-01-31T12:00:00.000Z",
      kind: "structured",
      bytes: 2,
      digest: "sha-256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
      status: "stored",
      terms: "Stored for human review; no processing, reply or automatic action is promised.",
    });
    expect(TERMS).toBe(receipt.terms);
    expect(BEACON_PROTOCOL).toBe(receipt.protocol);
  });

  it("has these members by its schema, all required, and no other", () => {
    const members = [
      "protocol",
      "receipt_id",
      "received_at",
      "kind",
      "bytes",
      "digest",
      "status",
      "terms",
    ];
    expect(Object.keys(receipt)).toEqual(members);
    expect(Object.keys(receiptSchema.properties)).toEqual(members);
    expect(receiptSchema.required).toEqual(members);
    expect(receiptSchema.additionalProperties).toBe(false);
    expect(receiptSchema.properties.kind.enum).toEqual(["structured", "unstructured"]);
  });

  it("is told of by state and timestamp alone", () => {
    expect(Object.keys(receiptStatusSchema.properties)).toEqual(["state", "timestamp"]);
    expect(receiptStatusSchema.properties.state.const).toBe("stored");
    expect(receiptStatusSchema.additionalProperties).toBe(false);
  });
});

describe("pins: the beacon/0.1 message", () => {
  const { properties } = messageSchema;

  it("has these members, and no reply address", () => {
    expect(Object.keys(properties)).toEqual([
      "protocol",
      "kind",
      "subject",
      "body",
      "from",
      "language",
      "sent_at",
    ]);
    expect(Object.keys(properties.from.properties)).toEqual(["name", "operator", "homepage"]);
    expect(messageSchema.required).toEqual(["protocol", "kind", "subject", "body"]);
    expect(messageSchema.additionalProperties).toBe(false);
    expect(properties.from.additionalProperties).toBe(false);
  });

  it("has these kinds and lengths", () => {
    expect(properties.protocol.const).toBe("beacon/0.1");
    expect(properties.kind.enum).toEqual([
      "introduction",
      "question",
      "report",
      "proposal",
      "other",
    ]);
    expect(properties.subject).toMatchObject({ minLength: 1, maxLength: 200 });
    expect(properties.body).toMatchObject({ minLength: 1, maxLength: 32_768 });
  });
});

describe("pins: the discovery document", () => {
  const document = buildDiscovery(PUBLIC_URL, 60);

  it("has these members, all required", () => {
    const members = [
      "protocol",
      "name",
      "description",
      "statement",
      "terms",
      "endpoints",
      "documents",
      "limits",
      "policy",
    ];
    expect(Object.keys(document)).toEqual(members);
    expect(discoverySchema.required).toEqual(members);
  });

  it("names the limits and promises nothing", () => {
    expect(document.limits).toEqual({ max_body_bytes: 65_536, requests_per_minute: 60 });
    expect(document.policy).toEqual({
      replies: false,
      initiates_contact: false,
      fetches_urls: false,
      review: "human",
    });
  });
});
