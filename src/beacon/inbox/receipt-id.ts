import { randomFillSync } from "node:crypto";

/** The randomness of a receipt id: whoever holds one can read the state, so none can be guessed. */
const ID_BYTES = 16;

/** Randomness is drawn for so many ids at once: a draw costs 2 µs, however little it draws. */
const IDS_PER_DRAW = 256;

/** Makes receipt ids: 128 random bits each, in hexadecimal. No byte of randomness is used twice. */
export function createReceiptIds(): () => string {
  const drawn = Buffer.alloc(ID_BYTES * IDS_PER_DRAW);
  let used = drawn.length;
  return () => {
    if (used === drawn.length) {
      randomFillSync(drawn);
      used = 0;
    }
    const start = used;
    used += ID_BYTES;
    return drawn.toString("hex", start, used);
  };
}
