import { createReceiptIds } from "../../../src/beacon/inbox/receipt-id";

const MANY = 5_000;

describe("createReceiptIds()", () => {
  it("makes ids of 128 bits in hexadecimal, none twice, over many draws", () => {
    const next = createReceiptIds();
    const ids = Array.from({ length: MANY }, next);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(MANY);
  });

  it("uses no part of what it drew twice", () => {
    const next = createReceiptIds();
    const halves = Array.from({ length: MANY }, next).flatMap((id) => [
      id.slice(0, 16),
      id.slice(16),
    ]);
    expect(new Set(halves).size).toBe(2 * MANY);
  });

  it("makes other ids for another inbox", () => {
    const [one, two] = [createReceiptIds(), createReceiptIds()];
    const ids = new Set(Array.from({ length: MANY }, one));
    expect(Array.from({ length: MANY }, two).filter((id) => ids.has(id))).toEqual([]);
  });
});
