import type { IncomingMessage } from "node:http";

// No two runs of spaces side by side: a long run of them must not cost quadratic time.
const JSON_UTF8 =
  /^application\/json\s*(?:;\s*(?:charset\s*=\s*(?:utf-8|"utf-8")\s*(?:;\s*)?)?)?$/i;

/** Whether a body is declared as plain, unencoded JSON in UTF-8 (A2A §9.1). */
export function isPlainJson(req: IncomingMessage): boolean {
  const type = req.headers["content-type"];
  if (req.headers["content-encoding"] !== undefined || type === undefined) return false;
  return type === "application/json" || JSON_UTF8.test(type);
}
