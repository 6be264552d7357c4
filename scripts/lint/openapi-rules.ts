import type { Contract } from "../contract/contract";
import {
  codesByStatus,
  invokeOperation,
  type OpenApiDocument,
  type OpenApiMedia,
  refusalCodes,
} from "../contract/openapi";
import { refName, refNames } from "../contract/schemas";
import { createFindFault } from "./schema-ajv";

/** A rule of the OpenAPI document: it answers what breaks it, with the place and what is wanted. */
type Rule = (document: OpenApiDocument, contract: Contract) => string[];

/** Everything that is wrong with the OpenAPI document of REST invoke. */
export function lintInvokeDocument(document: OpenApiDocument, contract: Contract): string[] {
  return RULES.flatMap((rule) => rule(document, contract));
}

const isOpenApi31: Rule = ({ openapi, info }) => [
  ...(/^3\.1\.\d+$/.test(openapi) ? [] : ["openapi: 3.1 is wanted"]),
  ...(info.title && info.version && info.description
    ? []
    : ["info: title, version and description are wanted"]),
];

const templatesHaveParameters: Rule = ({ paths }) =>
  Object.entries(paths).flatMap(([path, { parameters = [], post }]) => {
    const inTemplate = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
    const all = [...parameters, ...(post?.parameters ?? [])];
    const declared = all.filter((parameter) => parameter.in === "path");
    return [
      ...inTemplate
        .filter((name) => !declared.some((p) => p.name === name && p.required === true))
        .map((name) => `${path}: a required path parameter ${name} is wanted`),
      ...declared
        .filter(({ name }) => !inTemplate.includes(name))
        .map(({ name }) => `${path}: the path has no {${name}}`),
      ...all
        .filter(({ description }) => !description)
        .map(({ name }) => `${path}: ${name}: a description is wanted`),
    ];
  });

const securityIsDeclared: Rule = (document) => {
  const declared = Object.keys(document.components.securitySchemes);
  const used = new Set(invokeOperation(document).security.flatMap((item) => Object.keys(item)));
  return [
    ...[...used].filter((name) => !declared.includes(name)).map((name) => `${name}: not declared`),
    ...declared.filter((name) => !used.has(name)).map((name) => `${name}: no operation uses it`),
  ];
};

const referencesResolve: Rule = (document) => {
  const { schemas } = document.components;
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  return [
    ...refs
      .map(([, ref]) => ref as string)
      .filter((ref) => !Object.hasOwn(schemas, refName({ $ref: ref }) ?? ""))
      .map((ref) => `${ref}: leads nowhere`),
    ...Object.keys(schemas)
      .filter((name) => !refNames(document).has(name))
      .map((name) => `${name}: nothing refers to it`),
  ];
};

const everyCodeHasOneStatus: Rule = (document, contract) => {
  const operation = invokeOperation(document);
  const placed = [...codesByStatus(operation).values()].flat();
  const codes = refusalCodes(contract);
  return [
    ...codes
      .filter((code) => placed.filter((other) => other === code).length !== 1)
      .map((code) => `${code}: one response is wanted whose body is narrowed to it`),
    ...placed
      .filter((code) => !codes.includes(code))
      .map((code) => `${code}: no code of GatewayInvokeRefusal`),
    ...Object.entries(operation.responses)
      .filter(([, { description }]) => !description)
      .map(([status]) => `${status}: a description is wanted`),
  ];
};

const examplesFit: Rule = (document, contract) => {
  const findFault = createFindFault(contract);
  const operation = invokeOperation(document);
  const contents = [
    operation.requestBody?.content ?? {},
    ...Object.values(operation.responses).map(({ content = {} }) => content),
  ];
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
  templatesHaveParameters,
  securityIsDeclared,
  referencesResolve,
  everyCodeHasOneStatus,
  examplesFit,
];
