import { compareErrors } from "./compare-errors";
import { compareNames, compareRest, compareText, memberPair, type Pair } from "./compare-lists";
import { compareMethods } from "./compare-methods";
import { createFindings, type Finding, type Findings } from "./finding";
import { asList, asObject, type JsonObject } from "./json";

const TEXT = ["openrpc", "externalDocs"];

const INFO = ["title", "description", "license", "contact", "termsOfService"];

const KNOWN = new Set([
  ...TEXT,
  "info",
  "servers",
  "methods",
  "components",
  "x-errors",
  "x-envelope-errors",
  "x-gateway-envelope-errors",
]);

/**
 * What a client of one version of an OpenRPC document meets in another: each difference once, judged
 * by which way a value goes. Schemas count where a method leads to them.
 */
export function compareOpenRpc(before: JsonObject, after: JsonObject): Finding[] {
  const findings = createFindings();
  const documents: Pair = { before, after, at: { before: "", after: "" } };
  compareMethods(findings, documents);
  compareErrors(findings, documents);
  compareHead(findings, documents, TEXT);
  compareRest(findings, documents, KNOWN);
  const { before: was, after: is, at } = memberPair(documents, "components");
  const components = { before: asObject(was), after: asObject(is), at };
  compareRest(findings, components, new Set(["schemas", "errors"]));
  return findings.list();
}

/** What both kinds of documents begin with. The version is not compared: it is what is judged by. */
export function compareHead(findings: Findings, documents: Pair, text: readonly string[]): void {
  const { before, after, at } = memberPair(documents, "info");
  const info = { before: asObject(before), after: asObject(after), at };
  compareText(findings, documents, text, { name: "document" });
  compareText(findings, info, INFO, { name: "document" });
  compareRest(findings, info, new Set([...INFO, "version"]));
  const servers = memberPair(documents, "servers");
  const urls = { before: urlsOf(servers.before), after: urlsOf(servers.after), at: servers.at };
  compareNames(findings, urls, { subject: "server", words: (url) => `the server ${url}` });
}

function urlsOf(servers: unknown): string[] {
  return asList(servers).map((server) => String(asObject(server).url));
}
