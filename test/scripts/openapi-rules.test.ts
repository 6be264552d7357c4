import {
  OPENAPI_SOURCES,
  type OpenApiDocument,
  type OpenApiOperation,
  operationsOf,
} from "../../scripts/contract/openapi";
import { lintOpenApi } from "../../scripts/lint/openapi-rules";
import { openApi } from "../support/openapi";

/** Ways to break a document, and the words of the rule that finds it. */
const BROKEN: [rule: string, breakIt: (broken: OpenApiDocument) => void, words: string][] = [
  ["version", (broken) => (broken.openapi = "3.0.3"), "3.1 is wanted"],
  ["info", (broken) => (broken.info.description = ""), "info: title"],
  [
    "a summary without an end",
    (broken) => (first(broken).summary = "Say"),
    "the summary must be a sentence",
  ],
  [
    "an operation of the name of another",
    (broken) => {
      const [item] = Object.values(broken.paths);
      broken.paths["/more/{agentId}"] = structuredClone(item!);
    },
    "two operations have this operationId",
  ],
  [
    "a parameter that is not declared",
    (broken) => (Object.values(broken.paths)[0]!.parameters = []),
    "a required path parameter agentId is wanted",
  ],
  [
    "a parameter without words",
    (broken) => delete Object.values(broken.paths)[0]!.parameters![0]!.description,
    "agentId: a description is wanted",
  ],
  [
    "a scheme that is not declared",
    (broken) => first(broken).security!.push({ other: [] }),
    "other: not declared",
  ],
  [
    "a scheme that is not used",
    (broken) => {
      for (const { operation } of operationsOf(broken)) operation.security = [{ agentApiKey: [] }];
    },
    "bearer: no operation uses it",
  ],
  ["an operation for everybody", (broken) => delete first(broken).security, ": security is wanted"],
  [
    "a reference that leads nowhere",
    (broken) => {
      const [, ...others] = Object.entries(broken.components.schemas);
      broken.components.schemas = Object.fromEntries(others);
    },
    ": leads nowhere",
  ],
  [
    "a response that leads nowhere",
    (broken) => (first(broken).responses[500] = { $ref: "#/components/responses/Gone" }),
    "#/components/responses/Gone: leads nowhere",
  ],
  [
    "a schema that is not used",
    (broken) => (broken.components.schemas.Spare = { title: "Spare" }),
    "Spare: nothing refers to it",
  ],
  [
    "a code without a status",
    (broken) => {
      for (const { operation } of operationsOf(broken)) delete operation.responses[500];
      delete broken.components.responses?.Internal;
    },
    "internal: one status is wanted",
  ],
  [
    "a code at two statuses",
    (broken) => (first(broken).responses[503] = narrowed("internal")),
    "internal: one status is wanted",
  ],
  [
    "a code at two statuses of one operation",
    (broken) => (first(broken).responses[503] = narrowed("internal")),
    "internal stands in two responses",
  ],
  [
    "a code that there is not",
    (broken) => (first(broken).responses[418] = narrowed("teapot")),
    "teapot: no code of Gateway",
  ],
  [
    "a response without words",
    (broken) => (first(broken).responses[500] = { ...narrowed("internal"), description: "" }),
    "500: a description is wanted",
  ],
  [
    "two successes",
    (broken) => (first(broken).responses[204] = { description: "Nothing." }),
    "one status of a success is wanted",
  ],
  [
    "an example that does not fit",
    (broken) => {
      const { requestBody } = operationsOf(broken).find(
        ({ operation }) => operation.requestBody,
      )!.operation;
      requestBody!.content["application/json"]!.examples = { bad: { value: { text: "a" } } };
    },
    "example bad: ",
  ],
];

describe.each(OPENAPI_SOURCES.map(({ document, name }) => [document, name]))("%s", (_, name) => {
  const { source, document, contract } = openApi(name);

  it("keeps every rule", () => {
    expect(lintOpenApi(document, source, contract)).toEqual([]);
  });

  it.each(BROKEN)("is refused for its fault: %s", (_rule, breakIt, words) => {
    const broken = structuredClone(document);
    breakIt(broken);
    expect(lintOpenApi(broken, source, contract).join("\n")).toContain(words);
  });
});

function first(document: OpenApiDocument): OpenApiOperation {
  return operationsOf(document)[0]!.operation;
}

function narrowed(code: string) {
  const properties = { error: { type: "object", properties: { code: { enum: [code] } } } };
  const schema = { allOf: [{ type: "object", properties }] };
  return { description: "Refused.", content: { "application/json": { schema } } };
}
