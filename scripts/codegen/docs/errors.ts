import { errorsAt } from "../../contract/product";
import { refName } from "../../contract/schemas";
import { shownError } from "./example-call";
import { html, type Html, joined } from "./html";
import { envelopeErrors } from "./methods";
import { errorOf, type PageInput } from "./page-input";
import { code, heading, json, table } from "./parts";
import { schemaLink } from "./schema-text";

/** The table of the errors that the product answers with, and each with its data. */
export function errorSections(input: PageInput): Html {
  const names = errorNames(input);
  return html`<section>
    ${heading(2, "errors", "Errors")}
    <p>
      The last column but one is the status that bindings of A2A over plain HTTP give an error;
      <a href="#transport">how calls are made</a> says what the status is here.
    </p>
    ${table(
      "Errors",
      ["Error", "Code", "Message", "Reason", "HTTP status", "When"],
      names.map((name) => {
        const { error, notes } = errorOf(input, name);
        return {
          cells: [
            html`<a href="#${name}">${name}</a>`,
            code(String(error.code)),
            error.message,
            error.data?.[0]?.reason === undefined ? "–" : code(error.data[0].reason),
            notes.httpStatus,
            notes.description,
          ],
        };
      }),
    )}
    ${names.map((name) => errorSection(input, name))}
  </section>`;
}

/** The errors that the product at hand answers with, in the contract's order. */
export function errorNames(input: PageInput): string[] {
  const { contract, link, name } = input;
  const { methods, components } = contract.document;
  const wanted = new Set([
    ...envelopeErrors(input),
    ...methods.flatMap((method) => errorsAt(name, method)),
    ...Object.keys(link?.document.components.errors ?? {}),
  ]);
  return Object.keys(components.errors).filter((error) => wanted.has(error));
}

function errorSection(input: PageInput, name: string): Html {
  const { notes, error } = errorOf(input, name);
  const methods = input.contract.document.methods.filter((method) =>
    errorsAt(input.name, method).includes(name),
  );
  const data = refName(notes.data);
  return html`${heading(3, name, name, html` <code>${error.code}</code>`)}
    <p>${notes.description}</p>
    <p>
      ${
        methods.length > 0
          ? html`Answered by
            ${joined(
              methods.map((method) => html`<a href="#${method.name}">${method.name}</a>`),
              ", ",
            )}.`
          : "Answered before a method is known, or on the agent's side."
      }${data !== undefined && html` Its data is ${schemaLink(data)}.`}
    </p>
    ${json(shownError(input, name))}`;
}
