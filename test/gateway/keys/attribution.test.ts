import fc from "fast-check";
import { InvalidParamsError } from "../../../generated/errors";
import { parseAttribution } from "../../../src/gateway/keys/attribution";

const read = (value: string) => parseAttribution({ "x-a2a-agent-id": value });

describe("parseAttribution()", () => {
  it("answers undefined without the header", () => {
    expect(parseAttribution({})).toBeUndefined();
  });

  it.each(["your-platform/agent-uuid", "!", "~", "a".repeat(256)])("hands on %s", (value) => {
    expect(read(value)).toBe(value);
  });

  it.each(["", " ", "a b", "a\tb", "ä", "\u007f", "a".repeat(257), "one, two"])(
    "is an invalid param for %j",
    (value) => {
      expect(() => read(value)).toThrow(InvalidParamsError);
    },
  );

  it("names the header and what is wanted, and repeats nothing", () => {
    const thrown = () => {
      try {
        read("not visible");
      } catch (reason) {
        return reason;
      }
    };
    expect(thrown()).toMatchObject({
      data: [
        {
          fieldViolations: [
            {
              field: "X-A2A-Agent-ID",
              description: "must be 1 to 256 visible ASCII characters",
            },
          ],
        },
      ],
    });
  });

  it("throws nothing but InvalidParamsError", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: "binary" }), (value) => {
        try {
          expect(read(value)).toBe(value);
        } catch (reason) {
          expect(reason).toBeInstanceOf(InvalidParamsError);
        }
      }),
    );
  });
});
