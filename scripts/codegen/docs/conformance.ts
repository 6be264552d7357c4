import MarkdownIt from "markdown-it";
import { html, type Html, trusted } from "./html";
import type { PageInput } from "./page-input";
import { heading } from "./parts";

/** The part of a Markdown document below the heading of this text, without that heading. */
export function partOf(markdown: string, title: string): string {
  const [, part] = `\n${markdown}`.split(`\n## ${title}\n`);
  if (part === undefined) throw new Error(`there is no heading "## ${title}"`);
  return part.split("\n## ")[0] ?? "";
}

/** What is narrower here than the specification, or chosen where it leaves a choice. */
export function conformance({ conformance: markdown }: PageInput): Html {
  return html`<section class="conformance">
    ${heading(2, "conformance", "Conformance")}
    <p>
      What the specification says, what is done here where that is narrower or leaves a choice, and
      why.
    </p>
    ${trusted(renderer().render(markdown))}
  </section>`;
}

/** Takes no HTML, and no link that leads into the repository: there is none where the page is served. */
function renderer(): MarkdownIt {
  const markdown = new MarkdownIt({ html: false });
  const { rules } = markdown.renderer;
  let tables = 0;
  rules.table_open = () =>
    `<div class="scroll" tabindex="0" role="region" aria-label="Conformance table ${(tables += 1)}"><table>`;
  rules.table_close = () => "</table></div>";
  rules.th_open = () => '<th scope="col">';
  rules.heading_open = (tokens, index) => {
    const text = tokens[index + 1]?.content ?? "";
    return `<${tokens[index]?.tag ?? "h3"} id="conformance-${text.toLowerCase().replace(/[^a-z0-9]+/g, "-")}">`;
  };
  rules.link_open = (tokens, index) => {
    const target = String(tokens[index]?.attrGet("href"));
    if (!/^https:/.test(target)) return "<span>";
    return `<a href="${markdown.utils.escapeHtml(target)}" rel="noreferrer">`;
  };
  rules.link_close = (tokens, index) => {
    const open = tokens.slice(0, index).findLast(({ type }) => type === "link_open");
    return /^https:/.test(String(open?.attrGet("href"))) ? "</a>" : "</span>";
  };
  return markdown;
}
