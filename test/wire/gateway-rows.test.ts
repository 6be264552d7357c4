import path from "node:path";
import { readGoldens } from "../support/golden-file";
import { GATEWAY_ROWS } from "./gateway-rows";

const names = readGoldens("gateway").map(({ name }) => name.replace(/\.io$/, ""));
const rows = Object.entries(GATEWAY_ROWS).flatMap(([table, of]) =>
  Object.entries(of).map(([row, wanted]) => [table, row, wanted] as const),
);

/** The folders whose goldens are there for a row, and for nothing else. */
const FOLDERS_OF_ROWS = ["_card", "_credentials", "_failures", "_routes", "_version"];

describe("the Gateway's wire goldens show what its description promises", () => {
  it.each(rows)("%s: %s", (_table, _row, wanted) => {
    expect(wanted).not.toEqual([]);
    const missing = wanted.filter((name) => !names.includes(name));
    expect(missing.map((name) => `${name}.io is gone: add it, or show the row by another`)).toEqual(
      [],
    );
  });

  it("each golden in the folders of rows is named by one", () => {
    const named = new Set(rows.flatMap(([, , wanted]) => wanted));
    const unnamed = names.filter(
      (name) => FOLDERS_OF_ROWS.includes(path.dirname(name)) && !named.has(name),
    );
    expect(unnamed.map((name) => `${name}: say in gateway-rows.ts what it shows`)).toEqual([]);
  });
});
