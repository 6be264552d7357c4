import { FIELD_NAMES, VALIDATORS } from "../../generated/validators";

const validate = VALIDATORS.SendMessageRequest;
const message = { messageId: "m", role: "ROLE_USER", parts: [{ text: "t" }] };

describe("a validator", () => {
  it("says yes without errors", () => {
    expect(validate({ message })).toBe(true);
    expect(validate.errors).toBeNull();
  });

  it.each([1, 10, 1_000])("stops at the first of %d faulty parts", (count) => {
    let visited = 0;
    const parts = Array.from({ length: count }, () => ({
      get text() {
        visited += 1;
        return 5;
      },
    }));
    expect(validate({ message: { ...message, parts } })).toBe(false);
    expect(validate.errors).toHaveLength(1);
    const forOne = visited;
    visited = 0;
    validate({ message: { ...message, parts: parts.slice(0, 1) } });
    expect(forOne).toBe(visited);
  });

  it("answers one fault for a part that breaks a oneof, not one a branch", () => {
    const parts = [{ text: "a", raw: "b", url: "c", data: "d" }];
    expect(validate({ message: { ...message, parts } })).toBe(false);
    expect(validate.errors).toMatchObject([
      { keyword: "exactlyOneOf", instancePath: "/message/parts/0" },
    ]);
  });

  it("counts no inherited name as a member", () => {
    const inherited: unknown = Object.assign(Object.create({ message }), { metadata: {} });
    expect(validate(inherited)).toBe(false);
    expect(validate.errors).toMatchObject([{ keyword: "required" }]);
    const part: unknown = Object.assign(Object.create({ text: "a" }), { data: 1 });
    expect(validate({ message: { ...message, parts: [part] } })).toBe(true);
  });

  it("counts the characters of a text, not its code units", () => {
    const beacon = { protocol: "beacon/0.1", kind: "other", body: "b" };
    const subject = "\u{1F600}".repeat(200);
    expect(VALIDATORS.BeaconMessage({ ...beacon, subject })).toBe(true);
    expect(VALIDATORS.BeaconMessage({ ...beacon, subject: `${subject}a` })).toBe(false);
  });

  it("takes every BCP 47 shape of a language that a message may state", () => {
    const beacon = { protocol: "beacon/0.1", kind: "other", subject: "s", body: "b" };
    for (const language of ["en", "pt-BR", "zh-Hant-TW", "de-CH-1901"])
      expect(VALIDATORS.BeaconMessage({ ...beacon, language })).toBe(true);
    for (const language of ["", "e", "en_GB", "en-", "-en", "en GB"])
      expect(VALIDATORS.BeaconMessage({ ...beacon, language })).toBe(false);
  });
});

describe("BeaconMessage", () => {
  const beacon = { protocol: "beacon/0.1", kind: "question", subject: "s", body: "b" };
  const from = { name: "n", operator: "o", homepage: "https://example.org/a" };

  it.each([
    ["nothing but the required members", {}],
    ["everything", { from, language: "en", sent_at: "2026-01-31T12:00:00Z" }],
    ["a subject of 200 characters", { subject: "s".repeat(200) }],
    ["a body of 32,768 characters", { body: "b".repeat(32_768) }],
    ["a part of from", { from: { name: "n" } }],
  ])("is valid with %s", (_what, members) => {
    expect(VALIDATORS.BeaconMessage({ ...beacon, ...members })).toBe(true);
  });

  it.each([
    ["another protocol", { protocol: "beacon/0.2" }],
    ["an unknown kind", { kind: "order" }],
    ["an empty subject", { subject: "" }],
    ["a subject of 201 characters", { subject: "s".repeat(201) }],
    ["an empty body", { body: "" }],
    ["a body of 32,769 characters", { body: "b".repeat(32_769) }],
    ["an unknown member", { reply_to: "https://example.org" }],
    ["an unknown member in from", { from: { ...from, email: "a@b" } }],
    ["an empty from", { from: {} }],
    ["null for a member", { from: null }],
    ["a homepage that is no web address", { from: { homepage: "javascript:alert(1)" } }],
    ["a homepage that is relative", { from: { homepage: "/a" } }],
    ["a time without a zone", { sent_at: "2026-01-31T12:00:00" }],
    ["a time with an offset", { sent_at: "2026-01-31T12:00:00+01:00" }],
    ["a time that is none", { sent_at: "2026-02-31T12:00:00Z" }],
  ])("is not valid with %s", (_what, members) => {
    expect(VALIDATORS.BeaconMessage({ ...beacon, ...members })).toBe(false);
  });

  it.each(["protocol", "kind", "subject", "body"])("requires %s", (member) => {
    const { [member]: _left, ...rest } = beacon as Record<string, unknown>;
    expect(VALIDATORS.BeaconMessage(rest)).toBe(false);
  });
});

describe("FIELD_NAMES", () => {
  it("holds names of the contract and no inherited one", () => {
    for (const name of ["messageId", "parts", "subject"]) expect(FIELD_NAMES.has(name)).toBe(true);
    for (const name of ["__proto__", "constructor", "message_id", ""])
      expect(FIELD_NAMES.has(name)).toBe(false);
  });
});
