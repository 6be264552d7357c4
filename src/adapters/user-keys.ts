import type { JWTVerifyGetKey } from "jose";
import { createRemoteJwks } from "./egress/remote-jwks";
import { loadJwksFile } from "./jwks-file";

/**
 * The keys that sign user tokens, from a file or an http or https URL.
 *
 * @throws Error when the file cannot be used, or the URL is none; a URL is not yet fetched
 */
export function openUserKeys(location: string): JWTVerifyGetKey {
  return /^https?:\/\//i.test(location)
    ? createRemoteJwks(new URL(location))
    : loadJwksFile(location);
}
