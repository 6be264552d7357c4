import path from "node:path";
import { ALIASES, METHODS as METHODS_03 } from "../../generated/a2a-0.3/methods";
import { ENVELOPE_ERRORS, type ErrorName, GATEWAY_ENVELOPE_ERRORS } from "../../generated/errors";
import { isMethodName, METHOD_NAMES, METHODS, type MethodName } from "../../generated/methods";
import openrpc from "../../openrpc.json";
import errorSchema from "../../schemas/gateway/error.schema.json";
import { AGENT_PATHS } from "../../src/gateway/paths";
import { type Shown, shownBy } from "../support/golden-coverage";
import { type Golden, isAnswered, readGoldens } from "../support/golden-file";
import { GATEWAY_GOLDENS } from "../support/golden-gateway";

const goldens = readGoldens("gateway");
const show = (golden: Golden) => shownBy(GATEWAY_GOLDENS, golden);
const shown = goldens.flatMap(show);

const HOW = "add a file with a `//` and a `>>` line, run `npm run record:wire`, read what it wrote";

/** What the contract lets a method answer and no request can bring about here; this list only shrinks. */
const UNREACHABLE: Partial<Record<MethodName, readonly (ErrorName | "result")[]>> = {
  // A blocking call that lasts too long answers the task as it is.
  SendMessage: ["AgentTimeoutError"],
  // Every agent has the card, and the agent was read to authenticate the call.
  GetExtendedAgentCard: [
    "InternalError",
    "UnsupportedOperationError",
    "ExtendedAgentCardNotConfiguredError",
  ],
};

/** The errors that the contract of each version gives a method. */
const ERRORS = {
  "1.0": (method: MethodName) => METHODS[method].errors,
  "0.3": (method: MethodName) => METHODS_03[OLD_NAMES[method]].errors,
} as const;
const OLD_NAMES = Object.fromEntries(
  Object.entries(ALIASES).map(([old, name]) => [name, old]),
) as Record<MethodName, keyof typeof METHODS_03>;
const VERSIONS = ["1.0", "0.3"] as const;
const EACH = METHOD_NAMES.flatMap((method) =>
  VERSIONS.map((version) => [method, version] as const),
);

describe("the Gateway's wire goldens cover the contract", () => {
  it.each(EACH)("%s in %s: each outcome that a request can bring about", (method, version) => {
    const unreachable = UNREACHABLE[method] ?? [];
    const wanted = (["result", ...ERRORS[version](method)] as const).filter(
      (outcome) => !unreachable.includes(outcome),
    );
    const seen = outcomesOf(method, version);
    const missing = wanted.filter((outcome) => !seen.includes(outcome));
    expect(missing.map((outcome) => `${method}/<case>.io answering ${outcome}: ${HOW}`)).toEqual(
      [],
    );
  });

  it.each(METHOD_NAMES)("%s: nothing that is held to be unreachable", (method) => {
    const seen = VERSIONS.flatMap((version) => outcomesOf(method, version));
    const unreachable: readonly string[] = UNREACHABLE[method] ?? [];
    expect(seen.filter((outcome) => unreachable.includes(outcome))).toEqual([]);
  });

  it.each(METHOD_NAMES)("%s: x-gateway lists each error but those", (method) => {
    const row = openrpc.methods.find(({ name }) => name === method)!["x-gateway"];
    const unreachable = UNREACHABLE[method] ?? [];
    expect(row.errors).toEqual(METHODS[method].errors.filter((one) => !unreachable.includes(one)));
  });

  it.each([...ENVELOPE_ERRORS, ...GATEWAY_ENVELOPE_ERRORS])(
    "the error %s, before a method is known",
    (error) => {
      const seen = shown.some(({ outcome }) => outcome === error);
      expect(seen ? [] : [`a golden answering ${error}: ${HOW}`]).toEqual([]);
    },
  );

  it.each(errorSchema.properties.error.properties.code.enum)("the refusal %s", (code) => {
    const seen = shown.some(({ outcome, path: asked }) => {
      return outcome === code && !asked.endsWith(AGENT_PATHS.invoke);
    });
    expect(seen ? [] : [`a golden answering ${code}: ${HOW}`]).toEqual([]);
  });

  it("files lie in a folder of a method, or in one with a leading underscore", () => {
    const strange = goldens.filter(({ name }) => {
      const folder = path.dirname(name);
      return !folder.startsWith("_") && !isMethodName(folder);
    });
    expect(strange.map(({ name }) => name)).toEqual([]);
  });

  it("every exchange is recorded", () => {
    const missing = goldens.flatMap(({ name, exchanges }) =>
      exchanges
        .filter((exchange) => isAnswered(exchange) && exchange.response.length === 0)
        .map(({ line }) => `${name}:${line}`),
    );
    expect(missing.map((at) => `${at}: run \`npm run record:wire\``)).toEqual([]);
  });
});

/** The outcomes of a method, by either name, in the goldens of its folder. */
function outcomesOf(method: MethodName, version: (typeof VERSIONS)[number]): string[] {
  return shown
    .filter(
      (one) =>
        path.dirname(one.golden) === method &&
        nameOf(one) === method &&
        isOf(version, path.basename(one.golden)),
    )
    .flatMap(({ outcome = [] }) => outcome);
}

/** Goldens of 0.3 say so in their names: one that asks for a version that nobody speaks is of neither. */
function isOf(version: (typeof VERSIONS)[number], file: string): boolean {
  return file.startsWith("0.3-") === (version === "0.3");
}

function nameOf({ method = "" }: Shown): string {
  return Object.hasOwn(ALIASES, method) ? ALIASES[method as keyof typeof ALIASES] : method;
}
