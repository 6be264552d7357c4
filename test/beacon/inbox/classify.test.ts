import { InvalidParamsError } from "../../../generated/errors";
import type { Part } from "../../../generated/types";
import { classify, messageFault } from "../../../src/beacon/inbox/classify";
import { beaconMessage } from "../../support/beacon";
import { MARKER } from "../../support/marker";

const text = (value: string): Part => ({ text: value });
const data = (value: unknown): Part => ({ data: value });
const valid = beaconMessage();

function violation(parts: Part[]): unknown {
  try {
    classify(parts);
  } catch (reason) {
    if (!(reason instanceof InvalidParamsError)) throw reason;
    return (reason.data?.[0] as { fieldViolations: unknown[] }).fieldViolations[0];
  }
  throw new Error("it was classified");
}

describe("classify() answers structured", () => {
  it.each<[string, Part[]]>([
    ["one valid data part", [data(valid)]],
    ["one valid data part among texts", [text("a"), data(valid), text("")]],
    ["one valid data part beside a blank text", [text(" "), data(valid)]],
  ])("for %s", (_what, parts) => {
    expect(classify(parts)).toBe("structured");
  });
});

describe("classify() answers unstructured", () => {
  it.each<[string, Part[]]>([
    ["a text", [text("a")]],
    ["a text that is not blank among blank ones", [text(""), text(" \n\t"), text(" a ")]],
    ["a text beside a data part that is not valid", [data({ ...valid, kind: "order" }), text("a")]],
    ["a text beside two valid data parts", [data(valid), data(valid), text("a")]],
    ["a text beside data of null", [data(null), text("a")]],
  ])("for %s", (_what, parts) => {
    expect(classify(parts)).toBe("unstructured");
  });
});

describe("classify() throws InvalidParamsError", () => {
  it.each<[string, Part[]]>([
    ["nothing but blank texts", [text(""), text(" \n\t\u00a0\u2003")]],
    ["an empty text", [text("")]],
  ])("for %s, and says what is wanted", (_what, parts) => {
    expect(violation(parts)).toEqual({
      field: "message.parts",
      description:
        "must hold a text part that is not blank, or one data part with a beacon/0.1 message",
    });
  });

  it("for a data part that is not valid, and names its fault", () => {
    const { subject: _left, ...without } = valid;
    expect(violation([data(without)])).toEqual({
      field: "message.parts[0].data.subject",
      description: "is required",
    });
    expect(violation([text(" "), data({ ...valid, body: "" })])).toEqual({
      field: "message.parts[1].data.body",
      description: "must not be empty",
    });
  });

  it.each([null, 1, "text", [], true])("for data of %j", (value) => {
    expect(violation([data(value)])).toEqual({
      field: "message.parts[0].data",
      description: "must be an object",
    });
  });

  it("for two data parts, valid or not", () => {
    for (const other of [valid, {}])
      expect(violation([data(valid), data(other)])).toMatchObject({
        field: "message.parts",
        description: expect.stringContaining("exactly one data part"),
      });
  });
});

describe("messageFault()", () => {
  it("finds none in a valid message", () => {
    expect(messageFault(valid, "")).toBeUndefined();
  });

  it("names the field below where the message stands", () => {
    expect(messageFault({ ...valid, subject: 5 }, "at")).toEqual({
      field: "at.subject",
      description: "must be a string",
    });
    expect(messageFault({ ...valid, subject: 5 }, "")).toMatchObject({ field: "subject" });
  });

  it("repeats nothing of the message", () => {
    for (const message of [MARKER, { [MARKER]: MARKER }, { ...valid, [MARKER]: MARKER }])
      expect(JSON.stringify(messageFault(message, ""))).not.toContain(MARKER);
  });
});
