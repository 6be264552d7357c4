import { refName } from "../contract/schemas";
import {
  type BeaconRow,
  type Contract,
  errorName,
  type MethodObject,
  requestTypeOf,
} from "../contract/contract";

/** `methods.ts`: the method map, as types and as a table. */
export function emitMethods({ document, main }: Contract): string {
  const { methods } = document;
  const types = new Set(methods.flatMap((method) => [requestTypeOf(method), resultType(method)]));
  types.delete("null");
  const up = main ? ".." : ".";
  const hasBeacon = !main;
  const hasAliases = methods.every((method) => method["x-1.0"] !== undefined);
  return `
import type { ErrorName } from "${up}/errors";
${hasAliases ? `import type { MethodName as MethodName10 } from "${up}/methods";\n` : ""}import type { READERS } from "./readers";
import type { SchemaName } from "./validators";
import type { ${[...types].sort().join(", ")} } from "./types";

/** What each method takes and answers${hasBeacon ? ", and what the Beacon does with it" : ""}. */
export interface Methods {
${methods.map(methodType).join("\n")}
}

export type MethodName = keyof Methods;

export type Params<M extends MethodName> = Methods[M]["params"];
export type Result<M extends MethodName> = Methods[M]["result"];
${hasBeacon ? BEACON_METHODS_WITH : ""}
/** The schemas that params are read and validated by. */
export type RequestName = keyof typeof READERS;

export interface MethodInfo {
  readonly streaming: boolean;
  /** The schema of the params, as one object. */
  readonly request: RequestName;
  /** The schema of the result, or null where the result is null. */
  readonly result: SchemaName | null;
  readonly errors: readonly ErrorName[];
${hasBeacon ? BEACON_INFO : ""}
}

export const METHODS: { readonly [M in MethodName]: MethodInfo } = {
${methods.map(methodInfo).join("\n")}
};

export const METHOD_NAMES = Object.keys(METHODS) as readonly MethodName[];

/** Whether a string names a method of the contract; inherited names such as \`__proto__\` do not. */
export function isMethodName(name: string): name is MethodName {
  return Object.hasOwn(METHODS, name);
}
${hasAliases ? aliases(methods) : ""}`;
}

const BEACON_METHODS_WITH = `
/** The methods that the Beacon treats by one of these policies. */
export type BeaconMethodsWith<P extends Methods[MethodName]["beacon"]["policy"]> = {
  [M in MethodName]: Methods[M]["beacon"]["policy"] extends P ? M : never;
}[MethodName];
`;

const BEACON_INFO = `readonly beacon: {
    readonly policy: "accept" | "status-only" | "empty" | "refuse";
    readonly error?: ErrorName;
    readonly errors: readonly ErrorName[];
    readonly why: string;
  };`;

/** The name of the type of a method's result. */
export function resultType(method: MethodObject): string {
  return refName(method.result.schema) ?? "null";
}

function methodType(method: MethodObject): string {
  const beacon = method["x-beacon"];
  return `/** ${method.summary} */
  "${method.name}": {
    params: ${requestTypeOf(method)};
    result: ${resultType(method)};
    errors: ${method.errors.map((ref) => JSON.stringify(errorName(ref))).join(" | ")};
    streaming: ${String(method["x-streaming"] ?? false)};
    ${beacon ? beaconType(beacon) : ""}
  };`;
}

function beaconType({ policy, error }: BeaconRow): string {
  return `beacon: { policy: ${JSON.stringify(policy)}; error: ${error ? JSON.stringify(error) : "never"} };`;
}

function methodInfo(method: MethodObject): string {
  const beacon = method["x-beacon"];
  return `"${method.name}": ${JSON.stringify({
    streaming: method["x-streaming"] ?? false,
    request: requestTypeOf(method),
    result: refName(method.result.schema) ?? null,
    errors: method.errors.map(errorName),
    beacon: beacon && {
      policy: beacon.policy,
      error: beacon.error,
      errors: beacon.errors,
      why: beacon.why,
    },
  })},`;
}

function aliases(methods: readonly MethodObject[]): string {
  return `
/** The A2A 1.0 method that each method stands for. */
export const ALIASES = {
${methods.map((method) => `"${method.name}": ${JSON.stringify(method["x-1.0"])},`).join("\n")}
} as const satisfies { readonly [M in MethodName]: MethodName10 };
`;
}
