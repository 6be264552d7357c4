import type { Verdict } from "./review-store";
import type { SubmissionKind } from "./submission-store";

/** The verdict of a submission's last mark; `unread` where there is none. */
export type SubmissionState = Verdict;

/** A submission as the queue shows it. */
export interface DeskRow {
  sequence: number;
  id: string;
  /** UTC, milliseconds, Z. */
  receivedAt: string;
  kind: SubmissionKind;
  state: SubmissionState;
  bytes: number;
  /** The subject, or the first line of text that is not blank: at most 200 characters, unescaped. */
  about: string;
}

/** What is asked for; what is absent does not matter. */
export interface DeskFilter {
  kind?: SubmissionKind;
  state?: SubmissionState;
  /** UTC, milliseconds, Z: inclusive. */
  from?: string;
  /** UTC, milliseconds, Z: exclusive. */
  to?: string;
  /**
   * The reviewer's words, all of which must occur: "quotes" for a phrase, a last * for the beginning of
   * a word, of two characters at least. Anything can be asked; blank is as if absent.
   */
  text?: string;
}

export interface DeskPageRequest {
  limit: number;
  /** Only those older than this sequence. */
  before?: number;
  /** Only those newer than this sequence, the nearest ones; shown newest first nevertheless. */
  after?: number;
}

export interface DeskPage {
  /** Newest first. */
  rows: readonly DeskRow[];
  /** To be asked on with, as `after`, where there are newer ones. */
  newer?: number;
  /** To be asked on with, as `before`, where there are older ones. */
  older?: number;
}

export interface DeskCounts {
  total: number;
  unread: number;
  reviewed: number;
  dismissed: number;
}

/** The ids next to a submission in a filtered list. */
export interface DeskNeighbours {
  newer?: string;
  older?: string;
}

/** Lists and searches what came in. Derived from the logs: it may lack the newest rows for a moment. */
export interface DeskIndex {
  /** Takes over what the logs have got since, some at a time; answers how many rows it still lacks. */
  refresh(): Promise<number>;

  page(filter: DeskFilter, at: DeskPageRequest): Promise<DeskPage>;

  counts(): Promise<DeskCounts>;

  /** How many rows match, up to a bound. */
  count(filter: DeskFilter, bound: number): Promise<number>;

  neighbours(filter: DeskFilter, sequence: number): Promise<DeskNeighbours>;

  /** The ids that match, newest first, read by keys. */
  ids(filter: DeskFilter): AsyncIterable<string>;

  close(): void;
}
