import { memberPair, type Pair } from "./compare-lists";
import type { Findings } from "./finding";
import { asList, asObject, pointerTo, sameJson } from "./json";

/** Reports what became of the examples of a method, by name: they show what no schema can say. */
export function compareExamples(findings: Findings, method: Pair, affects: string): void {
  const { before, after, at } = memberPair(method, "examples");
  const was = asList(before).map((example) => asObject(example));
  const is = asList(after).map((example) => asObject(example));
  was.forEach((example, index) => {
    const other = is.find(({ name }) => name === example.name);
    if (other && sameJson(example, other)) return;
    findings.add({
      at: { before: pointerTo(at.before, index) },
      kind: other ? "example-changed" : "example-removed",
      breaking: false,
      words: `${affects}: the example ${String(example.name)} ${other ? "is another" : "is gone"}`,
      affects,
    });
  });
  is.forEach(({ name }, index) => {
    if (was.some((example) => example.name === name)) return;
    const words = `${affects}: new example ${String(name)}`;
    const place = { after: pointerTo(at.after, index) };
    findings.add({ at: place, kind: "example-added", breaking: false, words, affects });
  });
}
