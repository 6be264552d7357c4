import fc from "fast-check";
import {
  parseRegistration,
  RegistrationError,
  toRecord,
  toRegistration,
} from "../../../src/gateway/agents/registration";
import { agentRecord } from "../../support/gateway-fixtures";

const LEAST = {
  id: "weather",
  ownerId: "alice",
  description: "Tells the weather.",
  connector: { worker: "queue" },
};

const SKILL = { id: "s", name: "Skill", description: "A skill.", tags: ["t"] };

describe("parseRegistration()", () => {
  it("fills in what the owner says nothing of", () => {
    expect(parseRegistration(LEAST)).toEqual({
      ...LEAST,
      ownerName: "alice",
      name: "weather",
      version: "1.0.0",
      visibility: "PUBLIC",
      skills: [],
      inputModes: ["text/plain"],
      outputModes: ["text/plain"],
      extensions: [],
      invoke: true,
    });
  });

  it("takes all that can be said, and undefined for absent", () => {
    const complete = toRegistration(agentRecord());
    expect(parseRegistration({ ...complete })).toEqual(complete);
    expect(parseRegistration({ ...LEAST, name: undefined }).name).toBe("weather");
  });

  it.each([null, ""])("takes %j for no icon", (iconUrl) => {
    expect(parseRegistration({ ...LEAST, iconUrl })).not.toHaveProperty("iconUrl");
  });

  it.each<[object, string]>([
    [{ id: undefined }, "id: is required"],
    [
      { id: "Weather" },
      "id: must be 1 to 64 characters: a-z, 0-9, _ and -, a letter or digit first",
    ],
    [{ id: "-a" }, "id: must be 1 to 64 characters"],
    [{ id: "a".repeat(65) }, "id: must be 1 to 64 characters"],
    [{ id: "a/b" }, "id: must be 1 to 64 characters"],
    [{ id: "healthz" }, "id: healthz is a path of the gateway itself"],
    [{ id: "docs" }, "id: docs is a path of the gateway itself"],
    [{ ownerId: undefined }, "ownerId: is required"],
    [{ description: undefined }, "description: is required"],
    [{ description: "" }, "description: must not be empty"],
    [{ description: "\u001b[2J" }, "description: must be text without control characters"],
    [{ name: "two\nlines" }, "name: must be one line of text"],
    [{ name: 7 }, "name: must be a string"],
    [{ version: "1 0" }, "version: must be 1 to 64 visible ASCII characters"],
    [{ iconUrl: "javascript:alert(1)" }, "iconUrl: must be an http or https URL"],
    [{ visibility: "SECRET" }, "visibility: must be one of PUBLIC, UNLISTED, PRIVATE"],
    [{ connector: undefined }, "connector: is required"],
    [{ connector: {} }, "connector: must have exactly one of module, worker"],
    [
      { connector: { module: "./a.mjs", worker: "push" } },
      "connector: must have exactly one of module, worker",
    ],
    [{ connector: { worker: "pull" } }, "connector.worker: must be one of push, queue"],
    [{ connector: { modul: "./a.mjs" } }, "connector.modul: is not a member that is known"],
    [{ inputModes: [] }, "inputModes: must have at least 1 item"],
    [{ inputModes: ["text"] }, "inputModes[0]: must be a media type such as text/plain"],
    [{ skills: [{ ...SKILL, tags: [] }] }, "skills[0].tags: must have at least 1 item"],
    [{ skills: [{ ...SKILL, name: undefined }] }, "skills[0].name: is required"],
    [{ skills: [SKILL, SKILL] }, "skills: two have the id s"],
    [{ extensions: [{ required: "yes" }] }, "extensions[0].required: must be a boolean"],
    [{ invoke: "yes" }, "invoke: must be a boolean"],
    [{ colour: "red" }, "colour: is not a member that is known"],
  ])("refuses %j", (change, message) => {
    const registration = { ...LEAST, ...change };
    expect(() => parseRegistration(registration)).toThrow(RegistrationError);
    expect(() => parseRegistration(registration)).toThrow(message);
  });

  it("throws nothing but RegistrationError", () => {
    const member = fc.oneof(
      fc.constantFrom(...Object.keys(LEAST), "skills", "__proto__"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.dictionary(member, fc.jsonValue()), (change) => {
        try {
          parseRegistration({ ...LEAST, ...change });
        } catch (reason) {
          expect(reason).toBeInstanceOf(RegistrationError);
        }
      }),
    );
  });
});

describe("toRecord() and toRegistration()", () => {
  it.each([{ worker: "push" }, { worker: "queue" }, { module: "/agents/echo.mjs" }] as const)(
    "are each other's inverse for %j",
    (connector) => {
      const registration = parseRegistration({ ...LEAST, connector });
      const record = toRecord(registration, "2026-01-31T12:00:00.000Z");
      expect(record).toMatchObject({
        createdAt: "2026-01-31T12:00:00.000Z",
        updatedAt: "2026-01-31T12:00:00.000Z",
      });
      expect(toRegistration(record)).toEqual(registration);
    },
  );
});
