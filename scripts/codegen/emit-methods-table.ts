import {
  beaconRowOf,
  type Contract,
  errorName,
  type MethodObject,
  requestTypeOf,
} from "../contract/contract";
import { resultType } from "./emit-methods";

/** `METHODS.md`: the method table that a reviewer reads. */
export function emitMethodsTable({ document }: Contract): string {
  const { methods } = document;
  const errors = document.components.errors;
  const notes = document["x-errors"];
  return `# Methods

Derived from \`openrpc.json\` by \`npm run generate\`.

## What each method takes and answers

| Method | Params | Result | Streaming | Errors |
|---|---|---|---|---|
${methods.map((method) => methodRow(method, errors)).join("\n")}

Before a method is known a request can be answered with: ${document["x-envelope-errors"].join(", ")}. At the Gateway also with: ${document["x-gateway-envelope-errors"].join(", ")}.

## What the Beacon does with it

| Method | Policy | Answered with | Can be refused with | Why |
|---|---|---|---|---|
${methods.map((method) => beaconRow(method, errors)).join("\n")}

## Errors

| Error | Code | Message | Reason | HTTP status in HTTP bindings | When |
|---|---|---|---|---|---|
${Object.entries(errors)
  .map(
    ([name, error]) =>
      `| ${name} | ${error.code} | ${error.message} | ${error.data?.[0]?.reason ?? "–"} | ${
        notes[name]?.httpStatus ?? "–"
      } | ${notes[name]?.description ?? "–"} |`,
  )
  .join("\n")}
`;
}

type Errors = Contract["document"]["components"]["errors"];

function codes(names: readonly string[], errors: Errors): string {
  return names.map((name) => `${name} (${errors[name]?.code ?? "?"})`).join(", ");
}

function methodRow(method: MethodObject, errors: Errors): string {
  const params = method.params.map((param) => (param.required ? `**${param.name}**` : param.name));
  return `| ${method.name} | ${requestTypeOf(method)}: ${params.join(", ")} | ${resultType(method)} | ${
    method["x-streaming"] ? "yes" : "no"
  } | ${codes(method.errors.map(errorName), errors)} |`;
}

function beaconRow(method: MethodObject, errors: Errors): string {
  const { policy, error, errors: possible, why } = beaconRowOf(method);
  const answer = error ? codes([error], errors) : resultType(method);
  return `| ${method.name} | ${policy} | ${answer} | ${codes(possible, errors)} | ${why} |`;
}
