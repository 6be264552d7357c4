import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { contractFault, type Exchange } from "./contract-check";

const faults: string[] = [];

/** What responses broke the contract since the last call. */
export function takeContractFaults(): string[] {
  return faults.splice(0);
}

/**
 * Listens in on a server: each response that it sends is held against the contract, whoever asked.
 * The exchange itself is left as it is.
 *
 * @param faultOf the contract: why an exchange breaks it, or undefined
 */
export function tapServer(
  server: Server,
  faultOf: (exchange: Exchange) => string | undefined = contractFault,
): void {
  server.prependListener("request", (req: IncomingMessage, res: ServerResponse) => {
    const sent = captureRequest(req);
    const received = captureResponse(res);
    let isChecked = false;
    const check = () => {
      if (isChecked || !res.headersSent) return;
      isChecked = true;
      const [path = "", query = ""] = (req.url ?? "").split("?");
      const fault = faultOf({
        method: req.method ?? "",
        path,
        query,
        requestHeaders: req.headers,
        requestBody: Buffer.concat(sent),
        status: res.statusCode,
        contentType: String(res.getHeader("content-type") ?? received.contentType ?? ""),
        responseBody: Buffer.concat(received.chunks).toString("utf8"),
      });
      if (fault) faults.push(fault);
    };
    res.on("finish", check);
    // A stream that its reader cut never finishes; what was sent of it counts.
    res.on("close", check);
  });
}

function captureRequest(req: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = [];
  const push = req.push.bind(req);
  req.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    return push(chunk, encoding);
  };
  return chunks;
}

interface CapturedResponse {
  chunks: Buffer[];
  contentType?: string;
}

function captureResponse(res: ServerResponse): CapturedResponse {
  const captured: CapturedResponse = { chunks: [] };
  const keep = (chunk: unknown) => {
    if (typeof chunk === "string") captured.chunks.push(Buffer.from(chunk));
    else if (Buffer.isBuffer(chunk)) captured.chunks.push(chunk);
  };
  const { write, end, writeHead } = res;
  res.write = function (this: ServerResponse, ...args: unknown[]) {
    keep(args[0]);
    return Reflect.apply(write, this, args) as boolean;
  } as typeof res.write;
  res.end = function (this: ServerResponse, ...args: unknown[]) {
    keep(args[0]);
    return Reflect.apply(end, this, args) as ServerResponse;
  } as typeof res.end;
  // Headers given to writeHead are not kept by node, so they are read here.
  res.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    const headers = args.find((arg) => typeof arg === "object") as
      Record<string, string> | undefined;
    if (headers?.["Content-Type"]) captured.contentType = headers["Content-Type"];
    return Reflect.apply(writeHead, this, args) as ServerResponse;
  };
  return captured;
}
