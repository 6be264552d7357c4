import { boundedMemo } from "../../src/http/bounded-memo";

let computed: string[];
beforeEach(() => {
  computed = [];
});

function compute(text: string): string {
  computed.push(text);
  return text.toUpperCase();
}

describe("boundedMemo()", () => {
  it("answers what the function answers, and asks it once a text", () => {
    const memo = boundedMemo(compute, 10);
    expect(["a", "b", "a", "a", "b"].map(memo)).toEqual(["A", "B", "A", "A", "B"]);
    expect(computed).toEqual(["a", "b"]);
  });

  it.each(["__proto__", "constructor", ""])("knows nothing of %j before it is asked", (text) => {
    expect(boundedMemo(compute, 10)(text)).toBe(text.toUpperCase());
    expect(computed).toEqual([text]);
  });

  it("remembers so many texts at most, then starts anew, and answers as ever", () => {
    const memo = boundedMemo(compute, 2);
    ["a", "b", "c", "c"].forEach(memo);
    expect(computed).toEqual(["a", "b", "c"]);
    expect(memo("a")).toBe("A");
    expect(computed).toEqual(["a", "b", "c", "a"]);
  });

  it("does not remember a text of more than 64 characters", () => {
    const memo = boundedMemo(compute, 10);
    const [short, long] = ["a".repeat(64), "a".repeat(65)] as const;
    for (const text of [short, short, long, long]) expect(memo(text)).toBe(text.toUpperCase());
    expect(computed).toEqual([short, long, long]);
  });
});
