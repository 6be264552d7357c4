import type { Submission, SubmissionKind } from "./submission-store";

/** What a reviewer may decide; `unread` takes back what was decided before. */
export const VERDICTS = ["reviewed", "dismissed", "unread"] as const;

/** What a reviewer decided. The last one is the state of a submission, `unread` where there is none. */
export type Verdict = (typeof VERDICTS)[number];

/** An entry in the review log. */
export interface Mark {
  verdict: Verdict;
  /** UTC, milliseconds, Z. */
  markedAt: string;
  note?: string;
  /** Who decided, as far as that was told. */
  reviewer?: string;
}

/** A submission with its place in the log and what reviewers made of it, oldest mark first. */
export interface ReviewItem extends Submission {
  sequence: number;
  /** The hash of this row, which covers the one before it. */
  hash: string;
  marks: Mark[];
}

export interface ReviewFilter {
  kind?: SubmissionKind;
  /** Only those whose state is `unread`. */
  unread?: boolean;
}

/** A row that does not fit its chain, or damage to the database file. */
export interface ChainFault {
  log: "submissions" | "reviews" | "file";
  /** The row; 0 where it is the file. */
  sequence: number;
  /** What is wrong with it, in words. */
  fault: string;
}

export interface VerifyOptions {
  /** A head that an earlier report gave: without it in the log, rows were cut off the end. */
  head?: string;
  /** Called now and then with the number of rows checked. */
  progress?(rows: number): void;
}

/** What checking the chains found. */
export interface ChainReport {
  submissions: number;
  reviews: number;
  /** Stands for both logs as a whole up to here; to be kept elsewhere. */
  head: string;
  /** Whether the head that was asked for is part of the log; true when none was. */
  holdsHead: boolean;
  /** The first row that does not fit, if there is one. */
  fault?: ChainFault;
}

/** The review desk's side of the store. It adds marks; it changes nothing that came in. */
export interface ReviewStore {
  /** The submissions in the order they came in. */
  items(filter?: ReviewFilter): AsyncIterable<ReviewItem>;

  /** One submission, or undefined when there is none of this id. */
  item(id: string): Promise<ReviewItem | undefined>;

  /**
   * Adds an entry to the review log.
   *
   * @returns false when there is no submission of this id
   * @throws StoreUnavailableError when it is not stored
   */
  mark(id: string, mark: Mark): Promise<boolean>;

  /** Checks both logs from the first row on, up to the first fault. */
  verify(options?: VerifyOptions): Promise<ChainReport>;
}

/** How far the logs are checked. */
export interface ChainState {
  /** Whether a check runs at present. */
  isRunning: boolean;
  /** When the last check ended: UTC, milliseconds, Z. Absent until the first has. */
  checkedAt?: string;
  /** Up to which row of each log the last check came. */
  submissions: number;
  reviews: number;
  /** Stands for both logs up to there, as in `ChainReport`. */
  head?: string;
  /** What the last check found wrong. */
  fault?: ChainFault;
}

/** Checks the chains in the background, again and again, without holding anything up. */
export interface ChainWatch {
  state(): ChainState;
  /** Checks now, or waits for the check that runs; answers what it found. */
  check(): Promise<ChainState>;
  close(): Promise<void>;
}
