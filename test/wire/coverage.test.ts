import path from "node:path";
import { ENVELOPE_ERRORS } from "../../generated/errors";
import { METHOD_NAMES, METHODS } from "../../generated/methods";
import errorSchema from "../../schemas/beacon/error.schema.json";
import { PATHS } from "../../src/beacon/paths";
import { shownBy } from "../support/golden-coverage";
import { type Golden, readGoldens } from "../support/golden-file";
import { BEACON_GOLDENS } from "../support/golden-product";

const goldens = readGoldens("beacon");
const show = (golden: Golden) => shownBy(BEACON_GOLDENS, golden);
const shown = goldens.flatMap(show);

const HOW = "add a file with a `//` and a `>>` line, run `npm run record:wire`, read what it wrote";

describe("the Beacon's wire goldens cover the contract", () => {
  it.each(METHOD_NAMES)("%s: each outcome that x-beacon gives it", (method) => {
    const { policy, errors } = METHODS[method].beacon;
    const wanted: string[] = policy === "refuse" ? [...errors] : ["result", ...errors];
    const seen = shown
      .filter(({ golden, method: asked }) => asked === method && folderOf(golden) === method)
      .map(({ outcome }) => outcome);
    const missing = wanted.filter((outcome) => !seen.includes(outcome));
    expect(missing.map((outcome) => `${method}/<case>.io answering ${outcome}: ${HOW}`)).toEqual(
      [],
    );
  });

  it.each(METHOD_NAMES)("%s: no outcome beside those", (method) => {
    const { policy, errors } = METHODS[method].beacon;
    const allowed: unknown[] = policy === "refuse" ? [...errors] : ["result", ...errors];
    const seen = shown.filter(({ golden, method: asked, status }) => {
      return asked === method && folderOf(golden) === method && status === 200;
    });
    expect(seen.filter(({ outcome }) => !allowed.includes(outcome))).toEqual([]);
  });

  it.each(ENVELOPE_ERRORS)("the envelope error %s", (error) => {
    const seen = shown.some(({ path, outcome }) => path === PATHS.a2a && outcome === error);
    expect(seen ? [] : [`_envelope/<case>.io answering ${error}: ${HOW}`]).toEqual([]);
  });

  it.each(errorSchema.properties.error.properties.code.enum)("the refusal %s", (code) => {
    const seen = shown.some(
      ({ golden, path, outcome }) =>
        folderOf(golden) === "_native" && path !== PATHS.a2a && outcome === code,
    );
    expect(seen ? [] : [`_native/<case>.io answering ${code}: ${HOW}`]).toEqual([]);
  });

  it.each(Object.values(PATHS))("a success of %s", (wanted) => {
    const seen = shown.some(
      ({ path, status }) =>
        status < 300 && (path === wanted || (wanted === PATHS.receipts && isBelow(path, wanted))),
    );
    expect(seen ? [] : [`a golden for ${wanted}: ${HOW}`]).toEqual([]);
  });

  it("files lie in a folder of a method, or in one with a leading underscore", () => {
    const folders = new Set(goldens.map(({ name }) => folderOf(name)));
    const strange = [...folders].filter(
      (folder) => !folder.startsWith("_") && !METHOD_NAMES.some((method) => method === folder),
    );
    expect(strange).toEqual([]);
  });

  it("the last exchange in a method's folder is of that method", () => {
    const strays = goldens.filter((golden) => {
      const folder = folderOf(golden.name);
      return !folder.startsWith("_") && show(golden).at(-1)?.method !== folder;
    });
    expect(strays.map(({ name }) => name)).toEqual([]);
  });

  it("every exchange is recorded", () => {
    const missing = goldens.flatMap(({ name, exchanges }) =>
      exchanges
        .filter(({ response }) => response.length === 0)
        .map(({ line }) => `${name}:${line}`),
    );
    expect(missing.map((at) => `${at}: run \`npm run record:wire\``)).toEqual([]);
  });
});

function folderOf(golden: string): string {
  return path.dirname(golden);
}

function isBelow(child: string, parent: string): boolean {
  return child.startsWith(`${parent}/`);
}
