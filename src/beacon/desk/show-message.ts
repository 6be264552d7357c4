import { html, type Html } from "../../http/html";
import schema from "../../../generated/message.schema.json";
import type { ReviewItem } from "../../ports/review-store";
import { parseContent, structuredOf, textsOf } from "../review/submitted-text";
import { showText } from "./show-text";

/** A member of a message as the contract describes it. */
interface Field {
  description?: string;
  properties?: Readonly<Record<string, Field>>;
}

/**
 * Shows what was submitted: the fields of a structured message, the text parts, each apart, and then the
 * whole message, in which nothing is left out.
 */
export function showMessage(item: ReviewItem): Html {
  const message = parseContent(item);
  const texts = textsOf(message);
  return html`<div class="message">
    ${item.kind === "structured" && showStructured(structuredOf(message))}
    ${texts.map((text, index) => showPart(text, index, texts.length))}
    <h2>The whole message as received</h2>
    <div class="json">${showText(JSON.stringify(message, undefined, 2), { multiline: true })}</div>
  </div>`;
}

function showStructured(message: object): Html {
  return html`<h2>Structured message</h2>
    ${showFields(message, schema)}`;
}

/** The members of an object in the order of the contract. */
function showFields(value: object, { properties = {} }: Field): Html {
  const members = Object.entries(properties).filter(([name]) => Object.hasOwn(value, name));
  return html`<dl>
    ${members.map(
      ([name, field]) =>
        html`<dt title="${field.description}">${name.replaceAll("_", " ")}</dt>
          <dd>${showValue((value as Record<string, unknown>)[name], field)}</dd>`,
    )}
  </dl>`;
}

function showValue(value: unknown, field: Field): Html {
  if (typeof value === "object" && value !== null) return showFields(value, field);
  return showText(String(value), { multiline: true });
}

function showPart(text: string, index: number, count: number): Html {
  return html`<h2>${count === 1 ? "Text" : `Text ${index + 1} of ${count}`}</h2>
    ${showText(text, { multiline: true })}`;
}
