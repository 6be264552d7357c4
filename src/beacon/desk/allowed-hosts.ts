import type { IncomingHttpHeaders } from "node:http";
import { PageRefusal } from "../../http/page-refusal";

/** Where the desk listens, and where browsers reach it. */
export interface DeskPlace {
  host: string;
  port: number;
  /** The origin that browsers use. */
  publicUrl: string;
}

/** The names of this machine for itself, which no name server has a say in. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origins that are the desk's own. A page of another site that had a name of its own resolve to this
 * machine (DNS rebinding) comes with that name in Host, which is none of these.
 */
export function ownOrigins({ host, port, publicUrl }: DeskPlace): ReadonlySet<string> {
  const names = [host.includes(":") ? `[${host}]` : host, ...LOOPBACK];
  return new Set([publicUrl, ...names.map((name) => originOf(`http://${name}:${port}`))]);
}

/** As a browser writes it: without a default port, in small letters. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}

/**
 * Refuses a request under a name that is not the desk's, and one that another site had a browser make,
 * unless that is a link that somebody followed.
 *
 * @throws PageRefusal 403
 */
export function checkHost(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): void {
  const host = headers.host ?? "";
  const isOwn = ["http", "https"].some((scheme) => origins.has(originOf(`${scheme}://${host}`)));
  if (!isOwn || /[/?#@\\\s]/.test(host))
    throw new PageRefusal(
      403,
      "The desk is not reached by this name. BEACON_DESK_PUBLIC_URL names the origin that browsers use.",
    );
  const site = headers["sec-fetch-site"] ?? "none";
  const isFollowed = headers["sec-fetch-mode"] === "navigate" && !isFramed(headers);
  if (site !== "same-origin" && site !== "none" && !isFollowed)
    throw new PageRefusal(403, "Another site made this request.");
}

function isFramed(headers: IncomingHttpHeaders): boolean {
  return /^(iframe|frame|object|embed)$/.test(String(headers["sec-fetch-dest"]));
}

/**
 * Refuses a change that does not come from a page of the desk. Under `no-referrer` browsers say "null"
 * for the origin of the desk's own forms; then Sec-Fetch-Site, where they send it, and the token of the
 * form decide.
 *
 * @throws PageRefusal 403
 */
export function checkOrigin(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): void {
  const { origin = "null" } = headers;
  const site = headers["sec-fetch-site"] ?? "same-origin";
  if ((origin !== "null" && !origins.has(origin)) || site !== "same-origin")
    throw new PageRefusal(403, "This change does not come from a page of the desk.");
}
