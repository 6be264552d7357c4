import { errorName, type MethodObject } from "../../contract/contract";
import { operationsOf } from "../../contract/openapi";
import { html, type Html, joined } from "./html";
import type { DescribedApi, PageInput } from "./page-input";
import { code, heading, table } from "./parts";

/** The contracts beside the main one: the methods of 0.3, the agents' side, and what is plain REST. */
export function otherContracts(input: PageInput): Html | undefined {
  const { old, link, apis } = input;
  if (!old && !link && apis.length === 0) return undefined;
  return html`<section>
    ${heading(2, "contracts", "Other contracts")} ${old && oldMethods(input, old)}
    ${link && linkMethods(input, link)} ${apis.map((api) => operations(input, api))}
  </section>`;
}

function documentLink({ product, href }: PageInput, source: string): Html {
  const document = product.documents.find((candidate) => candidate.source === source);
  if (!document) throw new Error(`product.json publishes no ${source}`);
  return html`<a href="${href(document)}">${document.title}</a> (${document.kind})`;
}

function oldMethods(input: PageInput, { document }: NonNullable<PageInput["old"]>): Html {
  return html`${heading(3, "a2a-0.3", "A2A 0.3")}
    <p>
      ${document.info.description} The whole of it: ${documentLink(input, "a2a-0.3/openrpc.json")}.
    </p>
    ${table(
      "Methods of A2A 0.3",
      ["Method", "In 1.0", "What it is for"],
      document.methods.map((method) => ({
        id: method.name,
        cells: [
          code(method.name),
          html`<a href="#${method["x-1.0"] ?? ""}">${method["x-1.0"]}</a>`,
          method.summary,
        ],
      })),
    )}`;
}

function linkMethods(input: PageInput, { document }: NonNullable<PageInput["link"]>): Html {
  return html`${heading(3, "agent-link", "The agent's side")}
    <p>
      ${document.info.description} The whole of it:
      ${documentLink(input, "agent-link/openrpc.json")}.
    </p>
    ${table(
      "Methods of the agent's side",
      ["Method", "What it is for", "Errors"],
      document.methods.map((method) => ({
        id: `link.${method.name}`,
        cells: [
          html`${code(method.name)}${method["x-streaming"] && html` <span class="tag">stream</span>`}`,
          `${method.summary} ${method.description}`,
          errorLinks(method),
        ],
      })),
    )}`;
}

function errorLinks({ errors }: MethodObject): Html {
  return html`${joined(
    errors.map(errorName).map((name) => html`<a href="#${name}">${name}</a>`),
    ", ",
  )}`;
}

function operations(input: PageInput, { source, document }: DescribedApi): Html {
  return html`${heading(3, source.name, document.info.title)}
    <p>
      ${document.info.description} The whole of it:
      ${documentLink(input, `${source.name}.openapi.json`)}.
    </p>
    ${table(
      document.info.title,
      ["Operation", "What it is for", "Statuses"],
      operationsOf(document).map(({ path, method, operation }) => ({
        id: `${source.name}.${operation.operationId}`,
        cells: [
          code(`${method} ${path}`),
          `${operation.summary} ${operation.description ?? ""}`.trim(),
          Object.keys(operation.responses).join(", "),
        ],
      })),
    )}`;
}
