import { createReceiptIds } from "../../../src/beacon/inbox/receipt-id";

const MANY = 5_000;
const NOW = Date.parse("2026-01-15T09:30:00.866Z");
const TIME = "019bc0fd8d22";

function draw(next: (now: number) => string): string[] {
  return Array.from({ length: MANY }, () => next(NOW));
}

describe("createReceiptIds()", () => {
  it("makes ids of a time and 128 bits in hexadecimal, none twice, over many draws", () => {
    const next = createReceiptIds();
    const ids = draw(next);
    for (const id of ids) expect(id).toMatch(new RegExp(`^${TIME}[0-9a-f]{32}$`));
    expect(new Set(ids).size).toBe(MANY);
  });

  it("uses no part of what it drew twice", () => {
    const next = createReceiptIds();
    const halves = draw(next).flatMap((id) => [id.slice(12, 28), id.slice(28)]);
    expect(new Set(halves).size).toBe(2 * MANY);
  });

  it("makes ids that sort by time", () => {
    const next = createReceiptIds();
    const ids = Array.from({ length: MANY }, (_, index) => next(NOW + index));
    expect([...ids].sort()).toEqual(ids);
  });

  it("makes other ids for another inbox", () => {
    const [one, two] = [createReceiptIds(), createReceiptIds()];
    const ids = new Set(draw(one));
    expect(draw(two).filter((id) => ids.has(id))).toEqual([]);
  });
});
