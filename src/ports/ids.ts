/** Makes identifiers, each unlike all others. They are no secrets: who knows one may do nothing by it. */
export interface Ids {
  /** A UUID. */
  next(): string;
}
