import fc from "fast-check";
import type { AgentCard } from "../../generated/types";
import { canonicalCardForms } from "../../src/a2a/canonical-card";
import { dropDefaults } from "../../src/a2a/card-defaults";

/** A card without anything that could be left out. */
const CARD: AgentCard = {
  name: "Example Agent",
  description: "An example.",
  supportedInterfaces: [
    { url: "https://agent.example/a", protocolBinding: "JSONRPC", protocolVersion: "1.0" },
  ],
  version: "1.0.0",
  capabilities: { streaming: false, pushNotifications: false },
  defaultInputModes: ["text/plain"],
  defaultOutputModes: ["text/plain"],
  skills: [{ id: "s", name: "Skill", description: "A skill.", tags: ["t"] }],
};

describe("dropDefaults()", () => {
  it("does as the specification's example does (A2A §8.4.1)", () => {
    const fragment = {
      name: "Example Agent",
      description: "",
      capabilities: { streaming: false, pushNotifications: false, extensions: [] },
      skills: [],
    } as unknown as AgentCard;
    expect(dropDefaults(fragment)).toEqual({
      name: "Example Agent",
      description: "",
      capabilities: { streaming: false, pushNotifications: false },
      skills: [],
    });
  });

  it("keeps what the proto marks optional, set to its default", () => {
    const card = dropDefaults({ ...CARD, iconUrl: "", documentationUrl: "" });
    expect(card).toMatchObject({ iconUrl: "", documentationUrl: "" });
  });

  it("drops other defaults at any depth, and keeps messages that are empty", () => {
    const card = dropDefaults({
      ...CARD,
      securitySchemes: {},
      signatures: [],
      supportedInterfaces: [{ ...CARD.supportedInterfaces[0]!, tenant: "" }],
      capabilities: {
        extensions: [{ uri: "urn:e", description: "", required: false, params: {} }],
      },
      skills: [
        {
          ...CARD.skills[0]!,
          examples: [],
          inputModes: [],
          securityRequirements: [{ schemes: { key: { list: [] } } }, { schemes: {} }],
        },
      ],
    });
    expect(card).toEqual({
      ...CARD,
      capabilities: { extensions: [{ uri: "urn:e", params: {} }] },
      skills: [{ ...CARD.skills[0], securityRequirements: [{ schemes: { key: {} } }, {}] }],
    });
  });

  it("drops fields that the contract does not name, and leaves free-form objects alone", () => {
    const params = { empty: "", none: null, off: false, list: [], nested: { zero: 0 } };
    const card = dropDefaults({
      ...CARD,
      capabilities: { extensions: [{ uri: "urn:e", params }] },
      internalNote: "not for others",
    } as AgentCard);
    expect(card).not.toHaveProperty("internalNote");
    expect(card.capabilities.extensions).toEqual([{ uri: "urn:e", params }]);
  });

  it("changes nothing the second time", () => {
    const word = fc.constantFrom("", "a", "b");
    const skill = fc.record(
      {
        id: word,
        name: word,
        description: word,
        tags: fc.array(word, { maxLength: 2 }),
        examples: fc.array(word, { maxLength: 2 }),
      },
      { requiredKeys: ["id", "name", "description", "tags"] },
    );
    fc.assert(
      fc.property(fc.array(skill, { maxLength: 3 }), word, (skills, iconUrl) => {
        const once = dropDefaults({ ...CARD, skills, iconUrl });
        expect(dropDefaults(once)).toEqual(once);
      }),
    );
  });
});

describe("canonicalCardForms()", () => {
  it("is the specification's example in RFC 8785 form, and has no other where nothing is empty", () => {
    expect(canonicalCardForms(CARD)).toEqual([
      '{"capabilities":{"pushNotifications":false,"streaming":false},' +
        '"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain"],' +
        '"description":"An example.","name":"Example Agent",' +
        '"skills":[{"description":"A skill.","id":"s","name":"Skill","tags":["t"]}],' +
        '"supportedInterfaces":[{"protocolBinding":"JSONRPC","protocolVersion":"1.0",' +
        '"url":"https://agent.example/a"}],"version":"1.0.0"}',
    ]);
  });

  it("has a second form where a required field is empty", () => {
    const [forSdks, bySpecification] = canonicalCardForms({ ...CARD, skills: [] });
    expect(forSdks).not.toContain("skills");
    expect(bySpecification).toContain('"skills":[]');
  });

  it("leaves out the signatures", () => {
    const signed = { ...CARD, signatures: [{ protected: "p", signature: "s" }] };
    expect(canonicalCardForms(signed)).toEqual(canonicalCardForms(CARD));
  });
});
