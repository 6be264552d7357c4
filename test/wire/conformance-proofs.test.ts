import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readGoldens } from "../support/golden-file";

const ROOT = path.resolve(__dirname, "../..");
const DOCUMENT = "docs/CONFORMANCE.md";

const goldens = new Set(readGoldens("gateway").map(({ name }) => name.replace(/\.io$/, "")));
const [, gateway = ""] = readFileSync(path.join(ROOT, DOCUMENT), "utf8").split(
  "\n## The Gateway\n",
);
const [table = ""] = gateway.split("\n### ");
const rows = table
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Clause "))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

describe("each row of the Gateway's conformance table names its proof", () => {
  it("there are rows, of five cells each", () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((cells) => cells.length !== 5)).toEqual([]);
  });

  it.each(rows.map((cells) => [cells[0], cells[2], cells[4] ?? ""] as const))(
    "%s: %s",
    (_clause, _does, proof) => {
      const named = [...proof.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
      expect(named).not.toEqual([]);
      const missing = named.filter(
        (name) => !goldens.has(name) && !existsSync(path.join(ROOT, name)),
      );
      expect(missing.map((name) => `${name}: no golden and no file; mend ${DOCUMENT}`)).toEqual([]);
    },
  );
});
