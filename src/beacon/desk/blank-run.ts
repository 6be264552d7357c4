/** More than these in a row are counted, since they would push what follows out of sight. */
const MAX_LINE_ENDS = 4;
const MAX_BLANKS = 80;

/** A row of blanks: where it ends, and whether it is more than a reader takes for layout. */
export interface BlankRun {
  end: number;
  isLong: boolean;
}

/** The row of spaces, tabs and line ends that starts here. It may be empty. */
export function blankRun(characters: readonly string[], start: number): BlankRun {
  let lineEnds = 0;
  let end = start;
  for (; end < characters.length; end += 1) {
    const character = characters[end] ?? "";
    if (!/^[ \t\r\n]$/.test(character)) break;
    if (character === "\n") lineEnds += 1;
  }
  return { end, isLong: lineEnds > MAX_LINE_ENDS || end - start > MAX_BLANKS };
}
