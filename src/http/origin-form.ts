import type { IncomingMessage } from "node:http";

/**
 * Turns the target of a request into path and query, in place: a request may come with a whole URL
 * (RFC 9112 §3.2.2). What is neither is left, and must not reach a parser that would log it.
 *
 * @returns whether the target is a path now
 */
export function toOriginForm(req: IncomingMessage): boolean {
  const target = req.url ?? "";
  if (target.startsWith("/")) return true;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return false;
  const { pathname, search } = new URL(target);
  req.url = pathname + search;
  return true;
}
