import type { PageRequest } from "../../http/page-route";
import { PageRefusal } from "../../http/page-refusal";

/** The longest name of a user, in characters. */
export const MAX_USER_CHARACTERS = 100;

/** Controls, formats, private use, surrogates, unassigned, separators other than the space; U+FFFD. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}\uFFFD]/u;

/**
 * The user whom a reverse proxy names, in UTF-8.
 *
 * @throws PageRefusal 403 when it names none, several, or one whose name cannot be recorded
 */
export function readUser({ headersDistinct }: PageRequest, field: string): string {
  const values = headersDistinct[field] ?? [];
  const [value] = values;
  if (value === undefined || values.length > 1)
    throw new PageRefusal(403, "The proxy in front of the desk did not say who you are.");
  // Node reads header fields as Latin-1.
  const name = Buffer.from(value, "latin1").toString("utf8").trim();
  if (name === "" || [...name].length > MAX_USER_CHARACTERS || UNFIT.test(name))
    throw new PageRefusal(
      403,
      `The proxy in front of the desk gave a user name that is empty, longer than ${MAX_USER_CHARACTERS} characters, or not plain text.`,
    );
  return name;
}
