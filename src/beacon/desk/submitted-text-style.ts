/**
 * What `showText` needs of a style sheet. Submitted text keeps its line ends, breaks anywhere, and
 * orders each of its lines by itself; marks fit both colour schemes by taking the colours of the page.
 */
export const SUBMITTED_TEXT_STYLE = `
.submitted {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
  tab-size: 4;
}
div.submitted {
  max-inline-size: 100%;
  line-height: 1.6;
  overflow: clip;
  overflow-clip-margin: 0.5em;
}
bdi.submitted {
  unicode-bidi: isolate;
}
.submitted .odd {
  white-space: normal;
  unicode-bidi: isolate;
  font-family: ui-monospace, monospace;
  font-size: 0.85em;
  border: 1px solid currentcolor;
  border-radius: 0.25em;
  padding: 0 0.15em;
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
}
.submitted .more {
  font-style: italic;
}
.message .json {
  font-family: ui-monospace, monospace;
}
.message dt {
  font-weight: bold;
}
.message dd > dl {
  margin-inline-start: 1em;
}
.message dd {
  margin-inline-start: 0;
  margin-block-end: 0.75em;
}
`;
