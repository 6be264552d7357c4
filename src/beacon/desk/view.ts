import type { DeskCounts } from "../../ports/desk-index";
import type { ChainState } from "../../ports/review-store";
import type { Reviewer } from "./admission";
import type { DeskAssets } from "./assets";

/** What every page of the desk shows, whatever else it does. */
export interface View {
  assets: DeskAssets;
  reviewer: Reviewer;
  counts: DeskCounts;
  /** How many rows the index still lacks; undefined where it cannot be brought up to date. */
  missing: number | undefined;
  chain: ChainState;
  /** Milliseconds since the epoch. */
  now: number;
}
