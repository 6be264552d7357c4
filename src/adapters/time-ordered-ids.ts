import { randomFillSync } from "node:crypto";
import { v7 } from "uuid";
import type { Ids } from "../ports/ids";

/** The randomness of one id. */
const ID_BYTES = 16;

/** Randomness is drawn for so many ids at once: a draw costs as much as ten ids. */
const IDS_PER_DRAW = 256;

const drawn = Buffer.alloc(ID_BYTES * IDS_PER_DRAW);
let used = drawn.length;

/** Randomness that no other id has. */
function random(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += ID_BYTES;
  return drawn.subarray(used - ID_BYTES, used);
}

/**
 * UUIDs of version 7: the time and 74 random bits. Ids that sort go to one end of the database's
 * indexes, where random ones would change a page each.
 */
export const timeOrderedIds: Ids = { next: () => v7({ random: random() }) };
