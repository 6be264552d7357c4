import path from "node:path";
import { isMethodName, METHODS, type MethodName } from "../../generated/agent-link/methods";
import linkOpenrpc from "../../generated/agent-link/openrpc.json";
import { type ErrorName } from "../../generated/errors";
import { AGENT_PATHS } from "../../src/gateway/paths";
import { DISCOVER_METHOD } from "../../src/jsonrpc/discover";
import { shownBy } from "../support/golden-coverage";
import { readGoldens } from "../support/golden-file";
import { GATEWAY_GOLDENS } from "../support/golden-gateway";

const FOLDER = "_link";

const shown = readGoldens("gateway")
  .filter(({ name }) => name.startsWith(`${FOLDER}/`))
  .flatMap((golden) => shownBy(GATEWAY_GOLDENS, golden))
  .filter((one) => one.path.endsWith(AGENT_PATHS.link));

const HOW = "add a file with a `//` and a `>>` line, run `npm run record:wire`, read what it wrote";

/** What the contract lets a method answer and no request can bring about; this list only shrinks. */
const UNREACHABLE: Partial<Record<MethodName, readonly (ErrorName | "result")[]>> = {
  // Before the stream opens nothing is read but the token, and that is refused at the HTTP level.
  Receive: ["InternalError"],
};

const METHOD_NAMES = Object.keys(METHODS) as MethodName[];

describe("the wire goldens of the agent's link cover its contract", () => {
  it.each(METHOD_NAMES)("%s: each outcome that a request can bring about", (method) => {
    const unreachable = UNREACHABLE[method] ?? [];
    const wanted = (["result", ...METHODS[method].errors] as const).filter(
      (outcome) => !unreachable.includes(outcome),
    );
    const seen = outcomesOf(method);
    const missing = wanted.filter((outcome) => !seen.includes(outcome));
    expect(
      missing.map((outcome) => `${FOLDER}/${method}/<case>.io answering ${outcome}: ${HOW}`),
    ).toEqual([]);
  });

  it.each(METHOD_NAMES)("%s: nothing that is held to be unreachable", (method) => {
    const unreachable: readonly string[] = UNREACHABLE[method] ?? [];
    expect(outcomesOf(method).filter((outcome) => unreachable.includes(outcome))).toEqual([]);
  });

  it.each(METHOD_NAMES)("%s: a stream, or none, as the contract says", (method) => {
    const results = shown.filter((one) => one.method === method && one.outcome === "result");
    expect([...new Set(results.map(({ isStream }) => isStream))]).toContain(
      METHODS[method].streaming,
    );
  });

  it.each(linkOpenrpc["x-envelope-errors"])("the error %s, before a method is known", (error) => {
    const seen = shown.some(({ outcome }) => outcome === error);
    expect(seen ? [] : [`${FOLDER}/<case>.io answering ${error}: ${HOW}`]).toEqual([]);
  });

  it("the contract itself, by rpc.discover", () => {
    expect(shown.filter(({ method }) => method === DISCOVER_METHOD)).toMatchObject([
      { outcome: "result" },
    ]);
  });

  it("files lie in the folder of a method, or are of none", () => {
    const folders = new Set(shown.map(({ golden }) => path.relative(FOLDER, path.dirname(golden))));
    expect([...folders].filter((folder) => folder !== "" && !isMethodName(folder))).toEqual([]);
  });
});

/** The outcomes of a method in the goldens of its folder. */
function outcomesOf(method: MethodName): string[] {
  return shown
    .filter((one) => one.method === method && path.basename(path.dirname(one.golden)) === method)
    .flatMap(({ outcome = [] }) => outcome);
}
