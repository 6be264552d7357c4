import { EgressError } from "../../ports/egress";

/** A URL may not be called, whoever answers there. */
export class RefusedError extends EgressError {
  /** @param words what is wrong with the URL, such as "must be an https URL" */
  constructor(readonly words: string) {
    super(`may not be called: ${words}`);
  }
}
