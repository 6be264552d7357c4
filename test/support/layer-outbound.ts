import ts from "typescript";

/** Takes note of a violation: where, what, and what to do. */
export type Report = (node: ts.Node, fault: string, advice: string) => void;

/** The only place of the servers through which anything goes out. */
export const EGRESS = "src/adapters/egress/";

/** Runs in an agent's own process, and has nothing but an outbound connection. */
const AGENT_CLIENT = "src/agent-client/";

/** The one file that opens connections. Its neighbours have it do so. */
const DIALLER = `${EGRESS}dial.ts`;

/** Whether a file may make outbound connections by itself. */
export function mayReachOut(file: string): boolean {
  return file === DIALLER || file.startsWith(AGENT_CLIENT);
}

const OUTBOUND_GLOBALS = new Set(["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]);

/** What holds the outbound globals. */
const GLOBAL_OBJECTS = new Set(["globalThis", "global"]);

const ALL = "*";

/** What reaches out, of the modules that can; a look-up asks name servers, a process can be curl. */
const OUTBOUND_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  http: ["request", "get", "ClientRequest", "Agent", "globalAgent"],
  https: ["request", "get", "Agent", "globalAgent"],
  http2: ["connect"],
  net: ["connect", "createConnection", "Socket", "Stream"],
  tls: ["connect", "TLSSocket"],
  dgram: ["createSocket", "Socket"],
  dns: [ALL],
  "dns/promises": [ALL],
  child_process: [ALL],
  cluster: [ALL],
  worker_threads: [ALL],
  inspector: [ALL],
  "inspector/promises": [ALL],
  module: [ALL],
  repl: [ALL],
  vm: [ALL],
  undici: [ALL],
  jose: ["createRemoteJWKSet"],
};

/** What of that is for the dialler's neighbours: what asks name servers, or takes a connection from it. */
const EGRESS_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  http: ["Agent"],
  https: ["Agent"],
  "dns/promises": ["Resolver", "lookup"],
  undici: ["Agent", "errors"],
  jose: ["createRemoteJWKSet"],
};

/** Modules and packages that make no connection. What is in neither list is a question to be answered. */
const HARMLESS = new Set([
  ...["assert", "async_hooks", "buffer", "crypto", "events", "fs", "fs/promises", "os", "path"],
  ...["perf_hooks", "process", "querystring", "stream", "stream/promises", "string_decoder"],
  ...["timers", "timers/promises", "url", "util", "util/types", "zlib"],
  ...["ajv", "ajv-formats", "better-sqlite3", "canonicalize", "commander", "eventsource-parser"],
  ...["express", "ipaddr.js", "pino", "rate-limiter-flexible", "uuid"],
]);

/** Whether it is known of a module if it can reach out, and what of it. */
export function isKnownModule(name: string): boolean {
  return Object.hasOwn(OUTBOUND_MEMBERS, name) || HARMLESS.has(name);
}

function isOutboundMember(file: string, module: string | undefined, member: string): boolean {
  if (file.startsWith(EGRESS) && EGRESS_MEMBERS[module ?? ""]?.includes(member)) return false;
  const members = OUTBOUND_MEMBERS[module ?? ""] ?? [];
  return members.includes(ALL) || members.includes(member);
}

/** The outbound members of a module that an import names; all of them, where it is no declaration. */
export function outboundImports(file: string, module: string, node: ts.Node): string[] {
  if (!Object.hasOwn(OUTBOUND_MEMBERS, module)) return [];
  if (!ts.isImportDeclaration(node)) return ["everything"];
  const bindings = node.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings) || isTypeOnly(node)) return [];
  return bindings.elements
    .filter(({ isTypeOnly: isType }) => !isType)
    .map(({ propertyName, name }) => (propertyName ?? name).text)
    .filter((name) => isOutboundMember(file, module, name));
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

/** Uses of fetch and its like, of what a whole module offers, and of code that nobody can read here. */
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
    const isGlobal = GLOBAL_OBJECTS.has(holder) && OUTBOUND_GLOBALS.has(member);
    if (isGlobal || isOutboundMember(file, modules.get(holder), member))
      report(node, `uses ${node.getText()}`, advice);
    if (/^(getBuiltinModule|binding|dlopen)$/.test(member) && /(^|\.)process$/.test(holder))
      report(node, `uses ${node.getText()}`, "import modules by name");
    return;
  }
  if (!ts.isIdentifier(node) || isMemberName(node)) return;
  if (OUTBOUND_GLOBALS.has(node.text)) report(node, `uses ${node.text}`, advice);
  const isWhole = modules.has(node.text) || GLOBAL_OBJECTS.has(node.text);
  if (isWhole && !isReadHere(node))
    report(node, `hands on all of ${node.text}`, "name the member that is meant");
  checkDynamicCode(node, report);
}

/** Whether an identifier names a member of something else. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  const isMember =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent);
  return isMember && parent.name === node;
}

/** Whether a member is taken of a module right where it is named, or the name is one of a type. */
function isReadHere({ parent }: ts.Identifier): boolean {
  return (
    ts.isPropertyAccessExpression(parent) ||
    ts.isQualifiedName(parent) ||
    ts.isTypeQueryNode(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent)
  );
}

/** What could reach out without its name being written here. */
function checkDynamicCode(node: ts.Identifier, report: Report): void {
  const { parent, text } = node;
  const isMade =
    (ts.isNewExpression(parent) || ts.isCallExpression(parent)) && parent.expression === node;
  if (text === "eval" || (text === "Function" && isMade))
    report(node, `uses ${text}`, "write the code out");
  if (text === "require" && !isMade && !ts.isPropertyAccessExpression(parent))
    report(node, "hands on require", "call it with the name of a module");
}
