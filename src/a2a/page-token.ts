import { InvalidParamsError } from "../../generated/errors";

/** Where a page of tasks ended: the last row's place in the order of the list. */
export interface PagePlace {
  statusAt: string;
  id: string;
}

/** An opaque token for the next page (A2A §3.1.4). */
export function buildPageToken({ statusAt, id }: PagePlace): string {
  return Buffer.from(JSON.stringify([statusAt, id]), "utf8").toString("base64url");
}

/**
 * Reads a page token.
 *
 * @throws InvalidParamsError when it is not one that `buildPageToken` made
 */
export function parsePageToken(token: string): PagePlace {
  const place = decode(token);
  if (
    !Array.isArray(place) ||
    place.length !== 2 ||
    !place.every((item) => typeof item === "string")
  )
    throw new InvalidParamsError([
      { field: "pageToken", description: "must be a nextPageToken of an earlier page" },
    ]);
  const [statusAt, id] = place as [string, string];
  return { statusAt, id };
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64url").toString("utf8"));
  } catch {
    // Not JSON, so not a token: undefined is refused by the caller.
    return undefined;
  }
}
