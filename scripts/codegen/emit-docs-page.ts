import {
  beaconRowOf,
  type Contract,
  errorName,
  type ExamplePairing,
  type MethodObject,
} from "../contract/contract";
import { type JsonSchema, refName } from "../contract/schemas";

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font:14px/1.45 ui-monospace,monospace}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:4px}
table{border-collapse:collapse;width:100%;margin:.5rem 0}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border:1px solid #8886}
h2{margin-top:3rem}h3{margin-top:2rem}
nav ul{columns:16rem;padding-left:1.2rem}
.tag{border:1px solid #8886;border-radius:4px;padding:0 .4rem;font-size:.85em}
`;

const LINKS = "<!-- links -->";

/** `docs-page.ts`: the contract as one HTML page without scripts and without any outside host. */
export function emitDocsPage(contract: Contract): string {
  return `/**
 * The contract for people: one page, no script, nothing loaded from elsewhere. Where DOCS_LINKS stands
 * each product has links to what it has besides.
 */
export const DOCS_PAGE = ${JSON.stringify(page(contract))};

/** A place in the page. */
export const DOCS_LINKS = ${JSON.stringify(LINKS)};

/** The page's only style, for its Content-Security-Policy. */
export const DOCS_STYLE = ${JSON.stringify(STYLE)};
`;
}

function page({ document }: Contract): string {
  const { info, methods, components } = document;
  const notes = document["x-errors"];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(info.title)}</h1>
<p>${escape(info.description)}</p>
<p>Version ${escape(info.version)}, OpenRPC ${escape(document.openrpc)}. The same for machines: <a href="/openrpc.json">openrpc.json</a>.</p>
${LINKS}
<nav>
<h2>Methods</h2>
<ul>${methods.map((m) => `<li><a href="#${m.name}">${m.name}</a></li>`).join("")}</ul>
<h2>Errors</h2>
<ul>${Object.keys(components.errors).map(linkItem).join("")}</ul>
<h2>Schemas</h2>
<ul>${Object.keys(components.schemas).map(linkItem).join("")}</ul>
</nav>
<main>
${methods.map((method) => methodSection(method, components.errors)).join("\n")}
<h2>Errors in detail</h2>
${Object.entries(components.errors)
  .map(
    ([name, error]) => `<h3 id="${name}">${name} <code>${error.code}</code></h3>
<p>${escape(notes[name]?.description ?? "")}</p>
${json(error)}`,
  )
  .join("\n")}
<h2>Schemas in detail</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => schemaSection(name, schema))
  .join("\n")}
</main>
</body>
</html>
`;
}

function methodSection(method: MethodObject, errors: Contract["document"]["components"]["errors"]) {
  const beacon = beaconRowOf(method);
  const streaming = method["x-streaming"] ? ' <span class="tag">streaming</span>' : "";
  const params = method.params.map(
    (param) =>
      `<tr><td><code>${param.name}</code></td><td>${param.required ? "yes" : "no"}</td><td>${refLink(param.schema)}</td></tr>`,
  );
  return `<section>
<h2 id="${method.name}">${method.name}${streaming}</h2>
<p>${escape(method.summary)}</p>
<p>${escape(method.description)}</p>
<p><strong>At the Beacon:</strong> <span class="tag">${beacon.policy}</span>${
    beacon.error ? ` <a href="#${beacon.error}">${beacon.error}</a>` : ""
  } ${escape(beacon.why)}</p>
<table><thead><tr><th>Param</th><th>Required</th><th>Type</th></tr></thead><tbody>${params.join("")}</tbody></table>
<p>Result: ${typeText(method.result.schema)}</p>
<p>Errors: ${method.errors
    .map(errorName)
    .map((name) => `<a href="#${name}">${name}</a>`)
    .join(", ")}</p>
${method.examples.map((example) => exampleBlock(method, example, errors)).join("\n")}
</section>`;
}

function exampleBlock(
  method: MethodObject,
  example: ExamplePairing,
  errors: Contract["document"]["components"]["errors"],
): string {
  const params = Object.fromEntries(example.params.map(({ name, value }) => [name, value]));
  const request = { jsonrpc: "2.0", id: 1, method: method.name, params };
  const error = example["x-error"] && errors[errorName(example["x-error"])];
  const response = error
    ? { jsonrpc: "2.0", id: 1, error }
    : { jsonrpc: "2.0", id: 1, result: example.result?.value ?? null };
  return `<details><summary>Example ${escape(example.name)}: ${escape(example.summary)}</summary>
${json(request)}
${json(response)}
</details>`;
}

function schemaSection(name: string, schema: JsonSchema): string {
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(
    ([key, property]) =>
      `<tr><td><code>${escape(key)}</code></td><td>${required.has(key) ? "yes" : "no"}</td><td>${typeText(property)}</td><td>${escape(property.description ?? "")}</td></tr>`,
  );
  const table = rows.length
    ? `<table><thead><tr><th>Field</th><th>Required</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table>`
    : `<p>${typeText(schema)}</p>`;
  const oneOf = schema.oneOf
    ? `<p>Exactly one of ${schema.oneOf.map((branch) => `<code>${escape(branch.required?.join(", ") ?? "")}</code>`).join(", ")}.</p>`
    : "";
  return `<h3 id="${name}">${name}</h3>
<p>${escape(schema.description ?? "")}</p>
${oneOf}${table}`;
}

function typeText(schema: JsonSchema): string {
  const name = refName(schema);
  if (name) return `<a href="#${name}">${name}</a>`;
  if (schema.const !== undefined) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escape(value)}</code>`).join(", ");
  if (schema.items) return `array of ${typeText(schema.items)}`;
  if (typeof schema.additionalProperties === "object")
    return `map of ${typeText(schema.additionalProperties)}`;
  return escape([schema.type ?? "any JSON value"].flat().join(" or "));
}

/** A param's schema points into the request schema: link the request. */
function refLink(schema: JsonSchema): string {
  const name = refName(schema);
  return name ? `see <a href="#${name}">${name}</a>` : typeText(schema);
}

function linkItem(name: string): string {
  return `<li><a href="#${name}">${name}</a></li>`;
}

function json(value: unknown): string {
  return `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
