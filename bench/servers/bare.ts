/*
 * The least that a JSON-RPC server on `node:http` can do: read the body, parse it, answer JSON of the
 * size and shape that the Beacon answers. No limit, no check, no store.
 */
import http from "node:http";
import type { Result } from "../../generated/methods";
import { buildReceipt } from "../../src/beacon/inbox/receipt";
import type { Measured } from "../calls";
import { listenAndPrint } from "./listen";

const id = "0123456789abcdef0123456789abcdef";
const receivedAt = new Date().toISOString();
const status = { state: "TASK_STATE_SUBMITTED", timestamp: receivedAt } as const;
const receipt = buildReceipt({
  id,
  receivedAt,
  kind: "unstructured",
  content: "",
  bytes: 175,
  digest: "0123456789abcdef".repeat(4),
  source: "",
});

const RESULTS: { [M in Measured]: Result<M> } = {
  SendMessage: { task: { id, status, metadata: { receipt } } },
  GetTask: { id, status },
};

const server = http.createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on("data", (chunk: Buffer) => chunks.push(chunk));
  req.on("end", () => {
    const request = JSON.parse(Buffer.concat(chunks).toString("utf8")) as {
      id: number;
      method: Measured;
    };
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: request.id,
      result: RESULTS[request.method],
    });
    res.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    });
    res.end(body);
  });
});
listenAndPrint(server);
