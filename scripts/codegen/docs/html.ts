/** What may stand in a template: text, which is escaped; HTML, which is not; nothing; several of these. */
export type HtmlValue = string | number | Html | false | undefined | readonly HtmlValue[];

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A piece of HTML: out of `html`, or vouched for with `trusted`. */
export class Html {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/**
 * Makes HTML of a template. Its literal parts are taken as they are, but for the indentation of their
 * lines; every value in between is escaped.
 */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(
    literals
      .map(
        (literal, index) =>
          literal.replace(/\n\s+/g, "\n") + (index < values.length ? render(values[index]) : ""),
      )
      .join(""),
  );
}

/** HTML that was made otherwise: a rendered Markdown document, a style, a script, a mark for the server. */
export function trusted(text: string): Html {
  return new Html(text);
}

/** Values with something between them. */
export function joined(values: readonly HtmlValue[], between: HtmlValue): HtmlValue[] {
  return values.flatMap((value, index) => (index === 0 ? [value] : [between, value]));
}

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.toString();
  if (value === undefined || value === false) return "";
  if (Array.isArray(value)) return (value as readonly HtmlValue[]).map(render).join("");
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}
