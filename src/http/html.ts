/** What may stand in a template: text, which is escaped; HTML, which is not; nothing; several of these. */
export type HtmlValue = string | number | Html | false | undefined | readonly HtmlValue[];

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A piece of HTML that came out of `html`. There is no other way to one. */
class SafeHtml {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type Html = SafeHtml;

/**
 * Makes HTML of a template. Its literal parts are taken as they are; every value in between is escaped
 * unless it came out of `html` itself, so that no text becomes markup. `false` and `undefined` are
 * nothing, a list is its members side by side.
 *
 * A value stands in text or in a quoted attribute, never in a script, a style, a comment, or an
 * attribute that would follow an address of others.
 *
 * @throws TypeError when a value is an attribute without quotes, which no escape makes safe
 */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = literals[0] ?? "";
  values.forEach((value, index) => {
    if (literals[index]?.endsWith("="))
      throw new TypeError("the value of an attribute needs quotes");
    text += render(value) + (literals[index + 1] ?? "");
  });
  return new SafeHtml(text);
}

function render(value: HtmlValue): string {
  if (value instanceof SafeHtml) return value.toString();
  if (value === undefined || value === false) return "";
  if (isList(value)) return value.map(render).join("");
  return escapeHtml(String(value));
}

// Array.isArray() alone tells the compiler nothing of a list that is read-only.
const isList: (value: HtmlValue) => value is readonly HtmlValue[] = Array.isArray;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}
