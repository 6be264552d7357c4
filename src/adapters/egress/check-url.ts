import { isLoopbackHost } from "./loopback-host";
import { RefusedError } from "./refused-error";

const MAX_CHARACTERS = 2048;

/**
 * Ports above the system's own that fetch refuses too, since other protocols are spoken there
 * (https://fetch.spec.whatwg.org/#port-blocking).
 */
const FOREIGN_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/** Ports below this are each given to a protocol, and none but that of the scheme is HTTP. */
const FIRST_FREE_PORT = 1024;

/**
 * Parses a URL that a caller named, and judges what it says by itself: what its name stands for is not
 * looked up.
 *
 * The URL must be written as it is meant. Parsers differ in what they make of blanks, backslashes, a
 * missing slash or a closing dot, and who reads it in a log should see the host that is called.
 *
 * @param httpLocalhost whether http may be used to this machine
 * @throws RefusedError
 */
export function checkUrl(text: string, httpLocalhost: boolean): URL {
  if (text.length > MAX_CHARACTERS)
    throw new RefusedError(`must not be longer than ${MAX_CHARACTERS} characters`);
  if (/[\u0000-\u0020\u007f\\]/.test(text))
    throw new RefusedError("must not hold blanks, control characters or backslashes");
  if (!URL.canParse(text)) throw new RefusedError("must be a URL");
  const url = new URL(text);
  const isHttp = httpLocalhost && url.protocol === "http:" && isLoopbackHost(hostOf(url));
  if (url.protocol !== "https:" && !isHttp)
    throw new RefusedError(
      httpLocalhost ? "must be an https URL, or an http URL of localhost" : "must be an https URL",
    );
  if (!/^https?:\/\/[^/]/i.test(text))
    throw new RefusedError("must name its host after two slashes");
  if (/^[^/]*\/\/[^/?#]*@/.test(text))
    throw new RefusedError("must not hold a user name or password");
  if (text.includes("#")) throw new RefusedError("must not have a fragment");
  if (url.hostname.endsWith(".")) throw new RefusedError("must not end its host with a dot");
  checkPort(url);
  return url;
}

/** The host of a URL, an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

function checkPort({ port }: URL): void {
  // The default port of the scheme is written as none.
  if (port === "") return;
  if (Number(port) < FIRST_FREE_PORT || FOREIGN_PORTS.has(Number(port)))
    throw new RefusedError(`must not name port ${port}, which is not for HTTP`);
}
