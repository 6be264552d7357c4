import { v7 } from "uuid";
import type { Ids } from "../ports/ids";

/**
 * UUIDs of version 7: the time, a count and chance. Ids that sort go to one end of the database's
 * indexes, where random ones would change a page each.
 */
export const timeOrderedIds: Ids = { next: () => v7() };
