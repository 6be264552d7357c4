/** Sets a mark in the page if it is ever run. */
const SCRIPT = "globalThis.hasRun = true; alert(1)";

/** A place elsewhere that nothing may ask for. */
const ELSEWHERE = "http://elsewhere.example/x";

/** Texts that somebody could submit to be more than text, by what they try. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  "a script": `<script>${SCRIPT}</script><script src="${ELSEWHERE}.js"></script>`,
  "a handler": `<img src="${ELSEWHERE}.png" onerror="${SCRIPT}"><svg onload="${SCRIPT}">`,
  "an end of what is around it": `</bdi></div></a></section></main></body></html>"'><h1>Gone</h1>`,
  "a frame, a form, a base": `<iframe srcdoc="<script>${SCRIPT}</script>"></iframe><form action="${ELSEWHERE}"><button>Sign in</button></form><base href="${ELSEWHERE}">`,
  styles: `<style>@import "${ELSEWHERE}.css"; body { display: none }</style><link rel="prefetch" href="${ELSEWHERE}">`,
  "a refresh": `<meta http-equiv="refresh" content="0; url=${ELSEWHERE}">`,
  links: `javascript:${SCRIPT} ${ELSEWHERE} //elsewhere.example mailto:a@elsewhere.example [a](javascript:${SCRIPT}) <a href="javascript:${SCRIPT}">a</a>`,
  references: "&lt;script&gt; &#60;b&#62; &nbsp; &amp;amp;",
  "a template": `\${${SCRIPT}} {{constructor.constructor("${SCRIPT}")()}} <%= 1 %>`,
  "terminal escapes":
    "\u001b[2J\u001b[31mred\u001b]8;;http://elsewhere.example\u0007link\u001b]8;;\u0007 \u009b31m",
  "text the other way round": "invoice\u202Efdp.exe \u2067\u2066 \u200Fabc",
  "NUL and other controls": "a\u0000b\u0008c\u007fd\r e",
  "letters of other scripts": "Sign in at раypаl.com, аррӏе.com or gοοgle.com",
  "what is not seen": `a${"\u200B".repeat(1000)}b\u{E0041}\u{E0042}c\u2063\uFEFF\u00AD`,
  "a line of 64 KiB": "x".repeat(65_000),
  "a line of 64 KiB without a place to break": "\u{1F469}\u200D".repeat(9_000),
  "64 KiB of combining marks": `Z${"\u0301".repeat(32_000)}`,
  towers: "Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309\u030A".repeat(200),
  "many lines": `a${"\n".repeat(30_000)}b`,
  "Arabic and Hebrew": "مرحبا بالعالم! (123) https://elsewhere.example/أ שלום",
};
