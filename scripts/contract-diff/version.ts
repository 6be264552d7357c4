import { type Finding, isText } from "./finding";

/** What a change asks of a version number, from the least to the most. */
export type Weight = "none" | "text" | "additive" | "breaking";

/** The heaviest of some findings. */
export function weightOf(findings: readonly Finding[]): Weight {
  if (findings.some(({ breaking }) => breaking)) return "breaking";
  if (findings.some((finding) => !isText(finding))) return "additive";
  return findings.length > 0 ? "text" : "none";
}

type Version = [major: number, minor: number, patch: number];

/** @throws Error naming a version that is not three numbers */
export function parseVersion(text: string): Version {
  const match = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text);
  if (!match) throw new Error(`${text}: a version is three numbers, such as 1.2.3`);
  return match.slice(1).map(Number) as Version;
}

/** Below 0 where the first version is the lower one, above 0 where it is the higher one. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  const [difference = 0] = left
    .map((part, index) => part - (right[index] as number))
    .filter((one) => one !== 0);
  return difference;
}

/**
 * The lowest version that announces changes of this weight (semver.org): breaking is major and additive
 * minor; before 1.0.0 breaking is minor and the rest patch. Words alone are patch.
 */
export function nextVersion(released: string, weight: Weight): string {
  const [major, minor, patch] = parseVersion(released);
  if (weight === "none") return released;
  const isEarly = major === 0;
  if (weight === "breaking") return isEarly ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  if (weight === "additive" && !isEarly) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** Whether a version announces changes of this weight since another one. */
export function announces(released: string, current: string, weight: Weight): boolean {
  return compareVersions(current, nextVersion(released, weight)) >= 0;
}
