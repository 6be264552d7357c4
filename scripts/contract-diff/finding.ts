/** Which way a value goes, as the client sees it. */
export type Direction = "sent" | "received";

/** What a finding is about. */
export type Subject =
  | "alternative"
  | "bound"
  | "default"
  | "error"
  | "example"
  | "field"
  | "format"
  | "header"
  | "media-type"
  | "member"
  | "method"
  | "operation"
  | "param"
  | "pattern"
  | "policy"
  | "response"
  | "result"
  | "schema"
  | "security"
  | "server"
  | "streaming"
  | "text"
  | "type"
  | "unknown-fields"
  | "values";

/** What became of it; `unjudged` is what the comparison cannot tell, and so takes for breaking. */
export type Change =
  "added" | "removed" | "required" | "optional" | "narrower" | "wider" | "changed" | "unjudged";

/** A difference between two versions of a document. */
export interface Finding {
  /** JSON pointer into the version that `in` names: the one before, unless the place is new. */
  pointer: string;
  in: "before" | "after";
  kind: `${Subject}-${Change}`;
  /** Absent where the question does not arise, such as for a method that is gone. */
  direction?: Direction;
  /** Whether a client that keeps to the version before can be harmed. */
  breaking: boolean;
  /** What is different, for people. */
  words: string;
  /** The methods, or other parts of the document, through which a client meets it. */
  affects: string[];
}

/** A place that both versions may have. */
export interface Place {
  before?: string;
  after?: string;
}

/** What is told of a difference; the rest of a finding follows from it. */
export interface Report {
  at: Place;
  kind: Finding["kind"];
  direction?: Direction;
  breaking: boolean;
  words: string;
  /** Through what a client meets it, where it has a name. */
  affects?: string;
}

/** Gathers findings, each once: what several methods share names them all. */
export interface Findings {
  add(report: Report): void;
  list(): Finding[];
}

export function createFindings(): Findings {
  const byKey = new Map<string, Finding>();
  return {
    add: ({ at, affects, ...rest }) => {
      const where = at.before === undefined ? "after" : "before";
      const pointer = at[where];
      if (pointer === undefined) throw new Error(`${rest.words}: a place is wanted`);
      const key = JSON.stringify([where, pointer, rest.kind, rest.direction, rest.words]);
      const found = byKey.get(key) ?? { pointer, in: where, ...rest, affects: [] };
      byKey.set(key, found);
      if (affects !== undefined && !found.affects.includes(affects)) found.affects.push(affects);
    },
    list: () => [...byKey.values()],
  };
}

/** Whether a finding is about words and examples only, so that nothing a machine does depends on it. */
export function isText({ kind, breaking }: Finding): boolean {
  return !breaking && /^(?:text|example)-/.test(kind);
}
