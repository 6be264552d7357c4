import { readFileSync } from "node:fs";
import path from "node:path";
import {
  beaconRowOf,
  errorName,
  type ExamplePairing,
  gatewayRowOf,
  type MethodObject,
} from "./contract";

/** The products, by the names of their folders in `schemas/`. */
export const PRODUCTS = ["beacon", "gateway"] as const;
export type ProductName = (typeof PRODUCTS)[number];

/** A document that a product publishes. */
export interface ProductDocument {
  /** Where it is served, from the root. */
  path: string;
  title: string;
  kind: string;
  /** The file that it is made of, in `generated/`. */
  source: string;
  /** What it is called in a folder of files, where its path is no name for a file. */
  file?: string;
}

/** A call that is not of the contract's methods. */
export interface PlainCall {
  name: string;
  summary: string;
  method: string;
  path: string;
  body?: unknown;
  status: number;
  answer: unknown;
}

/** What a product says of itself, as it stands in `schemas/<product>/product.json`. */
export interface Product {
  name: string;
  title: string;
  summary: string;
  is: string[];
  isNot: string[];
  /** The path of the JSON-RPC endpoint; `$` begins a variable of the shell. */
  endpoint: string;
  /** The origin that it has when nobody sets one. */
  origin: string;
  /** The header fields of a call, beside the content type. */
  headers: Record<string, string>;
  /** The header field of a key, where there are keys. */
  keyHeader?: string;
  /** What a task's id looks like. */
  taskId: string;
  /** What the examples leave to the reader, as variables of the shell. */
  variables: { name: string; meaning: string; example?: string }[];
  versions: { version: string; chosenBy: string; what: string }[];
  negotiation: string[];
  transport: string[];
  credentials?: { credential: string; where: string; for: string }[];
  routes: { route: string; what: string; takes?: string; answers?: string }[];
  /** The schema of refusals outside JSON-RPC. */
  refusals: string;
  documents: ProductDocument[];
  /** Schemas that have a section of their own. */
  formats: { schema: string; title: string; text: string }[];
  calls: PlainCall[];
}

/** Reads what a product says of itself. */
export function loadProduct(root: string, name: ProductName): Product {
  const file = path.join(root, "schemas", name, "product.json");
  return JSON.parse(readFileSync(file, "utf8")) as Product;
}

/** Whether a product does what a method is for; otherwise it refuses every call of it. */
export function isServed(product: ProductName, method: MethodObject): boolean {
  return product === "gateway" || beaconRowOf(method).policy !== "refuse";
}

/** The errors that a product can answer a method with, in the method's order. */
export function errorsAt(product: ProductName, method: MethodObject): string[] {
  const { errors } = product === "beacon" ? beaconRowOf(method) : gatewayRowOf(method);
  return method.errors.map(errorName).filter((name) => errors.includes(name));
}

/** The examples of a method that hold at a product. */
export function examplesAt(product: ProductName, method: MethodObject): ExamplePairing[] {
  const errors = errorsAt(product, method);
  return method.examples.filter((example) => {
    if (example["x-at"] && !example["x-at"].includes(product)) return false;
    const error = example["x-error"];
    return error ? errors.includes(errorName(error)) : isServed(product, method);
  });
}
