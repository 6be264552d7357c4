import { Webhook } from "standardwebhooks";
import { ENCODED_SECRET, makeDelivery, SECRET } from "../support/signed-delivery";

const UMLAUTS = "schlüssel-für-die-tür-世界";

/** The library's verifier, made with a secret in each of the ways that it offers. */
const VERIFIERS: [what: string, secret: string, webhook: Webhook][] = [
  ["a secret of words, raw", SECRET, new Webhook(SECRET, { format: "raw" })],
  ["a secret of words, in base64", SECRET, new Webhook(Buffer.from(SECRET).toString("base64"))],
  // Of a raw text it takes the characters as bytes, so these have to be given as they are.
  ["a secret of other letters", UMLAUTS, new Webhook(Buffer.from(UMLAUTS), { format: "raw" })],
  ["a whsec_ secret", ENCODED_SECRET, new Webhook(ENCODED_SECRET)],
];

const MINUTES = 60;

describe("the package standardwebhooks", () => {
  it.each(VERIFIERS)("verifies the trio made with %s", (_what, secret, webhook) => {
    for (const event of ["task.state", "task.artifact"]) {
      const { headers, body } = makeDelivery({ secret, event });
      expect(webhook.verify(body, headers)).toEqual(JSON.parse(body));
      expect(webhook.verify(Buffer.from(body), headers)).toEqual(JSON.parse(body));
    }
  });

  it.each(VERIFIERS)("refuses what was changed, made with %s", (_what, secret, webhook) => {
    const { headers, body } = makeDelivery({ secret });
    const now = Number(headers["webhook-timestamp"]);
    const changed: [Record<string, string>, string][] = [
      [{ "webhook-id": "another" }, body],
      [{ "webhook-timestamp": String(now - 1) }, body],
      [
        {
          "webhook-signature": makeDelivery({ secret: "a secret of others" }).headers[
            "webhook-signature"
          ]!,
        },
        body,
      ],
      [{}, body.replace("WORKING", "FAILED")],
      [{}, `${body} `],
    ];
    for (const [fields, text] of changed)
      expect(() => webhook.verify(text, { ...headers, ...fields })).toThrow(
        "No matching signature found",
      );
  });

  it.each([
    [-6 * MINUTES, "Message timestamp too old"],
    [6 * MINUTES, "Message timestamp too new"],
  ])("refuses one that was signed %i seconds from now", (seconds, words) => {
    const timestamp = Math.floor(Date.now() / 1000) + seconds;
    const { headers, body } = makeDelivery({ timestamp });
    expect(() => new Webhook(SECRET, { format: "raw" }).verify(body, headers)).toThrow(words);
  });

  it("signs what has our signature", () => {
    const { headers, body } = makeDelivery({ secret: ENCODED_SECRET, timestamp: 1_790_000_000 });
    const signed = new Webhook(ENCODED_SECRET).sign(
      headers["webhook-id"]!,
      new Date(1_790_000_000_000),
      body,
    );
    expect(signed).toBe(headers["webhook-signature"]);
  });
});
