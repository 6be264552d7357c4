import { CONTRACT_DOCUMENTS, versionOf } from "./contract-documents";
import { type Finding, isText } from "./finding";
import type { ContractVersion } from "./releases";

/** What is different in one document. A version is null where it does not have the document. */
export interface DocumentChanges {
  document: string;
  from: string | null;
  to: string | null;
  breaking: number;
  additive: number;
  /** Of words and examples. */
  text: number;
  findings: Finding[];
}

/** What is different between two versions of the contract. */
export interface ContractChanges {
  from: string;
  to: string;
  /** Whether any of it can harm a client that keeps to the version before. */
  breaking: boolean;
  /** The documents in which anything is different. */
  documents: DocumentChanges[];
}

/** Compares two versions of the contract, document by document. */
export function contractChanges(from: ContractVersion, to: ContractVersion): ContractChanges {
  const documents = CONTRACT_DOCUMENTS.flatMap(({ name, compare }) => {
    const before = from.documents.get(name);
    const after = to.documents.get(name);
    const versions = {
      document: name,
      from: before ? versionOf(before) : null,
      to: after ? versionOf(after) : null,
    };
    if (before && after) return [counted(versions, compare(before, after))];
    if (before) return [counted(versions, [wholeDocument("removed", name)])];
    return after ? [counted(versions, [wholeDocument("added", name)])] : [];
  }).filter((changes) => changes.findings.length > 0 || changes.from !== changes.to);
  const breaking = documents.some((changes) => changes.breaking > 0);
  return { from: from.version, to: to.version, breaking, documents };
}

function counted(
  versions: Pick<DocumentChanges, "document" | "from" | "to">,
  findings: Finding[],
): DocumentChanges {
  const breaking = findings.filter((finding) => finding.breaking).length;
  const text = findings.filter(isText).length;
  return { ...versions, breaking, additive: findings.length - breaking - text, text, findings };
}

function wholeDocument(change: "added" | "removed", name: string): Finding {
  return {
    pointer: "",
    in: change === "added" ? "after" : "before",
    kind: `member-${change}`,
    breaking: change === "removed",
    words: change === "added" ? `${name} is new` : `${name} is gone`,
    affects: [],
  };
}
