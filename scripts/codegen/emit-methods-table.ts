import {
  beaconRowOf,
  type Contract,
  errorName,
  type MethodObject,
  requestTypeOf,
} from "../contract/contract";
import { resultType } from "./emit-methods";

/** What the contract may say of a product's policy. */
interface PolicyRow {
  policy: string;
  /** What must be so for it. */
  condition?: string;
  errors?: string[];
  why?: string;
}

/** `METHODS.md`: the method tables that a reader of the repository, and a reviewer, reads. */
export function emitMethodsTable({ document }: Contract): string {
  const { methods } = document;
  const errors = document.components.errors;
  const notes = document["x-errors"];
  const envelope = list(document["x-envelope-errors"], errors);
  const gatewayEnvelope = list(document["x-gateway-envelope-errors"], errors);
  return `# Methods

${document.info.title}, version ${document.info.version}. Derived from \`openrpc.json\` by \`npm run generate\`.

## At a glance

${atAGlance(methods)}

## What each method takes and answers

Params in bold must be there. A method with streaming answers with a stream of such results.

${table(
  ["Method", "Params", "Result", "Streaming", "Errors"],
  methods.map((method) => [
    method.name,
    paramsOf(method),
    resultType(method),
    method["x-streaming"] ? "yes" : "no",
    list(method.errors.map(errorName), errors),
  ]),
)}

Before a method is known a request can be answered with: ${envelope}. At the Gateway also with: ${gatewayEnvelope}.

## What the Beacon does with it

${table(
  ["Method", "Policy", "Answered with", "Can be refused with", "Why"],
  methods.map((method) => {
    const { policy, error, errors: possible, why } = beaconRowOf(method);
    const answer = error ? list([error], errors) : resultType(method);
    return [method.name, policy, answer, list(possible, errors), why];
  }),
)}
${gatewaySection(methods, errors)}
## Errors

${table(
  ["Error", "Code", "Message", "Reason", "HTTP status in HTTP bindings", "When"],
  Object.entries(errors).map(([name, { code, message, data }]) => [
    name,
    String(code),
    message,
    data?.[0]?.reason ?? "–",
    String(notes[name]?.httpStatus ?? "–"),
    notes[name]?.description ?? "–",
  ]),
)}
`;
}

type Errors = Contract["document"]["components"]["errors"];

function atAGlance(methods: readonly MethodObject[]): string {
  const isTold = methods.some(gatewayRowIn);
  return table(
    ["Method", "Purpose", "At the Beacon", ...(isTold ? ["At the Gateway"] : [])],
    methods.map((method) => {
      const { policy, error } = beaconRowOf(method);
      const gateway = gatewayRowIn(method);
      return [
        method.name,
        method.summary,
        error ? `${policy}: ${error}` : policy,
        ...(isTold ? [gateway ? policyText(gateway) : "–"] : []),
      ];
    }),
  );
}

/** The Gateway's part, where the contract has one. */
function gatewaySection(methods: readonly MethodObject[], errors: Errors): string {
  const rows = methods.flatMap((method) => {
    const row = gatewayRowIn(method);
    if (!row) return [];
    return [[method.name, policyText(row), list(row.errors ?? [], errors), row.why ?? "–"]];
  });
  if (rows.length === 0) return "";
  const head = ["Method", "Policy", "Can be refused with", "How"];
  return `
## What the Gateway does with it

${table(head, rows)}
`;
}

function gatewayRowIn(method: MethodObject): PolicyRow | undefined {
  return (method as { "x-gateway"?: PolicyRow })["x-gateway"];
}

function policyText({ policy, condition }: PolicyRow): string {
  return condition === undefined ? policy : `${policy} ${condition}`;
}

function paramsOf(method: MethodObject): string {
  const names = method.params.map(({ name, required }) => (required ? `**${name}**` : name));
  return `${requestTypeOf(method)}: ${names.length > 0 ? names.join(", ") : "none"}`;
}

function list(names: readonly string[], errors: Errors): string {
  return names.map((name) => `${name} (${errors[name]?.code ?? "?"})`).join(", ");
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
