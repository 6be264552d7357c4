import {
  announces,
  compareVersions,
  nextVersion,
  parseVersion,
  type Weight,
} from "../../../scripts/contract-diff/version";

describe("nextVersion()", () => {
  it.each<[released: string, weight: Weight, next: string]>([
    ["1.2.3", "breaking", "2.0.0"],
    ["1.2.3", "additive", "1.3.0"],
    ["1.2.3", "text", "1.2.4"],
    ["1.2.3", "none", "1.2.3"],
    ["0.2.3", "breaking", "0.3.0"],
    ["0.2.3", "additive", "0.2.4"],
    ["0.2.3", "text", "0.2.4"],
    ["0.2.3", "none", "0.2.3"],
  ])("of %s for what is %s is %s", (released, weight, next) => {
    expect(nextVersion(released, weight)).toBe(next);
    expect(announces(released, next, weight)).toBe(true);
    expect(announces(next, released, "none")).toBe(released === next);
  });
});

describe("announces()", () => {
  it.each<[current: string, weight: Weight, isEnough: boolean]>([
    ["1.9.9", "breaking", false],
    ["2.0.0", "breaking", true],
    ["3.1.0", "breaking", true],
    ["1.2.9", "additive", false],
    ["1.10.0", "additive", true],
    ["1.2.3", "none", true],
  ])("answers whether %s since 1.2.3 is enough for what is %s", (current, weight, isEnough) => {
    expect(announces("1.2.3", current, weight)).toBe(isEnough);
  });
});

describe("compareVersions()", () => {
  it("orders by number", () => {
    const versions = ["1.10.0", "0.9.9", "1.2.10", "1.2.9", "2.0.0"];
    expect(versions.sort(compareVersions)).toEqual(["0.9.9", "1.2.9", "1.2.10", "1.10.0", "2.0.0"]);
  });
});

describe("parseVersion()", () => {
  it.each(["1.2", "v1.2.3", "1.2.3-rc.1", "01.2.3", ""])("refuses %j", (text) => {
    expect(() => parseVersion(text)).toThrow("a version is three numbers");
  });
});
