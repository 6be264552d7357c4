import { html, type Html } from "../../http/html";
import { codePointOf, nameOf } from "./character-names";
import type { ConfusableLetter } from "./confusable-letters";
import { readPieces, type Piece, type Run } from "./read-pieces";

export interface ShowOptions {
  /** Whether line ends and tabs are layout; else they are marked. */
  multiline?: boolean;
  /** Only so many lines are shown; how many follow is told. */
  maxLines?: number;
}

/**
 * Shows submitted text as text and nothing else. What cannot be seen, could be taken for something
 * else, or would reorder or overflow the page is shown in marks (`bdi.odd`), in words that are read
 * aloud and copied too: `⟨U+202E⟩`, `⟨U+200B ×5000⟩`, `⟨р U+0440⟩`. A mark starts with U+27E8 and
 * nothing else does, so that no text passes for one. Without `maxLines` every character of the text is
 * there, and the text can be told from what is shown.
 *
 * The classes are styled by `SUBMITTED_TEXT_STYLE`.
 */
export function showText(text: string, { multiline = false, maxLines }: ShowOptions = {}): Html {
  const characters = [...text];
  const end = maxLines === undefined ? characters.length : lineEnd(characters, maxLines);
  const pieces = readPieces(characters.slice(0, end), { multiline });
  const shown = [pieces.map(showPiece), moreLines(characters, end)];
  return multiline
    ? html`<div class="submitted" dir="auto">${shown}</div>`
    : html`<bdi class="submitted">${shown}</bdi>`;
}

/** Where the last line that is shown ends. */
function lineEnd(characters: readonly string[], lines: number): number {
  let seen = 0;
  const end = characters.findIndex((character) => character === "\n" && ++seen === lines);
  return end < 0 ? characters.length : end;
}

function moreLines(characters: readonly string[], end: number): Html | undefined {
  const lines = characters.slice(end).filter((character) => character === "\n").length;
  if (lines === 0) return undefined;
  return html` <bdi class="more">⟨${inWords(lines)} more ${lines === 1 ? "line" : "lines"}⟩</bdi>`;
}

function showPiece(piece: Piece): Html {
  switch (piece.kind) {
    case "plain":
      return showPlain(piece.characters.join(""));
    case "break":
      return html`<wbr />`;
    case "odd":
      return showMark(titleOf(piece.runs), listRuns(piece.runs));
    case "marks": {
      const count = countOf(piece.runs, "combining mark");
      return showMark(titleOf(piece.runs), `and ${count}: ${listRuns(piece.runs)}`);
    }
    case "letters": {
      const codePoints = piece.characters.map(codePointOf).join(" ");
      return showMark(titleOfLetters(piece.letters), `${piece.characters.join("")} ${codePoints}`);
    }
  }
}

/** What a mark says is its text, not its title: a title is neither copied nor read aloud everywhere. */
function showMark(title: string, text: string): Html {
  return html`<bdi class="odd" title="${title}">⟨${text}⟩</bdi>`;
}

/** A carriage return is written as a reference: a parser would drop it. */
function showPlain(text: string): Html {
  const [first = "", ...others] = text.split("\r");
  return html`${first}${others.map((part) => html`&#13;${part}`)}`;
}

function listRuns(runs: readonly Run[]): string {
  return runs
    .map(({ character, times }) =>
      times === 1 ? codePointOf(character) : `${codePointOf(character)} ×${times}`,
    )
    .join(" ");
}

function titleOf(runs: readonly Run[]): string {
  const [first, ...others] = runs;
  if (first && others.length === 0) return nameOf(first.character);
  return countOf(runs, "character");
}

function countOf(runs: readonly Run[], noun: string): string {
  const count = runs.reduce((sum, { times }) => sum + times, 0);
  return `${inWords(count)} ${noun}${count === 1 ? "" : "s"}`;
}

function titleOfLetters(letters: readonly ConfusableLetter[]): string {
  const script = (letters[0]?.script ?? "").replaceAll("_", " ");
  const noun = `${script} ${letters.length === 1 ? "letter" : "letters"}`;
  if (letters.every(({ like }) => like === undefined)) return `${noun} in a word of another script`;
  return `${noun}, like ${letters.map(({ like }) => like ?? "·").join("")}`;
}

function inWords(count: number): string {
  return count.toLocaleString("en");
}
