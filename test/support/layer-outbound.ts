import ts from "typescript";

/** Takes note of a violation: where, what, and what to do. */
export type Report = (node: ts.Node, fault: string, advice: string) => void;

/** The only place of the servers that makes outbound connections. */
export const EGRESS = "src/adapters/egress/";

/** Runs in an agent's own process, and has nothing but an outbound connection. */
const AGENT_CLIENT = "src/agent-client/";

/** Whether a file may make outbound connections. */
export function mayReachOut(file: string): boolean {
  return file.startsWith(EGRESS) || file.startsWith(AGENT_CLIENT);
}

const OUTBOUND_GLOBALS = new Set(["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]);

/** What reaches out, of the modules of node that can. */
const OUTBOUND_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  http: ["request", "get", "ClientRequest", "Agent", "globalAgent"],
  https: ["request", "get", "Agent", "globalAgent"],
  http2: ["connect"],
  net: ["connect", "createConnection", "Socket", "Stream"],
  tls: ["connect", "TLSSocket"],
  dgram: ["createSocket", "Socket"],
};

/** The outbound members of a module that an import names; all of them, where it is no declaration. */
export function outboundImports(module: string, node: ts.Node): string[] {
  if (!Object.hasOwn(OUTBOUND_MEMBERS, module)) return [];
  if (!ts.isImportDeclaration(node)) return ["everything"];
  const bindings = node.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings) || isTypeOnly(node)) return [];
  return bindings.elements
    .filter(({ isTypeOnly: isType }) => !isType)
    .map(({ propertyName, name }) => (propertyName ?? name).text)
    .filter((name) => OUTBOUND_MEMBERS[module]?.includes(name));
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** The names that a file gives to whole modules that can reach out. */
export function outboundModules(source: ts.SourceFile): Map<string, string> {
  const modules = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { importClause, moduleSpecifier } = statement;
    const module = (moduleSpecifier as ts.StringLiteral).text.replace(/^node:/, "");
    if (!Object.hasOwn(OUTBOUND_MEMBERS, module)) continue;
    const { name, namedBindings } = importClause ?? {};
    if (name) modules.set(name.text, module);
    if (namedBindings && ts.isNamespaceImport(namedBindings))
      modules.set(namedBindings.name.text, module);
  }
  return modules;
}

/** Uses of fetch and its like, and of what a whole module offers. */
export function checkOutbound(
  file: string,
  node: ts.Node,
  modules: Map<string, string>,
  report: Report,
): void {
  if (!file.startsWith("src/") || mayReachOut(file)) return;
  const advice = `go through ${EGRESS}, which checks the address it dials`;
  if (ts.isPropertyAccessExpression(node)) {
    const holder = node.expression.getText();
    const member = node.name.text;
    const isGlobal = /^(globalThis|global)$/.test(holder) && OUTBOUND_GLOBALS.has(member);
    const isOfModule = OUTBOUND_MEMBERS[modules.get(holder) ?? ""]?.includes(member);
    if (isGlobal || isOfModule) report(node, `uses ${node.getText()}`, advice);
    return;
  }
  if (!ts.isIdentifier(node) || !OUTBOUND_GLOBALS.has(node.text)) return;
  const { parent } = node;
  const isMember =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent);
  if (!isMember || parent.name !== node) report(node, `uses ${node.text}`, advice);
}
