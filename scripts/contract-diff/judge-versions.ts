import {
  type ContractDocument,
  CONTRACT_DOCUMENTS,
  MAIN_DOCUMENT,
  versionOf,
} from "./contract-documents";
import type { Finding } from "./finding";
import type { JsonObject } from "./json";
import type { ContractVersion } from "./releases";
import { announces, compareVersions, nextVersion, type Weight, weightOf } from "./version";

/** What is to be said of a contract since its last release. */
export interface Judgement {
  /** What must not stay so, each with the place and what to do. */
  faults: string[];
  /** What is good to know. */
  notes: string[];
}

/**
 * Holds version numbers against what changed since a release. In the course of work only what breaks
 * must be announced at once; `toRelease` wants every change announced.
 */
export function judgeVersions(
  released: ContractVersion,
  current: ContractVersion,
  { toRelease = false } = {},
): Judgement {
  const judgements = CONTRACT_DOCUMENTS.map((document) => {
    const before = released.documents.get(document.name);
    const after = current.documents.get(document.name);
    if (before && after) return judgeDocument(document, before, after, toRelease);
    if (before) return judgeRemoved(document, released, current);
    return {
      faults: [],
      notes: after ? [`${document.source}: new since ${released.version}`] : [],
    };
  });
  return {
    faults: judgements.flatMap(({ faults }) => faults),
    notes: judgements.flatMap(({ notes }) => notes),
  };
}

function judgeDocument(
  { source, compare }: ContractDocument,
  before: JsonObject,
  after: JsonObject,
  toRelease: boolean,
): Judgement {
  const [was, is] = [versionOf(before), versionOf(after)];
  if (compareVersions(is, was) < 0)
    return { faults: [`${source}: info.version is ${is}, and ${was} is released`], notes: [] };
  const findings = compare(before, after);
  const weight = weightOf(findings);
  const wanted = nextVersion(was, weight);
  const mustAnnounce = toRelease || weight === "breaking";
  if (mustAnnounce && !announces(was, is, weight)) {
    const told = weight === "breaking" ? findings.filter(({ breaking }) => breaking) : findings;
    const faults = [
      ...told.map((finding) => `${source}: ${describe(finding)}`),
      `${source}: ${CALLED[weight]} since ${was}: take it back, or set info.version to ${wanted} (it is ${is})`,
    ];
    return { faults, notes: [] };
  }
  if (weight === "none") return { faults: [], notes: [`${source}: as released in ${was}`] };
  const next = announces(was, is, weight) ? `${is} announces it` : `release it as ${wanted}`;
  return { faults: [], notes: [`${source}: ${CALLED[weight]} since ${was}: ${next}`] };
}

const CALLED: Record<Weight, string> = {
  none: "nothing changed",
  text: "words or examples changed",
  additive: "something was added, and nothing breaks",
  breaking: "callers of the released version break",
};

/** A document that is gone is announced by the version of the whole. */
function judgeRemoved(
  { source }: ContractDocument,
  released: ContractVersion,
  current: ContractVersion,
): Judgement {
  if (announces(released.version, current.version, "breaking"))
    return { faults: [], notes: [`${source}: gone since ${released.version}`] };
  const wanted = nextVersion(released.version, "breaking");
  const advice = `take it back, or set info.version of ${MAIN_DOCUMENT} to ${wanted}`;
  return { faults: [`${source}: gone since ${released.version}: ${advice}`], notes: [] };
}

/** A finding in one line: the place, what is different, and through what it is met. */
export function describe({ pointer, in: version, words, direction, affects }: Finding): string {
  const side = direction === undefined ? "" : direction === "sent" ? ", sent" : ", received";
  const through = affects.length > 0 ? ` (${affects.join(", ")}${side})` : "";
  return `${version === "before" ? "released" : "current"}#${pointer}: ${words}${through}`;
}
