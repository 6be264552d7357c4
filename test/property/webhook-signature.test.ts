import fc from "fast-check";
import { verifyWebhook, WebhookVerificationError } from "../../src/webhook-receiver";
import { makeDelivery, taskOf03 } from "../support/signed-delivery";

/** What the gateway lets be set: words, or a key in base64. */
const secrets = fc.oneof(
  fc
    .string({ unit: "binary", minLength: 16, maxLength: 256 })
    .filter((secret) => !secret.startsWith("whsec_")),
  fc
    .uint8Array({ minLength: 24, maxLength: 64 })
    .map((key) => `whsec_${Buffer.from(key).toString("base64")}`),
);

const taskIds = fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 40 });

const deliveries = fc
  .record({
    secret: secrets,
    taskId: taskIds,
    event: fc.constantFrom("task.state", "task.artifact"),
    messageId: fc.uuid(),
    timestamp: fc.integer({ min: 1, max: 999_999_999_999 }),
    is03: fc.boolean(),
    more: fc.json(),
  })
  .map(({ is03, more, ...parts }) => {
    const body = is03 ? taskOf03(parts.taskId) : makeDelivery(parts).body;
    // Whatever else is in it, it is signed as it stands.
    const padded = `${body.slice(0, -1)},"more":${more}}`;
    return { ...parts, ...makeDelivery({ ...parts, body: padded }) };
  });

type Delivery = typeof deliveries extends fc.Arbitrary<infer T> ? T : never;

function verify({ headers, timestamp, secret }: Delivery, body: string | Uint8Array) {
  return verifyWebhook({ headers, body, secret, now: new Date(timestamp * 1000) });
}

/** Each text and its bytes with one bit, or all of a byte, changed. */
function change(bytes: Uint8Array, at: number, mask: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const index = at % bytes.length;
  changed[index] = changed[index]! ^ mask;
  return changed;
}

const masks = fc.integer({ min: 1, max: 255 });

/** The header fields on which a result depends. */
const fields = fc.constantFrom(
  "webhook-id",
  "webhook-timestamp",
  "webhook-signature",
  "X-BeeOS-Signature",
  "X-BeeOS-Task-Id",
  "X-BeeOS-Event",
);

describe("verifyWebhook()", () => {
  it("accepts what signNotification() has signed", () => {
    fc.assert(
      fc.property(deliveries, (delivery) => {
        const { messageId: id, taskId, event, body } = delivery;
        for (const given of [body, Buffer.from(body)]) {
          const { payload, ...verified } = verify(delivery, given);
          expect(verified).toMatchObject({ id, taskId, event });
          // As text, since a member may be named __proto__.
          expect(JSON.stringify(payload)).toBe(JSON.stringify(JSON.parse(body)));
        }
      }),
    );
  });

  it("accepts no body with one byte changed", () => {
    fc.assert(
      fc.property(deliveries, fc.nat(), masks, (delivery, at, mask) => {
        const body = change(Buffer.from(delivery.body), at, mask);
        expect(() => verify(delivery, body)).toThrow(WebhookVerificationError);
      }),
    );
  });

  it("accepts no header field with one byte changed", () => {
    fc.assert(
      fc.property(deliveries, fields, fc.nat(), masks, (delivery, name, at, mask) => {
        const value = Buffer.from(delivery.headers[name]!);
        const changed = Buffer.from(change(value, at, mask)).toString("latin1");
        const headers = { ...delivery.headers, [name]: changed };
        expect(() => verify({ ...delivery, headers }, delivery.body)).toThrow(
          WebhookVerificationError,
        );
      }),
      { numRuns: 500 },
    );
  });

  it("throws nothing but its own error, whatever the fields and the body are", () => {
    const hostile = fc.dictionary(
      fc.oneof(fields, fc.string()),
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(fc.string(), { maxLength: 3 }),
        fc.constantFrom("1", "t=1,v1=", "v1,", "task.state", ",".repeat(5000)),
      ),
    );
    const bodies = fc.oneof(fc.string({ unit: "binary" }), fc.json(), fc.uint8Array());
    fc.assert(
      fc.property(deliveries, hostile, bodies, (delivery, changes, body) => {
        const headers = { ...delivery.headers, ...changes } as Record<string, string>;
        for (const given of [body, delivery.body])
          try {
            expect(verify({ ...delivery, headers }, given).id).toBe(delivery.messageId);
          } catch (error) {
            if (!(error instanceof WebhookVerificationError)) throw error;
          }
      }),
      { numRuns: 300 },
    );
  });
});
