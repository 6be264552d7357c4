import { isLoopbackAddress } from "./address-rules";

/** Whether a name is this machine by itself, without being looked up (RFC 6761 §6.3). */
export function isLocalhost(name: string): boolean {
  return /(^|\.)localhost$/i.test(name);
}

/** Whether a host, a name or an address, is this machine by itself. */
export function isLoopbackHost(host: string): boolean {
  return isLocalhost(host) || isLoopbackAddress(host);
}
