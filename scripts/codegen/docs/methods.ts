import {
  beaconRowOf,
  errorName,
  type ExamplePairing,
  gatewayRowOf,
  type MethodObject,
  requestTypeOf,
} from "../../contract/contract";
import { refName } from "../../contract/schemas";
import { errorsAt, examplesAt, isServed } from "../../contract/product";
import { curl } from "./curl";
import { exampleCall } from "./example-call";
import { html, type Html, type HtmlValue, joined } from "./html";
import { errorOf, type PageInput } from "./page-input";
import { command, heading, json, list, table } from "./parts";
import { resolveProperty, schemaLink, typeText } from "./schema-text";

/** The table of all methods: what each is for, and what the product does with it. */
export function methodTable(input: PageInput): Html {
  const { contract, name, old } = input;
  const columns = ["Method", "What it is for", "Here", "Why", "Answers"];
  return html`<section>
    ${heading(2, "methods", "Methods")}
    ${table(
      "Methods",
      old ? [...columns, "In 0.3"] : columns,
      contract.document.methods.map((method) => ({
        cells: [
          html`<a href="#${method.name}">${method.name}</a>`,
          method.summary,
          policy(input, method),
          name === "beacon" ? beaconRowOf(method).why : gatewayRowOf(method).why,
          isServed(name, method)
            ? html`${result(method)}${method["x-streaming"] && ", as a stream"}`
            : errorLink(input, beaconRowOf(method).error ?? ""),
          ...(old ? [oldName(old, method)] : []),
        ],
      })),
    )}
    <p>
      Before a method is known, a call can be answered with
      ${joined(
        envelopeErrors(input).map((error) => errorLink(input, error)),
        ", ",
      )}.
    </p>
  </section>`;
}

/** The errors that a call can be answered with before its method is known. */
export function envelopeErrors({ contract, name }: PageInput): string[] {
  const { document } = contract;
  return [
    ...document["x-envelope-errors"],
    ...(name === "gateway" ? document["x-gateway-envelope-errors"] : []),
  ];
}

/** What is called in 0.3 what a method is called in 1.0. */
function oldName({ document }: NonNullable<PageInput["old"]>, method: MethodObject): Html {
  const old = document.methods.find((candidate) => candidate["x-1.0"] === method.name);
  return html`<a href="#${old?.name ?? ""}">${old?.name}</a>`;
}

function policy({ name }: PageInput, method: MethodObject): Html {
  if (name === "beacon") {
    const { policy: word } = beaconRowOf(method);
    return html`<span class="tag ${word}">${word}</span>`;
  }
  const { policy: word, condition } = gatewayRowOf(method);
  return html`<span class="tag ${word}">served</span
    >${condition !== undefined && ` where ${condition}`}`;
}

function result(method: MethodObject): HtmlValue {
  const name = refName(method.result.schema);
  return name === undefined ? html`<code>null</code>` : schemaLink(name);
}

function errorLink(input: PageInput, name: string): Html {
  return html`<a href="#${name}">${name}</a> (${errorOf(input, name).error.code})`;
}

/** A section for each method. */
export function methodSections(input: PageInput): Html[] {
  return input.contract.document.methods.map((method) => methodSection(input, method));
}

function methodSection(input: PageInput, method: MethodObject): Html {
  const { name, old } = input;
  const isHere = isServed(name, method);
  const row = name === "beacon" ? beaconRowOf(method) : gatewayRowOf(method);
  const shape = html`${params(input, method)}
    <p>Result: ${result(method)}${method["x-streaming"] && ", one in each event of a stream"}.</p>`;
  return html`<section class="method">
    ${heading(3, method.name, method.name, [
      " ",
      policy(input, method),
      method["x-streaming"] && isHere && html` <span class="tag">stream</span>`,
    ])}
    <p>${method.summary} ${method.description}</p>
    <p>
      <strong>${isHere ? `At the ${input.product.name}:` : "Refused here:"}</strong> ${row.why}${
        "answers" in row && row.answers !== undefined && ` ${row.answers}`
      }
    </p>
    ${old && html`<p>In A2A 0.3: ${oldName(old, method)}.</p>`}
    ${
      isHere
        ? shape
        : html`<details>
            <summary>What the protocol says that it takes and answers elsewhere</summary>
            ${shape}
          </details>`
    }
    ${errors(input, method)}
    <h4>Examples</h4>
    ${examplesAt(name, method).map((example) => exampleBlock(input, method, example))}
  </section>`;
}

function params({ contract }: PageInput, method: MethodObject): Html {
  const request = requestTypeOf(method);
  if (method.params.length === 0) return html`<p>It takes no params.</p>`;
  return html`${table(
    `Params of ${method.name}`,
    ["Param", "Required", "Type", "Meaning"],
    method.params.map((param) => {
      const schema = resolveProperty(param.schema, contract.schemas);
      return {
        id: `${method.name}.params.${param.name}`,
        cells: [
          html`<code>${param.name}</code>`,
          param.required ? "yes" : "no",
          typeText(schema),
          schema.description,
        ],
      };
    }),
  )}
    <p>The params as one object: ${schemaLink(request)}.</p>`;
}

function errors(input: PageInput, method: MethodObject): Html {
  const names = errorsAt(input.name, method);
  const why = (name: string) =>
    examplesAt(input.name, method)
      .filter((example) => example["x-error"] && errorName(example["x-error"]) === name)
      .map(({ summary }) => summary)
      .join(" ");
  return html`<h4>Errors</h4>
    ${list(
      names.map(
        (name) =>
          html`${errorLink(input, name)}: ${why(name) || errorOf(input, name).notes.description}`,
      ),
    )}`;
}

function exampleBlock(input: PageInput, method: MethodObject, example: ExamplePairing): Html {
  const { product, origin } = input;
  const call = exampleCall(input, method, example);
  const headers = { "Content-Type": "application/json", ...call.headers };
  const isRefusal = example["x-error"] !== undefined;
  return html`<details class="example" id="${call.id}" ${!isRefusal && html` open`}>
    <summary>
      ${isRefusal && html`<span class="tag refuse">refusal</span> `}<code>${example.name}</code>
      ${example.summary}
    </summary>
    ${command(
      curl(
        { path: product.endpoint, headers, body: call.request, isStream: call.isStream },
        product,
        origin,
      ),
    )}
    <button
      type="button"
      class="try"
      hidden
      data-method="${call.method}"
      data-version="${call.headers["A2A-Version"] ?? ""}"
      data-params="${JSON.stringify(call.params)}"
    >
      Try it<span class="unseen"> with ${call.id}</span>
    </button>
    <p>${answerTitle(call.isStream, method["x-streaming"] === true)}</p>
    ${json(call.response, product.origin, origin)}
  </details>`;
}

/** An error of a stream is its answer where it comes at once, and otherwise its last event. */
function answerTitle(isStream: boolean, isOfStreams: boolean): string {
  if (isStream) return "The first event of the answer:";
  return isOfStreams ? "The answer, or the last event of the stream:" : "The answer:";
}
