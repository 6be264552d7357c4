import { readFileSync, statSync } from "node:fs";
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";

/**
 * The keys of a JWK Set file. A file that has changed is read again before the next use, so that a key
 * taken out of it counts no longer.
 *
 * @throws Error when the file cannot be read now, or holds no key set
 */
export function loadJwksFile(file: string): JWTVerifyGetKey {
  const read = () => {
    const version = versionOf(file);
    const keys = createLocalJWKSet(JSON.parse(readFileSync(file, "utf8")) as JSONWebKeySet);
    return { version, keys };
  };
  let current = read();
  return async (header, token) => {
    if (versionOf(file) !== current.version) current = read();
    return current.keys(header, token);
  };
}

function versionOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  return `${ino} ${mtimeMs} ${size}`;
}
