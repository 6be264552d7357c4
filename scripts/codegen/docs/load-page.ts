import { readFileSync } from "node:fs";
import path from "node:path";
import { type Contract, loadContract } from "../../contract/contract";
import { CONTRACTS, MAIN } from "../../contract/contracts";
import { loadOpenApi, OPENAPI_SOURCES } from "../../contract/openapi";
import { loadProduct, type ProductName } from "../../contract/product";
import { partOf } from "./conformance";
import type { PageInput } from "./page-input";

/** Everything of a page that comes from the contracts. */
export type PageContent = Omit<
  PageInput,
  "href" | "origin" | "isStatic" | "style" | "script" | "policy"
>;

/** Reads what the page of a product is made of, below the root of the repository. */
export function loadPageContent(root: string, name: ProductName): PageContent {
  const product = loadProduct(root, name);
  const conformance = readFileSync(path.join(root, "docs/CONFORMANCE.md"), "utf8");
  const content = {
    name,
    product,
    contract: loadContract(root),
    conformance: partOf(conformance, `The ${product.name}`),
    apis: [],
  };
  if (name === "beacon") return content;
  return {
    ...content,
    old: other(root, "a2a-0.3"),
    link: other(root, "agent-link"),
    apis: OPENAPI_SOURCES.map((source) => ({ source, document: loadOpenApi(root, source) })),
  };
}

function other(root: string, name: string): Contract {
  return loadContract(root, CONTRACTS.find((source) => source.name === name) ?? MAIN);
}

/** The style of both pages. */
export function readStyle(): string {
  return readFileSync(path.join(__dirname, "page.css"), "utf8");
}

/** The parts of the script; the last one goes where a link leads, when the others have shown what they show. */
const SCRIPT_PARTS = ["event-stream.js", "search.js", "try-it.js", "links.js"];

/** The script of both pages. */
export function readScript(): string {
  const parts = SCRIPT_PARTS.map((file) =>
    readFileSync(path.join(__dirname, "client", file), "utf8"),
  );
  return `"use strict";\n{\n${parts.join("\n")}}\n`;
}
