import path from "node:path";
import { emitMethodsTable } from "../../scripts/codegen/emit-methods-table";
import { beaconRowOf, loadContract } from "../../scripts/contract/contract";

const ROOT = path.resolve(__dirname, "../..");

/** The rows below a heading, each as its cells. */
function rowsUnder(text: string, heading: string): string[][] {
  const section = text.split("\n## ").find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("| "));
  return lines.map((line) => line.slice(2, -2).split(" | "));
}

describe("emitMethodsTable()", () => {
  const contract = loadContract(ROOT);
  const { methods } = contract.document;

  it("says for each method what it is for and what the Beacon does with it", () => {
    const rows = rowsUnder(emitMethodsTable(contract), "At a glance").slice(1);
    expect(rows.map(([name, purpose]) => [name, purpose])).toEqual(
      methods.map(({ name, summary }) => [name, summary]),
    );
    methods.forEach((method, index) => {
      expect(rows[index]![2]).toContain(beaconRowOf(method).policy);
    });
  });

  it("says what the Gateway does where the contract does", () => {
    const told = loadContract(ROOT);
    told.document.methods.forEach((method) => {
      Object.assign(method, {
        "x-gateway": {
          policy: "serve-if",
          condition: "a key is set",
          errors: ["ParseError"],
          why: "So.",
        },
      });
    });
    const text = emitMethodsTable(told);
    expect(rowsUnder(text, "At a glance")[1]![3]).toBe("serve-if a key is set");
    expect(rowsUnder(text, "What the Gateway does with it")[1]).toEqual([
      methods[0]!.name,
      "serve-if a key is set",
      "ParseError (-32700)",
      "So.",
    ]);
  });

  it("lets no text end its cell", () => {
    const told = loadContract(ROOT);
    told.document.methods[0]!.summary = "This|that.";
    expect(emitMethodsTable(told)).toContain("| SendMessage | This\\|that. | accept |");
  });
});
