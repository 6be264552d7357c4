import { VersionNotSupportedError } from "../../generated/errors";

/** The name of the service parameter that carries the protocol version (A2A §3.2.6, §14.2.1). */
export const VERSION_PARAMETER = "A2A-Version";

/** The name of the service parameter that lists extensions (A2A §3.2.6, §14.2.2). */
export const EXTENSIONS_PARAMETER = "A2A-Extensions";

/** The protocol version of this data model. */
export const PROTOCOL_VERSION = "1.0";

/**
 * Checks that a request asks for version 1.0, by header, by query parameter, or by both alike
 * (A2A §3.6). None at all means 0.3 there, which is not spoken here.
 *
 * @param header the value of the A2A-Version header, if there is one
 * @param query the raw query of the request's URL, without the question mark
 * @throws VersionNotSupportedError for any other version, and for none
 */
export function checkVersion(header: string | undefined, query: string): void {
  const asked = askedVersions(header, query);
  if (asked.length === 0 || !asked.every((version) => version === PROTOCOL_VERSION))
    throw new VersionNotSupportedError();
}

/**
 * The versions that a request asks for: by header, by query parameter, or by both (A2A §3.6.1).
 *
 * @param header the value of the A2A-Version header, if there is one
 * @param query the raw query of the request's URL, without the question mark
 */
export function askedVersions(header: string | undefined, query: string): string[] {
  const asked = query === "" ? [] : queryVersions(query);
  if (header !== undefined) asked.push(header);
  return asked;
}

/** Service parameter names are case-insensitive (A2A §3.2.6). */
function queryVersions(query: string): string[] {
  const name = VERSION_PARAMETER.toLowerCase();
  return [...new URLSearchParams(query)]
    .filter(([key]) => key.toLowerCase() === name)
    .map(([, value]) => value);
}
