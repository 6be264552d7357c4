/** The value of a cookie in a Cookie header field (RFC 6265 §5.4); undefined where there is none. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** How the cookie of a session is set, for an origin. */
export interface SessionCookie {
  name: string;
  /** The Set-Cookie field that hands a session to the browser, for so many seconds; 0 takes it back. */
  set(token: string, maxAgeSeconds: number): string;
}

/**
 * The session's cookie. Cookies do not know ports, so on plain http the name has the port in it: two
 * desks on one machine must not end each other's sessions.
 */
export function createSessionCookie(origin: string): SessionCookie {
  const { protocol, port } = new URL(origin);
  const isSecure = protocol === "https:";
  const name = isSecure ? "__Host-beacon-desk" : `beacon-desk-${port || "80"}`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
  return {
    name,
    set: (token, maxAgeSeconds) => `${name}=${token}; Max-Age=${maxAgeSeconds}; ${attributes}`,
  };
}
