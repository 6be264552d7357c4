import fc from "fast-check";
import { html, type Html, type HtmlValue } from "../../src/http/html";

function textOf(value: HtmlValue): string {
  return html`${value}`.toString();
}

describe("html", () => {
  it("leaves its own literal parts as they are", () => {
    expect(html`<p class="a">&amp;</p>`.toString()).toBe('<p class="a">&amp;</p>');
  });

  it("escapes every value that is text", () => {
    expect(html`<p title="${`"'`}">${"<b>&amp;</b>"}</p>`.toString()).toBe(
      '<p title="&quot;&#39;">&lt;b&gt;&amp;amp;&lt;/b&gt;</p>',
    );
  });

  it("takes what came out of itself unescaped, once and again", () => {
    const inner = html`<b>${"<"}</b>`;
    expect(html`<p>${inner}${html`${inner}`}</p>`.toString()).toBe("<p><b>&lt;</b><b>&lt;</b></p>");
  });

  it("puts the members of a list side by side, each by its own kind", () => {
    expect(textOf(["<", html`<i>`, ["&", 1], []])).toBe("&lt;<i>&amp;1");
  });

  it("makes nothing of false and undefined, and a digit of zero", () => {
    expect(textOf([false, undefined, ""])).toBe("");
    expect(textOf(0)).toBe("0");
  });

  it("escapes what was made text of: adding to HTML is no way around", () => {
    expect(textOf(`${html`<b>`.toString()}<script>`)).toBe("&lt;b&gt;&lt;script&gt;");
  });

  it("escapes an object that only looks like HTML", () => {
    const forged = { toString: () => "<script>", map: () => ["<script>"] };
    expect(textOf(forged as unknown as Html)).not.toMatch(/^[^&]*</);
  });

  it("refuses an attribute without quotes", () => {
    expect(textOf(["a=", "b"])).toBe("a=b");
    expect(() => html`<p class=${"a"}></p>`).toThrow(
      new TypeError("the value of an attribute needs quotes"),
    );
  });

  it("never lets a character of any text end its place", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(textOf(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      }),
    );
  });
});
