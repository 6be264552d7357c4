/** The text of a chunk: its number, and as much text as a model says at a time. */
export function chunkText(index: number): string {
  return `chunk ${index} of an answer\n`;
}
