import canonicalize from "canonicalize";

/** A value that JSON can write and canonical JSON cannot: a number beyond the range of a double. */
export class NotCanonicalError extends Error {
  override readonly name = "NotCanonicalError";
}

/**
 * The canonical JSON of a parsed JSON value (RFC 8785).
 *
 * @throws NotCanonicalError when it holds a number that JSON.parse read as infinite
 */
export function toCanonicalJson(value: object): string {
  try {
    return canonicalize(value) as string;
  } catch (cause) {
    throw new NotCanonicalError("a number is beyond the range of a double", { cause });
  }
}
