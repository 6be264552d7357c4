import ipaddr from "ipaddr.js";
import { ConfigError } from "./config-error";

/** The origin that follows from host and port: an IPv6 address is put in brackets. */
export function defaultPublicUrl(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * Checks that a public URL is set where none follows from the host: nobody can call 0.0.0.0 or ::, and
 * documents would name it.
 *
 * @param hostVariable the variable that the host is from
 * @throws ConfigError naming the variable
 */
export function checkPublicUrl(
  variable: string,
  host: string,
  publicUrl: string | undefined,
  hostVariable = "HOST",
): void {
  const isEverywhere = ipaddr.isValid(host) && ipaddr.parse(host).range() === "unspecified";
  if (isEverywhere && publicUrl === undefined)
    throw new ConfigError(
      `${variable} must be set when ${hostVariable} is ${host}: it is what callers are told to call`,
    );
}
