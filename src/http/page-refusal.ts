import type { Headers } from "./send";

/** A refusal of a page: a status, and words for the person who asked. */
export class PageRefusal extends Error {
  override readonly name = "PageRefusal";

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 415 | 429 | 503,
    message: string,
    readonly headers: Headers = {},
  ) {
    super(message);
  }
}
