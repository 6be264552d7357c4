import { describeFault } from "../../src/a2a/describe-fault";
import { VALIDATORS } from "../../generated/validators";
import { MARKER } from "../support/marker";

const fault = (keyword: string, params: Record<string, unknown>, instancePath = "/message") => ({
  keyword,
  params,
  instancePath,
});

describe("describeFault() names the field", () => {
  it.each([
    ["/message", "message"],
    ["/message/parts", "message.parts"],
    ["/message/parts/0", "message.parts[0]"],
    ["/message/parts/12/text", "message.parts[12].text"],
    ["", ""],
  ])("%s as %s", (instancePath, field) => {
    expect(describeFault(fault("type", { type: "object" }, instancePath)).field).toBe(field);
  });

  it("by the missing member when one is required", () => {
    const { field } = describeFault(fault("required", { missingProperty: "messageId" }));
    expect(field).toBe("message.messageId");
  });

  it("below the path of the validated value", () => {
    const at = "message.parts[0].data";
    expect(describeFault(fault("minLength", { limit: 1 }, "/subject"), at).field).toBe(
      `${at}.subject`,
    );
    expect(describeFault(fault("type", { type: "object" }, ""), at).field).toBe(at);
  });

  it.each([`/${MARKER}`, `/message/${MARKER}`, "/a~1b", "/a~0b", "/__proto__", "/constructor"])(
    "as * where the contract does not define the name: %s",
    (instancePath) => {
      const { field } = describeFault(fault("type", { type: "string" }, instancePath));
      expect(field).toMatch(/^(message\.)?\*$/);
    },
  );
});

describe("describeFault() says what is wanted", () => {
  it.each([
    ["required", { missingProperty: "role" }, "is required"],
    ["type", { type: "object" }, "must be an object"],
    ["type", { type: "array" }, "must be an array"],
    ["type", { type: "integer" }, "must be an integer"],
    ["type", { type: "string" }, "must be a string"],
    ["type", { type: "boolean" }, "must be a boolean"],
    ["enum", { allowedValues: ["A", "B"] }, "must be one of A, B"],
    ["const", { allowedValue: "beacon/0.1" }, "must be beacon/0.1"],
    ["minLength", { limit: 1 }, "must not be empty"],
    ["minLength", { limit: 3 }, "must have at least 3 characters"],
    ["minProperties", { limit: 1 }, "must not be empty"],
    ["maxLength", { limit: 200 }, "must have at most 200 characters"],
    ["minItems", { limit: 1 }, "must have at least 1 item"],
    ["minItems", { limit: 2 }, "must have at least 2 items"],
    ["maxItems", { limit: 9 }, "must have at most 9 items"],
    ["minimum", { limit: 1 }, "must be 1 or more"],
    ["maximum", { limit: 100 }, "must be 100 or less"],
    ["exactlyOneOf", { members: ["text", "raw"] }, "must have exactly one of text, raw"],
    ["format", { format: "uri" }, "must be an absolute URI"],
    ["unheard-of", {}, "is not valid"],
  ])("%s %j: %s", (keyword, params, description) => {
    expect(describeFault(fault(keyword, params)).description).toBe(description);
  });

  it("with an example where a timestamp is wanted, whichever of its two rules was broken", () => {
    const wanted = "must be a date and time in UTC such as 2026-01-31T12:00:00.000Z";
    for (const sent_at of ["yesterday", "2026-01-31T12:00:00.000+01:00"]) {
      VALIDATORS.BeaconMessage({ ...beacon, sent_at });
      const [found] = VALIDATORS.BeaconMessage.errors ?? [];
      expect(describeFault(found)).toEqual({ field: "sent_at", description: wanted });
    }
  });

  it("even where there is nothing to go by", () => {
    expect(describeFault(undefined, "message")).toEqual({
      field: "message",
      description: "is not valid",
    });
  });
});

const beacon = { protocol: "beacon/0.1", kind: "other", subject: "s", body: "b" };

describe("describeFault() never repeats input", () => {
  it.each([
    ["an unknown member", { ...beacon, [MARKER]: 1 }, ""],
    ["an unknown member deeper down", { ...beacon, from: { [MARKER]: 1 } }, "from"],
    ["a value that is none of an enum", { ...beacon, kind: MARKER }, "kind"],
    ["a value that is not the constant", { ...beacon, protocol: MARKER }, "protocol"],
    ["a value of a wrong format", { ...beacon, sent_at: MARKER }, "sent_at"],
    ["a value of a wrong pattern", { ...beacon, language: `${MARKER}_` }, "language"],
    ["a URL that is none", { ...beacon, from: { homepage: MARKER } }, "from.homepage"],
    ["a text that is too long", { ...beacon, subject: MARKER.repeat(50) }, "subject"],
  ])("of %s", (_what, message, field) => {
    expect(VALIDATORS.BeaconMessage(message)).toBe(false);
    const described = describeFault(VALIDATORS.BeaconMessage.errors?.[0]);
    expect(described.field).toBe(field);
    expect(JSON.stringify(described)).not.toContain(MARKER);
  });
});
