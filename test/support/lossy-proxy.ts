import http from "node:http";
import type { AddressInfo } from "node:net";
import { readFully } from "./read-fully";

/** A way to a server on which things get lost. */
export interface LossyProxy {
  origin: string;
  /** The JSON-RPC requests that came through, oldest first. */
  requests: { method: string; params: any }[];
  /** Loses the responses to the next requests of a method, after the server has sent them. */
  loseResponses(method: string, count: number): void;
  /** Cuts all connections. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a server at an origin. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const requests: LossyProxy["requests"] = [];
  const losses = new Map<string, number>();
  const server = http.createServer((req, res) => {
    void forward(req, res);
  });

  const forward = async (req: http.IncomingMessage, res: http.ServerResponse) => {
    const body = await readFully(req);
    const request = JSON.parse(body.toString("utf8")) as LossyProxy["requests"][number];
    requests.push(request);
    const left = losses.get(request.method) ?? 0;
    const { method, headers } = req;
    const onward = http.request(target + (req.url ?? ""), { method, headers });
    onward.on("error", () => res.destroy());
    res.on("close", () => onward.destroy());
    onward.on("response", (response) => {
      if (left > 0) {
        losses.set(request.method, left - 1);
        response.resume().on("end", () => res.destroy());
        return;
      }
      res.writeHead(response.statusCode ?? 502, response.headers);
      response.on("error", () => res.destroy());
      response.pipe(res);
    });
    onward.end(body);
  };

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    loseResponses(method, count) {
      losses.set(method, count);
    },
    cut() {
      server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
