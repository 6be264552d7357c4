import type { Contract } from "../contract/contract";
import {
  codesByStatus,
  type OpenApiDocument,
  type OpenApiMedia,
  type OpenApiSource,
  operationsOf,
  type PlacedOperation,
  refusalCodes,
  responsesOf,
} from "../contract/openapi";
import { createFindFault } from "./schema-ajv";

/** What a rule looks at. */
interface Subject {
  document: OpenApiDocument;
  source: OpenApiSource;
  contract: Contract;
  /** What the document serves. */
  operations: PlacedOperation[];
  /** The same, and what the gateway itself sends. */
  all: PlacedOperation[];
}

/** A rule of an OpenAPI document: it answers what breaks it, with the place and what is wanted. */
type Rule = (subject: Subject) => string[];

/** Everything that is wrong with an OpenAPI document. */
export function lintOpenApi(
  document: OpenApiDocument,
  source: OpenApiSource,
  contract: Contract,
): string[] {
  const operations = operationsOf(document);
  const all = [...operations, ...operationsOf(document, document.webhooks ?? {})];
  const faultsOf = (rules: readonly Rule[]) =>
    rules.flatMap((rule) => rule({ document, source, contract, operations, all }));
  // What refers to nothing cannot be looked into.
  const unresolved = faultsOf([referencesResolve]);
  return unresolved.length > 0 ? unresolved : faultsOf(RULES);
}

const isOpenApi31: Rule = ({ document: { openapi, info } }) => [
  ...(/^3\.1\.\d+$/.test(openapi) ? [] : ["openapi: 3.1 is wanted"]),
  ...(info.title && info.version && info.description
    ? []
    : ["info: title, version and description are wanted"]),
];

const operationsAreNamed: Rule = ({ all }) => {
  const ids = all.map(({ operation }) => operation.operationId);
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${id}: two operations have this operationId`),
    ...all
      .filter(({ operation }) => !operation.summary.endsWith("."))
      .map(({ operation }) => `${operation.operationId}: the summary must be a sentence`),
  ];
};

const templatesHaveParameters: Rule = ({ all }) =>
  all.flatMap(({ path, parameters }) => {
    const inTemplate = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
    const declared = parameters.filter((parameter) => parameter.in === "path");
    return [
      ...inTemplate
        .filter((name) => !declared.some((p) => p.name === name && p.required === true))
        .map((name) => `${path}: a required path parameter ${name} is wanted`),
      ...declared
        .filter(({ name }) => !inTemplate.includes(name))
        .map(({ name }) => `${path}: the path has no {${name}}`),
      ...parameters
        .filter(({ description }) => !description)
        .map(({ name }) => `${path}: ${name}: a description is wanted`),
    ];
  });

const securityIsDeclared: Rule = ({ document, operations }) => {
  const declared = Object.keys(document.components.securitySchemes);
  const items = operations.flatMap(({ operation }) => operation.security ?? []);
  const used = new Set(items.flatMap((item) => Object.keys(item)));
  return [
    ...[...used].filter((name) => !declared.includes(name)).map((name) => `${name}: not declared`),
    ...declared.filter((name) => !used.has(name)).map((name) => `${name}: no operation uses it`),
    ...operations
      .filter(({ operation }) => !operation.security?.length)
      .map(({ operation }) => `${operation.operationId}: security is wanted`),
  ];
};

const referencesResolve: Rule = ({ document }) => {
  const refs = new Set(
    [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref as string),
  );
  const { schemas, responses = {} } = document.components;
  const targets = [
    ...Object.keys(schemas).map((name) => ({ name, ref: `#/components/schemas/${name}` })),
    ...Object.keys(responses).map((name) => ({ name, ref: `#/components/responses/${name}` })),
  ];
  const leadsTo = (ref: string, target: string) => ref === target || ref.startsWith(`${target}/`);
  return [
    ...[...refs]
      .filter((ref) => !targets.some((target) => leadsTo(ref, target.ref)))
      .map((ref) => `${ref}: leads nowhere`),
    ...targets
      .filter((target) => ![...refs].some((ref) => leadsTo(ref, target.ref)))
      .map(({ name }) => `${name}: nothing refers to it`),
  ];
};

const everyCodeHasOneStatus: Rule = ({ document, source, contract, operations }) => {
  const codes = refusalCodes(source, contract);
  const placed = operations.flatMap(({ operation }) =>
    [...codesByStatus(document, operation)].flatMap(([status, narrowed]) =>
      narrowed.map((code) => ({ id: operation.operationId, code, status })),
    ),
  );
  const statusesOf = (wanted: string) =>
    new Set(placed.filter(({ code }) => code === wanted).map(({ status }) => status));
  const twice = placed.filter(
    ({ id, code }, index) =>
      placed.findIndex((one) => one.id === id && one.code === code) !== index,
  );
  return [
    ...codes
      .filter((code) => statusesOf(code).size !== 1)
      .map((code) => `${code}: one status is wanted with a response whose body is narrowed to it`),
    ...twice.map(({ id, code }) => `${id}: ${code} stands in two responses`),
    ...placed
      .filter(({ code }) => !codes.includes(code))
      .map(({ code }) => `${code}: no code of ${source.refusal}`),
  ];
};

const responsesAreWhole: Rule = ({ document, operations, all }) => [
  ...all.flatMap(({ operation }) =>
    responsesOf(document, operation)
      .filter(([, { description }]) => !description)
      .map(([status]) => `${operation.operationId}: ${status}: a description is wanted`),
  ),
  ...operations
    .filter(({ operation }) => successesOf(operation).length !== 1)
    .map(({ operation }) => `${operation.operationId}: one status of a success is wanted`),
];

function successesOf({ responses }: PlacedOperation["operation"]): string[] {
  return Object.keys(responses).filter((status) => /^2\d\d$/.test(status));
}

const examplesFit: Rule = ({ document, all }) => {
  const findFault = createFindFault({ document, schemas: new Map() });
  const contents = all.flatMap(({ operation }) => [
    operation.requestBody?.content ?? {},
    ...responsesOf(document, operation).map(([, { content = {} }]) => content),
  ]);
  return contents
    .flatMap((content): OpenApiMedia[] => Object.values(content))
    .flatMap(({ schema, examples = {} }) =>
      Object.entries(examples).flatMap(([name, { value }]) => {
        const fault = findFault(schema, value);
        return fault ? [`example ${name}: ${fault}`] : [];
      }),
    );
};

const RULES: readonly Rule[] = [
  isOpenApi31,
  operationsAreNamed,
  templatesHaveParameters,
  securityIsDeclared,
  everyCodeHasOneStatus,
  responsesAreWhole,
  examplesFit,
];
