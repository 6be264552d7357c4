import { blankRun } from "./blank-run";
import { confusableLetters, type ConfusableLetter } from "./confusable-letters";
import { createMarkLimit } from "./mark-limit";
import { createOddCharacters } from "./odd-character";

/** A character, and how many times in a row. */
export interface Run {
  character: string;
  times: number;
}

/** A stretch of text by how it has to be shown. */
export type Piece =
  /** As it is. */
  | { kind: "plain"; characters: string[] }
  /** Where a line may end although nothing in the text lets it. */
  | { kind: "break" }
  /** Characters that are not seen, or more blanks than are taken in at a glance. */
  | { kind: "odd"; runs: Run[] }
  /** Combining marks beyond those that a letter has. */
  | { kind: "marks"; runs: Run[] }
  /** Letters that could be taken for others. */
  | { kind: "letters"; characters: string[]; letters: ConfusableLetter[] };

export interface ReadOptions {
  /** Whether line ends and tabs are layout. */
  multiline: boolean;
}

/** The longest stretch without a place to end a line, in characters. */
const UNBROKEN = 64;

/** What a line ends before only in need: it belongs to the character before it. */
const ATTACHED = /^[\p{M}\p{Cf}\p{Emoji_Modifier}]$/u;

/**
 * Takes a text apart into pieces that hold, one after another, each of its characters. Looks at each a
 * bounded number of times.
 */
export function readPieces(
  characters: readonly string[],
  { multiline }: ReadOptions,
): readonly Piece[] {
  const confusable = confusableLetters(characters);
  const isOdd = createOddCharacters(characters);
  const markLimit = createMarkLimit();
  const pieces: Piece[] = [];
  let unbroken = 0;

  function addPlain(character: string): void {
    unbroken = /^\s$/.test(character) ? 0 : unbroken + 1;
    if (unbroken > 2 * UNBROKEN || (unbroken > UNBROKEN && !ATTACHED.test(character))) {
      pieces.push({ kind: "break" });
      unbroken = 1;
    }
    const last = pieces.at(-1);
    if (last?.kind === "plain") last.characters.push(character);
    else pieces.push({ kind: "plain", characters: [character] });
  }

  function addRun(kind: "odd" | "marks", character: string): void {
    unbroken = 0;
    const piece = pieces.at(-1);
    if (piece?.kind !== kind) {
      pieces.push({ kind, runs: [{ character, times: 1 }] });
      return;
    }
    const run = piece.runs.at(-1);
    if (run?.character === character) run.times += 1;
    else piece.runs.push({ character, times: 1 });
  }

  function addLetter(character: string, letter: ConfusableLetter): void {
    unbroken = 0;
    const piece = pieces.at(-1);
    if (piece?.kind !== "letters" || piece.letters[0]?.script !== letter.script) {
      pieces.push({ kind: "letters", characters: [character], letters: [letter] });
      return;
    }
    piece.characters.push(character);
    piece.letters.push(letter);
  }

  /** A row of blanks that starts here; answers where it ends. */
  function addBlanks(start: number): number {
    const { end, isLong } = blankRun(characters, start);
    // One line end stays one, so that what follows starts a line.
    const isLineEnd = multiline && characters[end - 1] === "\n";
    for (let at = start; at < end; at += 1) {
      const character = characters[at] ?? "";
      const isLayout = isLong
        ? isLineEnd && at === end - 1
        : character === " " || (multiline && (character !== "\r" || characters[at + 1] === "\n"));
      if (isLayout) addPlain(character);
      else addRun("odd", character);
    }
    if (end > start) markLimit.reset();
    return end;
  }

  for (let at = addBlanks(0); at < characters.length; at = addBlanks(at + 1)) {
    const character = characters[at] ?? "";
    const letter = confusable.get(at);
    if (letter) addLetter(character, letter);
    else if (isOdd(at)) addRun("odd", character);
    else if (markLimit.isBeyond(character)) addRun("marks", character);
    else {
      addPlain(character);
      continue;
    }
    if (pieces.at(-1)?.kind !== "marks") markLimit.reset();
  }
  return pieces;
}
