import path from "node:path";
import { ALIASES } from "../../generated/a2a-0.3/methods";
import { ENVELOPE_ERRORS, type ErrorName } from "../../generated/errors";
import { isMethodName, METHOD_NAMES, METHODS, type MethodName } from "../../generated/methods";
import errorSchema from "../../schemas/gateway/error.schema.json";
import { GATEWAY_PATHS } from "../../src/gateway/paths";
import { type Shown, shownBy } from "../support/golden-coverage";
import { type Golden, readGoldens } from "../support/golden-file";
import { GATEWAY_GOLDENS } from "../support/golden-gateway";

const goldens = readGoldens("gateway");
const show = (golden: Golden) => shownBy(GATEWAY_GOLDENS, golden);
const shown = goldens.flatMap(show);

const HOW = "add a file with a `//` and a `>>` line, run `npm run record:wire`, read what it wrote";

/** What the contract lets a method answer and no request can bring about here; this list only shrinks. */
const UNREACHABLE: Partial<Record<MethodName, readonly (ErrorName | "result")[]>> = {
  // A blocking call that lasts too long answers the task as it is.
  SendMessage: ["AgentTimeoutError"],
  // No webhooks are offered, and that is said before any task is looked at.
  CreateTaskPushNotificationConfig: ["result", "TaskNotFoundError", "InternalError"],
  GetTaskPushNotificationConfig: ["result", "TaskNotFoundError", "InternalError"],
  ListTaskPushNotificationConfigs: ["result", "TaskNotFoundError", "InternalError"],
  DeleteTaskPushNotificationConfig: ["result", "TaskNotFoundError", "InternalError"],
  // Every agent has the card, and the agent was read to authenticate the call.
  GetExtendedAgentCard: [
    "InternalError",
    "UnsupportedOperationError",
    "ExtendedAgentCardNotConfiguredError",
  ],
};

const VERSIONS = ["1.0", "0.3"] as const;
const EACH = METHOD_NAMES.flatMap((method) =>
  VERSIONS.map((version) => [method, version] as const),
);

/** Paths that name something, and one that is there only where cards are signed. */
const NOT_SERVED: ReadonlySet<string> = new Set([
  GATEWAY_PATHS.invokeBinding,
  GATEWAY_PATHS.keySet,
]);

/** What the tables of the product's own description promise, and the golden that shows each row. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  routes: [
    "_routes/json-rpc",
    "_routes/agent-card",
    "_routes/agent-card-by-query",
    "_routes/healthz",
  ],
  credentials: ["_credentials/key-header", "_credentials/key-bearer", "_credentials/user-jwt"],
  "rate limit": ["_failures/rate-limited"],
  attribution: ["_credentials/attribution", "SendMessage/attribution"],
  "card fields": ["_card/public", "_card/0.3", "_card/unlisted", "_card/private"],
  "failure modes": [
    "_failures/key-of-another-agent",
    "_failures/agent-not-found",
    "_failures/agent-offline",
    "_failures/task-not-found",
    "_failures/rate-limited",
    "_failures/unsupported-version",
  ],
};

describe("the Gateway's wire goldens cover the contract", () => {
  it.each(EACH)("%s in %s: each outcome that a request can bring about", (method, version) => {
    const unreachable = UNREACHABLE[method] ?? [];
    const wanted = (["result", ...METHODS[method].errors] as const).filter(
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

  it.each([...ENVELOPE_ERRORS, "UnauthenticatedError", "AgentNotFoundError", "RateLimitedError"])(
    "the error %s, before a method is known",
    (error) => {
      const seen = shown.some(({ outcome }) => outcome === error);
      expect(seen ? [] : [`a golden answering ${error}: ${HOW}`]).toEqual([]);
    },
  );

  it.each(
    errorSchema.properties.error.properties.code.enum.filter((code) => code !== "unavailable"),
  )("the refusal %s", (code) => {
    const seen = shown.some(({ outcome }) => outcome === code);
    expect(seen ? [] : [`a golden answering ${code}: ${HOW}`]).toEqual([]);
  });

  it.each(Object.values(GATEWAY_PATHS).filter((own) => !NOT_SERVED.has(own)))(
    "a success of %s",
    (wanted) => {
      const seen = shown.some(({ path: asked, status }) => status < 300 && asked === wanted);
      expect(seen ? [] : [`a golden for ${wanted}: ${HOW}`]).toEqual([]);
    },
  );

  it.each(Object.entries(ROWS))("a golden for each row of the table of %s", (_table, wanted) => {
    const names = goldens.map(({ name }) => name.replace(/\.io$/, ""));
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
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
        .filter(({ response }) => response.length === 0)
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
