import {
  type BeaconRow,
  errorName,
  type GatewayRow,
  type MethodObject,
  requestTypeOf,
} from "../contract/contract";
import type { ContractSource } from "../contract/contracts";
import type { Rule } from "./contract-rules";

const POLICIES = new Set(["accept", "status-only", "empty", "refuse"]);

/** A rule for each method on its own. */
function perMethod(
  check: (method: MethodObject, source: ContractSource) => (string | false | undefined)[],
): Rule {
  return ({ document, source }) =>
    document.methods.flatMap((method) =>
      check(method, source).flatMap((fault) => (fault ? [`${method.name}: ${fault}`] : [])),
    );
}

const names: Rule = ({ document, source }) => {
  const { pattern, called } = source.methodNames;
  const seen = new Set<string>();
  return document.methods.flatMap(({ name }) => {
    const isNew = !seen.has(name);
    seen.add(name);
    if (!isNew) return [`${name}: the name is taken`];
    return pattern.test(name) ? [] : [`${name}: method names are ${called}`];
  });
};

const words = perMethod((method, { clause }) => [
  method.paramStructure !== "by-name" && "paramStructure must be by-name",
  !method.summary.endsWith(".") && "the summary must be a sentence",
  clause !== undefined &&
    !method.description.includes(clause) &&
    `the description must name the section (${clause}…)`,
]);

const paramsFollowRequest: Rule = ({ document, schemas }) =>
  document.methods.flatMap((method) => {
    const request = schemas.get(requestTypeOf(method));
    const required = new Set(request?.required);
    const wanted = Object.keys(request?.properties ?? {}).map((name) => [name, required.has(name)]);
    const found = method.params.map((param) => [param.name, param.required]);
    if (JSON.stringify(found) === JSON.stringify(wanted)) return [];
    return [`${method.name}: params must be those of ${requestTypeOf(method)}, in its order`];
  });

const errorsAreDeclared: Rule = ({ document }) =>
  document.methods.flatMap((method) => {
    const declared = new Set(Object.keys(document.components.errors));
    const listed = method.errors.map(errorName);
    return [
      ...listed
        .filter((name) => !declared.has(name))
        .map((name) => `${method.name}: ${name} is not among components.errors`),
      ...(method["x-beacon"]?.errors ?? [])
        .filter((name) => !listed.includes(name))
        .map((name) => `${method.name}: x-beacon answers ${name}, which errors does not list`),
      ...(method["x-gateway"]?.errors ?? [])
        .filter((name) => !listed.includes(name))
        .map((name) => `${method.name}: x-gateway answers ${name}, which errors does not list`),
    ];
  });

const beaconRow: Rule = ({ document, main }) =>
  document.methods.flatMap((method) => {
    const row = method["x-beacon"];
    if (main) return row ? [`${method.name}: x-beacon belongs to the main contract`] : [];
    const faults = row ? beaconFaults(row) : ["x-beacon is wanted"];
    return faults.flatMap((fault) => (fault ? [`${method.name}: ${fault}`] : []));
  });

function beaconFaults({ policy, error, errors, why }: BeaconRow): (string | false)[] {
  return [
    !POLICIES.has(policy) && `x-beacon.policy must be one of ${[...POLICIES].join(", ")}`,
    (policy === "refuse") !== (error !== undefined) &&
      "x-beacon.error goes with refuse, and only so",
    error !== undefined && !errors.includes(error) && "x-beacon.errors must hold x-beacon.error",
    !/^[A-Z][^.]*\.$/.test(why) && "x-beacon.why must be one sentence",
  ];
}

const gatewayRow: Rule = ({ document, main }) =>
  document.methods.flatMap((method) => {
    const row = method["x-gateway"];
    if (main) return row ? [`${method.name}: x-gateway belongs to the main contract`] : [];
    const faults = row ? gatewayFaults(row) : ["x-gateway is wanted"];
    return faults.flatMap((fault) => (fault ? [`${method.name}: ${fault}`] : []));
  });

function gatewayFaults({ policy, condition, why }: GatewayRow): (string | false)[] {
  return [
    !["serve", "serve-if"].includes(policy) && "x-gateway.policy must be serve or serve-if",
    (policy === "serve-if") !== (condition !== undefined) &&
      "x-gateway.condition goes with serve-if, and only so",
    !/^[A-Z][^.]*\.$/.test(why) && "x-gateway.why must be one sentence",
  ];
}

/** An alias table with a gap would be no table, so either each method has its name in 1.0 or none. */
const aliases: Rule = ({ document, main }) => {
  if (document.methods.every((method) => method["x-1.0"] === undefined)) return [];
  const names = new Set(main?.document.methods.map(({ name }) => name));
  return document.methods
    .filter((method) => !names.has(method["x-1.0"] ?? ""))
    .map(({ name }) => `${name}: x-1.0 must be the name of a method of openrpc.json`);
};

export const methodRules: Rule[] = [
  names,
  words,
  paramsFollowRequest,
  errorsAreDeclared,
  beaconRow,
  gatewayRow,
  aliases,
];
