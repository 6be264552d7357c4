import type { Contract, ErrorNotes, ErrorObject } from "../../contract/contract";
import type { OpenApiDocument, OpenApiSource } from "../../contract/openapi";
import type { Product, ProductDocument, ProductName } from "../../contract/product";
import type { Html } from "./html";

/** An OpenAPI document beside the contract, and how it is called. */
export interface DescribedApi {
  source: OpenApiSource;
  document: OpenApiDocument;
}

/** Everything that a page is made of. */
export interface PageInput {
  name: ProductName;
  product: Product;
  contract: Contract;
  /** The same methods in A2A 0.3, where they are served. */
  old?: Contract;
  /** The agents' side, where there is one. */
  link?: Contract;
  apis: DescribedApi[];
  /** This product's part of the conformance document, in Markdown. */
  conformance: string;
  /** Where a page finds a document. */
  href(document: ProductDocument): string;
  /** The server's origin, as it stands in commands and answers. */
  origin: Html;
  /** Whether the page lies in a folder of files, so that the form asks which server is meant. */
  isStatic: boolean;
  style: Html;
  script: Html;
  /** The policy that a page without a server has to bring along. */
  policy?: string;
}

/** An error and what is said of it. */
export function errorOf(
  { contract }: PageInput,
  name: string,
): { error: ErrorObject; notes: ErrorNotes } {
  const error = contract.document.components.errors[name];
  const notes = contract.document["x-errors"][name];
  if (!error || !notes) throw new Error(`the contract declares no error ${name}`);
  return { error, notes };
}
