import { errorName, type MethodObject, requestTypeOf } from "../contract/contract";
import type { Rule } from "./contract-rules";

const POLICIES = new Set(["accept", "status-only", "empty", "refuse"]);

/** A rule for each method on its own. */
function perMethod(check: (method: MethodObject) => (string | false | undefined)[]): Rule {
  return ({ document }) =>
    document.methods.flatMap((method) =>
      check(method).flatMap((fault) => (fault ? [`${method.name}: ${fault}`] : [])),
    );
}

const names: Rule = ({ document }) => {
  const seen = new Set<string>();
  return document.methods.flatMap(({ name }) => {
    const isNew = !seen.has(name);
    seen.add(name);
    if (!isNew) return [`${name}: the name is taken`];
    return /^([A-Z][a-z0-9]+)+$/.test(name) ? [] : [`${name}: method names are PascalCase`];
  });
};

const words = perMethod((method) => [
  method.paramStructure !== "by-name" && "paramStructure must be by-name",
  !method.summary.endsWith(".") && "the summary must be a sentence",
  !method.description.includes("A2A §") && "the description must name the section (A2A §…)",
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
    const beacon = method["x-beacon"];
    return [
      ...listed
        .filter((name) => !declared.has(name))
        .map((name) => `${method.name}: ${name} is not among components.errors`),
      ...beacon.errors
        .filter((name) => !listed.includes(name))
        .map((name) => `${method.name}: x-beacon answers ${name}, which errors does not list`),
    ];
  });

const beaconRow = perMethod((method) => {
  const { policy, error, errors, why } = method["x-beacon"];
  return [
    !POLICIES.has(policy) && `x-beacon.policy must be one of ${[...POLICIES].join(", ")}`,
    (policy === "refuse") !== (error !== undefined) &&
      "x-beacon.error goes with refuse, and only so",
    error !== undefined && !errors.includes(error) && "x-beacon.errors must hold x-beacon.error",
    !/^[A-Z][^.]*\.$/.test(why) && "x-beacon.why must be one sentence",
  ];
});

export const methodRules: Rule[] = [
  names,
  words,
  paramsFollowRequest,
  errorsAreDeclared,
  beaconRow,
];
