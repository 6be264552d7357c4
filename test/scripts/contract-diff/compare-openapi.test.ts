import { compareOpenApi } from "../../../scripts/contract-diff/compare-openapi";
import { atPointer, type JsonObject } from "../../../scripts/contract-diff/json";
import { openApi } from "../../support/openapi";
import { BREAKING, HARMLESS } from "../../support/webhooks-mutations";

const DOCUMENT = JSON.parse(JSON.stringify(openApi("webhooks").document)) as JsonObject;

function changed(change: (document: any) => void) {
  const after = structuredClone(DOCUMENT);
  change(after);
  return { after, findings: compareOpenApi(DOCUMENT, after) };
}

describe("compareOpenApi()", () => {
  it.each(BREAKING)("finds what breaks clients: $name", ({ change, name: _name, ...expected }) => {
    const { after, findings } = changed(change);
    expect(findings).toContainEqual(expect.objectContaining({ ...expected, breaking: true }));
    for (const finding of findings) {
      const version = finding.in === "before" ? DOCUMENT : after;
      expect(atPointer(version, finding.pointer)).toBeDefined();
    }
  });

  it.each(HARMLESS)("lists what harms nobody: $name", ({ change, name: _name, ...expected }) => {
    const { findings } = changed(change);
    expect(findings).toContainEqual(expect.objectContaining({ ...expected, breaking: false }));
    expect(findings.filter(({ breaking }) => breaking)).toEqual([]);
  });
});
