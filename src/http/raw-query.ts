/** The raw query of a request's URL, without the question mark; empty when there is none. */
export function rawQuery(url: string | undefined): string {
  const at = url?.indexOf("?") ?? -1;
  return at === -1 ? "" : (url as string).slice(at + 1);
}
