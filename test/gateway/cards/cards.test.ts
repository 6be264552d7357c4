import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import canonicalize from "canonicalize";
import { flattenedVerify, importJWK, type JWK } from "jose";
import type { AgentCard } from "../../../generated/types";
import { VALIDATORS as VALIDATORS_03 } from "../../../generated/a2a-0.3/validators";
import { VALIDATORS } from "../../../generated/validators";
import { loadCardSigner } from "../../../src/adapters/card-signer";
import { buildAgentCard, type CardTerms } from "../../../src/gateway/cards/agent-card";
import { createCards } from "../../../src/gateway/cards/cards";
import { keySetDocument } from "../../../src/gateway/cards/key-set-document";
import { createSignCard } from "../../../src/gateway/cards/sign-card";
import type { CardSigner } from "../../../src/ports/card-signer";
import { makeDataDir } from "../../support/beacon";
import { agentRecord } from "../../support/gateway-fixtures";

const TERMS: CardTerms = {
  publicUrl: "https://agents.example",
  userTokens: true,
  pushNotifications: false,
};
const KEY_SET_URL = "https://agents.example/.well-known/jwks.json";

const COMPLETE = agentRecord({
  extensions: [
    { uri: "urn:x", required: true, params: { unit: "", levels: [1, 2.5, 1e21], none: null } },
    { uri: "urn:y", description: "", required: false },
  ],
  skills: [
    {
      id: "forecast",
      name: "Forecast – naïve ☂ \u2028",
      description: "Tells the weather.",
      tags: ["weather"],
      examples: [],
      inputModes: ["text/plain"],
      securityRequirements: [{ schemes: { agentApiKey: { list: [] } } }],
    },
  ],
});

describe("buildAgentCard()", () => {
  it("says what the owner registered and what the gateway serves", () => {
    expect(buildAgentCard(agentRecord(), TERMS)).toEqual({
      name: "Weather",
      description: "Tells tomorrow's weather.",
      supportedInterfaces: [
        {
          url: "https://agents.example/weather",
          protocolBinding: "JSONRPC",
          protocolVersion: "1.0",
        },
        {
          url: "https://agents.example/weather",
          protocolBinding: "JSONRPC",
          protocolVersion: "0.3",
        },
        {
          url: "https://agents.example/weather/v1/invoke",
          protocolBinding: "https://agents.example/bindings/rest-invoke/v1",
          protocolVersion: "1.0",
        },
      ],
      provider: { organization: "Weather Bureau", url: "https://agents.example/docs" },
      version: "2.1.0",
      documentationUrl: "https://agents.example/docs",
      capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: true },
      securitySchemes: {
        agentApiKey: {
          apiKeySecurityScheme: {
            description:
              "An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.",
            location: "header",
            name: "X-Agent-API-Key",
          },
        },
        userJwt: {
          httpAuthSecurityScheme: {
            description: "The JWT of a user; an agent API key is taken as a bearer token too.",
            scheme: "Bearer",
            bearerFormat: "JWT",
          },
        },
      },
      securityRequirements: [{ schemes: { agentApiKey: {} } }, { schemes: { userJwt: {} } }],
      defaultInputModes: ["text/plain"],
      defaultOutputModes: ["text/plain", "application/json"],
      skills: agentRecord().skills,
      iconUrl: "https://weather.example/icon.png",
    });
  });

  it("claims neither REST invoke nor user tokens where there are none", () => {
    const card = buildAgentCard(agentRecord({ invoke: false }), { ...TERMS, userTokens: false });
    expect(card.supportedInterfaces).toHaveLength(2);
    expect(card.securitySchemes?.userJwt?.httpAuthSecurityScheme).toEqual({
      description:
        "An agent API key as a bearer token: this gateway is not set up for JWTs of users.",
      scheme: "Bearer",
    });
  });

  it("takes plain text where the owner names no modes", () => {
    const card = buildAgentCard(agentRecord({ inputModes: [], outputModes: [] }), TERMS);
    expect(card.defaultInputModes).toEqual(["text/plain"]);
    expect(card.defaultOutputModes).toEqual(["text/plain"]);
  });
});

describe("createCards()", () => {
  const cards = createCards({ terms: TERMS });

  it.each(["UNLISTED", "PRIVATE"] as const)("redacts the public card of %s", async (visibility) => {
    const card = await cards.publicCard({ ...COMPLETE, visibility });
    expect(Object.keys(card).sort()).toEqual([
      "capabilities",
      "defaultInputModes",
      "defaultOutputModes",
      "description",
      "documentationUrl",
      "name",
      "securityRequirements",
      "securitySchemes",
      "skills",
      "supportedInterfaces",
      "version",
    ]);
    expect(card.skills).toEqual([]);
    expect(card.description).not.toContain("weather");
    expect(JSON.stringify(card)).not.toMatch(/Bureau|icon|Forecast/);
  });

  it("leaves the public card of a PUBLIC agent whole, and gives the whole card of any", async () => {
    const whole = await cards.wholeCard(COMPLETE);
    await expect(cards.publicCard(COMPLETE)).resolves.toEqual(whole);
    await expect(cards.wholeCard({ ...COMPLETE, visibility: "PRIVATE" })).resolves.toEqual(whole);
  });

  it.each(["PUBLIC", "UNLISTED", "PRIVATE"] as const)(
    "makes valid cards of a %s agent",
    async (visibility) => {
      for (const card of [
        await cards.publicCard({ ...COMPLETE, visibility }),
        await cards.wholeCard({ ...COMPLETE, visibility }),
      ])
        expect(VALIDATORS.AgentCard(card)).toBe(true);
    },
  );
});

describe("createSignCard()", () => {
  it.each([
    ["ES256", generateKeyPairSync("ec", { namedCurve: "P-256" })],
    ["EdDSA", generateKeyPairSync("ed25519")],
    ["RS256", generateKeyPairSync("rsa", { modulusLength: 2048 })],
  ])("signs by %s so that the official SDK accepts what is served", async (_alg, pair) => {
    const { cards, keySet } = await signedCards(pair.privateKey.export({ format: "jwk" }));
    for (const card of [
      await cards.wholeCard(COMPLETE),
      await cards.publicCard({ ...COMPLETE, visibility: "PRIVATE" }),
    ]) {
      expect(VALIDATORS.AgentCard(card)).toBe(true);
      expect(await sdkVerdict(card, keySet)).toBe("valid");
      const changed = { ...card, description: "Something else." };
      expect(await sdkVerdict(changed, keySet)).toBe("No valid signatures found on agent card.");
    }
  });

  it("signs both forms where there are two, that of the SDKs first", async () => {
    const { cards } = await signedCards();
    const { signatures = [] } = await cards.wholeCard(COMPLETE);
    expect(signatures).toHaveLength(2);
    for (const { protected: header } of signatures)
      expect(JSON.parse(Buffer.from(header, "base64url").toString())).toMatchObject({
        alg: "ES256",
        typ: "JOSE",
        jku: KEY_SET_URL,
      });
  });

  it("is verified by the key set that is served", async () => {
    const { cards, signer } = await signedCards();
    const { text, contentType, lastModified } = keySetDocument(signer, new Date(0));
    expect({ contentType, lastModified }).toEqual({
      contentType: "application/json",
      lastModified: new Date(0),
    });
    expect(await sdkVerdict(await cards.wholeCard(COMPLETE), JSON.parse(text))).toBe("valid");
  });

  it("signs the card in the 0.3 data model as it is served in it", async () => {
    const { cards, keySet } = await signedCards();
    const card = await cards.legacyCard(await cards.wholeCard(COMPLETE));
    expect(VALIDATORS_03.AgentCard(card)).toBe(true);
    const { signatures = [], ...content } = card;
    const [key] = keySet.keys as JWK[];
    const payload = Buffer.from(canonicalize(content)!).toString("base64url");
    const verdicts = await Promise.allSettled(
      signatures.map(async ({ protected: header, signature }) =>
        flattenedVerify({ protected: header, signature, payload }, await importJWK(key!)),
      ),
    );
    expect(verdicts.map(({ status }) => status)).toContain("fulfilled");
  });

  it("signs again only what has changed", async () => {
    const { cards } = await signedCards();
    const [first, second] = [await cards.wholeCard(COMPLETE), await cards.wholeCard(COMPLETE)];
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    const renamed = await cards.wholeCard({ ...COMPLETE, name: "Other" });
    expect(renamed.signatures).not.toEqual(first.signatures);
  });

  it("tries again after a failure", async () => {
    let failures = 1;
    const sign = createSignCard(
      {
        keySet: { keys: [] },
        sign: async () => {
          failures -= 1;
          if (failures >= 0) throw new Error("no key now");
          return { protected: "p", signature: "s" };
        },
      },
      KEY_SET_URL,
    );
    const card = buildAgentCard(COMPLETE, TERMS);
    await expect(sign.card(card)).rejects.toThrow("no key now");
    await expect(sign.card(card)).resolves.toMatchObject({ signatures: [{ signature: "s" }, {}] });
  });
});

async function signedCards(
  jwk: object = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    format: "jwk",
  }),
) {
  const file = path.join(makeDataDir(), "signing.jwk");
  writeFileSync(file, JSON.stringify(jwk));
  const signer = await loadCardSigner(file);
  const cards = createCards({ terms: TERMS, sign: createSignCard(signer, KEY_SET_URL) });
  return { cards, signer, keySet: signer.keySet };
}

/** What the official SDK makes of a card as it came over the wire. */
async function sdkVerdict(card: AgentCard, keySet: CardSigner["keySet"]): Promise<string> {
  const { verifyAgentCardSignature } = await import("@a2a-js/sdk");
  const debug = jest.spyOn(console, "debug").mockImplementation(() => undefined);
  const verify = verifyAgentCardSignature(async (kid, jku) => {
    expect(jku).toBe(KEY_SET_URL);
    return keySet.keys.find((key) => (key as { kid: string }).kid === kid) as JWK;
  });
  try {
    await verify(JSON.parse(JSON.stringify(card)));
    return "valid";
  } catch (reason) {
    return (reason as Error).message;
  } finally {
    debug.mockRestore();
  }
}
