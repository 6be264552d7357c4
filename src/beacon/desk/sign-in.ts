import { PageRefusal } from "../../http/page-refusal";
import type { PageAnswer, PageHandlers, PageRequest } from "../../http/page-route";
import { createRequestQuota } from "../../http/request-quota";
import type { Clock } from "../../ports/clock";
import type { Logger } from "../../ports/logger";
import type { Admission } from "./admission";
import { checkOrigin } from "./allowed-hosts";
import type { DeskAssets } from "./assets";
import { readCookie, type SessionCookie } from "./cookie";
import { showRefusalPage, showSignedInPage, showSignInPage } from "./pages/sign-in";
import { DESK_PATHS } from "./paths";
import { SESSION_MS, type Sessions } from "./sessions";
import { createSignInLinks } from "./sign-in-links";

/** How many links are printed in a minute, whoever asks for them. */
const LINKS_PER_MINUTE = 3;

export interface SignInOptions {
  publicUrl: string;
  origins: ReadonlySet<string>;
  assets: DeskAssets;
  admission: Admission;
  sessions: Sessions;
  cookie: SessionCookie;
  clock: Clock;
  logger: Logger;
  /** Prints a sign-in link where the desk runs. */
  printLink(url: string): void;
}

/** Signing in with a link that is printed where the desk runs, and signing out. */
export interface SignIn {
  /** Prints a link, unless too many were printed of late. */
  printLink(): Promise<boolean>;
  signIn: PageHandlers;
  signOut: PageHandlers;
}

export function createSignIn(options: SignInOptions): SignIn {
  const { publicUrl, origins, assets, admission, sessions, cookie, clock, logger } = options;
  const links = createSignInLinks(clock);
  const prints = createRequestQuota(LINKS_PER_MINUTE, "links");

  const printLink = async (): Promise<boolean> => {
    if (await prints.take("")) return false;
    options.printLink(`${publicUrl}${DESK_PATHS.signIn}?token=${links.make()}`);
    return true;
  };

  const printed = async (before: string): Promise<string> =>
    (await printLink())
      ? `${before}A new link was printed.`
      : `${before}Links were printed a moment ago: use the last of them, or wait a minute.`;

  const redeem = async (token: string, req: PageRequest): Promise<PageAnswer> => {
    const worth = links.redeem(token);
    if (worth === "accepted") {
      logger.info({}, "signed in");
      const maxAge = SESSION_MS / 1000;
      return {
        body: showSignedInPage(assets),
        headers: { "Set-Cookie": cookie.set(sessions.begin(), maxAge) },
      };
    }
    await admission.countWrongToken(req.source);
    const words =
      worth === "spent"
        ? await printed("This link was used, or is older than 15 minutes. ")
        : "This link is not one of this desk's.";
    return { status: 403, body: showSignInPage(assets, words) };
  };

  return {
    printLink,
    signIn: {
      GET(req) {
        const token = req.query.get("token");
        if (token === null) return { body: showSignInPage(assets, "You are not signed in.") };
        // Neither a look at the head nor a browser that reads ahead is somebody who signs in.
        if (req.method === "HEAD" || req.headers["sec-purpose"] !== undefined)
          throw new PageRefusal(403, "A link is for opening.");
        return redeem(token, req);
      },
      async POST({ headers }) {
        checkOrigin(headers, origins);
        return { body: showSignInPage(assets, await printed("")) };
      },
    },
    signOut: {
      async POST(req) {
        await admission.changer(req);
        sessions.end(readCookie(req.headers.cookie, cookie.name) ?? "");
        return {
          body: showRefusalPage(assets, "Signed out", "Your session has ended."),
          headers: { "Set-Cookie": cookie.set("", 0), "Clear-Site-Data": '"cache"' },
        };
      },
    },
  };
}
