import path from "node:path";
import ts from "typescript";
import { METHOD_NAMES } from "../../generated/methods";
import {
  checkOutbound,
  EGRESS,
  isKnownModule,
  mayReachOut,
  outboundImports,
  outboundModules,
  type Report,
} from "./layer-outbound";

/** Who may import whom, arrows only downward. A layer is a folder of `src`, or `generated`. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  bin: ["adapters", "beacon", "gateway", "http", "a2a", "ports", "jsonrpc", "config", "generated"],
  adapters: ["ports", "a2a", "generated"],
  beacon: ["http", "a2a", "ports", "jsonrpc", "generated"],
  gateway: ["http", "a2a", "ports", "jsonrpc", "generated"],
  http: ["a2a", "ports", "jsonrpc", "generated"],
  a2a: ["ports", "jsonrpc", "generated"],
  ports: ["generated"],
  config: ["generated"],
  // What agent authors use, in processes of their own.
  "agent-client": ["generated"],
  // What receivers of push notifications use, in programs of their own.
  "webhook-receiver": ["a2a", "generated"],
  jsonrpc: [],
  generated: [],
};

const SQLITE = "src/adapters/sqlite/";

/** Packages that belong in one place: where, and what to do elsewhere. */
const PACKAGE_HOMES: readonly { name: RegExp; home: RegExp; advice: string }[] = [
  {
    name: /^express$/,
    home: /^src\/http\/|-app\.ts$/,
    advice: "routes are implemented in src/http and mounted in a *-app.ts; pass plain values on",
  },
  {
    name: /^better-sqlite3$/,
    home: /^src\/adapters\/sqlite\//,
    advice: `go through a port in src/ports; SQL stays in ${SQLITE}`,
  },
  {
    name: /^ajv/,
    home: /^(src\/config\/|generated\/)/,
    advice: "use the validators in generated/, or add a schema to the contract",
  },
  {
    name: /^(undici|node-fetch|axios|got|ky|ws|eventsource)$/,
    home: /^src\/adapters\/egress\//,
    advice: `outbound connections are made in ${EGRESS} alone`,
  },
];

/** What `generated/` may require: functions that compiled validators call. */
const AJV_RUNTIME = /^(ajv\/dist\/runtime\/|ajv-formats\/dist\/)/;

const SQL =
  /\b(SELECT\s[^]*\sFROM|INSERT\s+(OR\s+\w+\s+)?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|CREATE\s+(TABLE|INDEX|TRIGGER)|PRAGMA\s+\w)/;

const methodNames = new Set<string>(METHOD_NAMES);

/**
 * Checks one source file against the import rule of the design and the rules that go with it.
 *
 * @param file the path from the root, with slashes
 * @returns a line for each violation: where it is, what it is, what to do
 */
export function layerViolations(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const violations: string[] = [];
  const report: Report = (node, fault, advice) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    violations.push(`${file}:${line + 1}: ${fault}: ${advice}`);
  };
  const modules = outboundModules(source);
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier) checkSpecifier(file, specifier, node, report);
    checkOutbound(file, node, modules, report);
    checkEnvironment(file, node, report);
    checkLiteral(file, node, report);
    ts.forEachChild(node, visit);
  };
  if (layerOf(file) === undefined)
    report(source, "it is in no layer", "put it into one of the folders that ARROWS names");
  visit(source);
  return violations;
}

/** The layer of a path from the root, or undefined. */
function layerOf(file: string): string | undefined {
  const [top, folder] = file.split("/");
  const layer = top === "src" ? folder : top;
  return layer !== undefined && Object.hasOwn(ARROWS, layer) ? layer : undefined;
}

/** What a node imports: by import, export from, import =, import(), require() or an import type. */
function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire =
    (ts.isIdentifier(expression) && expression.text === "require") ||
    (ts.isPropertyAccessExpression(expression) &&
      [expression.expression.getText(), expression.name.text].includes("require"));
  return isImport || isRequire ? node.arguments[0] : undefined;
}

/** The one file that imports what an operator names. */
const MODULE_IMPORTER = "src/adapters/import-agent-module.ts";

function checkSpecifier(file: string, specifier: ts.Node, node: ts.Node, report: Report): void {
  if (!ts.isStringLiteralLike(specifier)) {
    if (file === MODULE_IMPORTER) return;
    report(node, "an import that is computed", "write the specifier out");
    return;
  }
  if (specifier.text.startsWith(".")) checkPath(file, specifier.text, node, report);
  else checkPackage(file, specifier.text.replace(/^node:/, ""), node, report);
}

function checkPath(file: string, specifier: string, node: ts.Node, report: Report): void {
  const from = layerOf(file) ?? "";
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const to = layerOf(target);
  if (to === undefined) {
    report(node, `imports ${target}`, "only src and generated are part of the program");
    return;
  }
  const allowed = ARROWS[from] ?? [];
  if (to !== from && !allowed.includes(to)) {
    const may = allowed.length === 0 ? "nothing else" : allowed.join(", ");
    const advice = `${from} may import ${may}; move the code down, or hand it in from above`;
    report(node, `imports ${to}`, advice);
  }
  if (file.includes("/methods/") && to === "http")
    report(node, "a method imports http", "methods take params and answer results, not HTTP");
}

function checkPackage(file: string, name: string, node: ts.Node, report: Report): void {
  if (file.startsWith("generated/")) {
    if (!AJV_RUNTIME.test(name))
      report(
        node,
        `generated code imports ${name}`,
        "generate code that needs ajv's runtime alone",
      );
    return;
  }
  const packageName = name.split("/")[0] ?? "";
  for (const { name: pattern, home, advice } of PACKAGE_HOMES)
    if (pattern.test(packageName) && !home.test(file)) report(node, `imports ${name}`, advice);
  if (!mayReachOut(file) && !isKnownModule(name) && !isHomed(packageName))
    report(
      node,
      `imports ${name}, of which it is not known whether it makes connections`,
      "find out, and say so in test/support/layer-outbound.ts",
    );
  if (!mayReachOut(file))
    for (const member of outboundImports(file, name, node))
      report(node, `imports ${member} of ${name}`, `go through ${EGRESS}`);
  if (name === "process" && !file.startsWith("src/config/"))
    report(node, "imports process", "use the global, and read its environment in src/config");
}

function isHomed(packageName: string): boolean {
  return PACKAGE_HOMES.some(({ name }) => name.test(packageName));
}

function checkEnvironment(file: string, node: ts.Node, report: Report): void {
  if (!file.startsWith("src/") || file.startsWith("src/config/")) return;
  const isAccess =
    (ts.isPropertyAccessExpression(node) && node.name.text === "env") ||
    (ts.isElementAccessExpression(node) && /["'`]env["'`]/.test(node.argumentExpression.getText()));
  const isOfProcess = isAccess && /(^|\.)process$/.test(node.expression.getText());
  const isTaken =
    ts.isVariableDeclaration(node) &&
    node.initializer?.getText() === "process" &&
    ts.isObjectBindingPattern(node.name);
  if (isOfProcess || isTaken)
    report(node, "reads process.env", "read it in src/config and pass the configuration on");
}

/** SQL, codes and method names, written out where the contract or the adapter has them. */
function checkLiteral(file: string, node: ts.Node, report: Report): void {
  if (!file.startsWith("src/")) return;
  const isCode =
    ts.isPrefixUnaryExpression(node) &&
    node.operator === ts.SyntaxKind.MinusToken &&
    ts.isNumericLiteral(node.operand) &&
    isRpcCode(-Number(node.operand.text));
  if (isCode)
    report(node, `an error code, ${node.getText()}`, "throw the error of generated/errors");

  const text = textOf(node);
  if (text === undefined) return;
  if (/(^|[^\d])-32\d{3}\b/.test(text))
    report(node, "an error code in a string", "throw the error of generated/errors");
  if (SQL.test(text) && !file.startsWith(SQLITE))
    report(node, "SQL", `put it behind a port, into ${SQLITE}`);
  // In a type a wrong name does not compile.
  if (methodNames.has(text) && !ts.isLiteralTypeNode(node.parent))
    report(node, `the method name "${text}"`, "take it from METHODS, or use the key of a table");
}

function isRpcCode(value: number): boolean {
  return value >= -32768 && value <= -32000;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText() : undefined;
}
