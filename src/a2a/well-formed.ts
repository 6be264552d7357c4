import { InvalidParamsError } from "../../generated/errors";

/** Half of a pair of surrogates: with the u flag a whole pair is another character. */
const LONE_SURROGATE = /\p{Cs}/u;

/** Whether a text can be written in UTF-8, and so is the same after it was stored. */
export function isWellFormed(text: string): boolean {
  return !LONE_SURROGATE.test(text);
}

/**
 * Checks an id that is stored and compared with others: what UTF-8 cannot write would be another one
 * when it is read.
 *
 * @throws InvalidParamsError naming the field
 */
export function checkWellFormed(id: string | undefined, field: string): void {
  if (id !== undefined && !isWellFormed(id))
    throw new InvalidParamsError([{ field, description: "must be well-formed Unicode" }]);
}
