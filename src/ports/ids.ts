import { randomUUID } from "node:crypto";

/** Makes identifiers that nobody can guess. */
export interface Ids {
  /** A UUID. */
  next(): string;
}

export const randomIds: Ids = { next: () => randomUUID() };
