import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { PageRefusal } from "../../http/page-refusal";
import type { PageRequest } from "../../http/page-route";
import { createRequestQuota } from "../../http/request-quota";
import { checkOrigin } from "./allowed-hosts";
import { readCookie, type SessionCookie } from "./cookie";
import type { Sessions } from "./sessions";
import { readUser } from "./user-header";

/** How many wrong tokens a source may send in a minute. */
export const WRONG_TOKENS_PER_MINUTE = 10;

/** Who is at the desk. */
export interface Reviewer {
  /** Recorded with each mark; undefined where reviewers sign in with a link. */
  name?: string;
  /** The token that every change of this reviewer carries. */
  csrf: string;
  /** Whether there is a session that can be ended. */
  hasSession: boolean;
}

/** Decides who asks, and whether a change is theirs. */
export interface Admission {
  /** @throws PageRefusal 401 or 403 when nobody is known to ask */
  reviewer(req: PageRequest): Reviewer;
  /** The reviewer of a change. @throws PageRefusal 401, 403 or 429 when it is not a known reviewer's own */
  changer(req: PageRequest): Promise<Reviewer>;
  /** Counts a wrong token. @throws PageRefusal 429 when its source has sent too many of them */
  countWrongToken(source: string): Promise<void>;
}

export interface AdmissionOptions {
  origins: ReadonlySet<string>;
  sessions: Sessions;
  cookie: SessionCookie;
  /** The header field that names the user, in small letters. */
  userHeader: string | undefined;
}

export function createAdmission(options: AdmissionOptions): Admission {
  const { origins, sessions, cookie, userHeader } = options;
  const key = randomBytes(32);
  const csrfOf = (who: string) => createHmac("sha256", key).update(who).digest("base64url");
  const wrongTokens = createRequestQuota(WRONG_TOKENS_PER_MINUTE, "wrong-tokens");

  const reviewer = (req: PageRequest): Reviewer => {
    if (userHeader !== undefined) {
      const name = readUser(req, userHeader);
      return { name, csrf: csrfOf(`user ${name}`), hasSession: false };
    }
    const session = sessions.find(readCookie(req.headers.cookie, cookie.name) ?? "");
    if (!session) throw notSignedIn();
    return { csrf: csrfOf(`session ${session.id}`), hasSession: true };
  };

  // One that is right is never held up: 256 random bits are not found by trying.
  const countWrongToken = async (source: string) => {
    const exhausted = await wrongTokens.take(source);
    if (!exhausted) return;
    throw new PageRefusal(
      429,
      `There were too many wrong tokens. Wait ${exhausted.seconds} s.`,
      exhausted.headers,
    );
  };

  return {
    reviewer,
    async changer(req) {
      checkOrigin(req.headers, origins);
      const known = reviewer(req);
      if (isSame(req.form.get("csrf") ?? "", known.csrf)) return known;
      await countWrongToken(req.source);
      throw new PageRefusal(
        403,
        "This form is not from your session, or older than the desk's last start. Go back, reload the page, and try again.",
      );
    },
    countWrongToken,
  };
}

function notSignedIn(): PageRefusal {
  // RFC 9110 §15.5.2: a 401 names a scheme.
  return new PageRefusal(401, "You are not signed in, or your session has ended.", {
    "WWW-Authenticate": "SignInLink",
  });
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
