import type { ServerResponse } from "node:http";

export type Headers = Readonly<Record<string, string>>;

/** Sends a whole JSON body. A response that is already sent or cut off is left alone. */
export function sendJson(
  res: ServerResponse,
  status: number,
  json: string,
  headers?: Headers,
): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(json),
    ...headers,
  });
  res.end(json);
}

/** Sends a status without a body. */
export function sendEmpty(res: ServerResponse, status: number, headers?: Headers): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, headers);
  res.end();
}
