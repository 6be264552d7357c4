/** Text as the database gives it back: half a character, which UTF-8 cannot hold, is U+FFFD. */
export function toStorable(text: string): string {
  return Buffer.from(text).toString();
}
