import { hash, randomBytes } from "node:crypto";
import type { Clock } from "../../ports/clock";

/** How long a sign-in link can be used. */
export const LINK_MS = 15 * 60 * 1000;

/** How many links that can no longer be used are known as such. */
const MAX_SPENT = 200;

/** What a token of a link is worth: a session, nothing any more, or nothing at all. */
export type Redeemed = "accepted" | "spent" | "unknown";

/** Sign-in links, each good for one session. */
export interface SignInLinks {
  /** Makes the token of a new link. Those made before stay good for their time. */
  make(): string;
  /** Takes a token in: the first time within its time it is accepted. */
  redeem(token: string): Redeemed;
}

export function createSignInLinks(clock: Clock): SignInLinks {
  /** When each ends to be good, by the hash of its token, oldest first. */
  const links = new Map<string, number>();
  const idOf = (token: string) => hash("sha256", token, "hex");

  return {
    make() {
      for (const id of links.keys()) {
        if (links.size < MAX_SPENT) break;
        links.delete(id);
      }
      const token = randomBytes(32).toString("base64url");
      links.set(idOf(token), clock.now() + LINK_MS);
      return token;
    },
    redeem(token) {
      const id = idOf(token);
      const goodUntil = links.get(id);
      if (goodUntil === undefined) return "unknown";
      links.set(id, 0);
      return goodUntil > clock.now() ? "accepted" : "spent";
    },
  };
}
