import { once } from "node:events";
import { createServer, type Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import { trackConnections } from "../../src/http/connections";
import { createWebServer } from "../../src/http/web-server";
import { keepLog } from "../support/log";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listening(): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

describe("trackConnections()", () => {
  it("refuses the connections of a source beyond its number, and takes one again when one has gone", async () => {
    server = createServer();
    trackConnections(server, 2);
    const port = await listening();
    const connect = async () => {
      const socket = net.connect(port, "127.0.0.1");
      await once(socket, "connect");
      return socket;
    };
    const [first, second] = [await connect(), await connect()];
    const third = await connect();
    await once(third, "close");

    const gone = once(server, "connection");
    first.destroy();
    second.destroy();
    await once(second, "close");
    const again = await connect();
    await gone;
    const closed = jest.fn();
    again.on("close", closed);
    again.write("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    await once(server, "request");
    expect(closed).not.toHaveBeenCalled();
    again.destroy();
  });
});

describe("createWebServer()", () => {
  it("cuts off a reader that has stopped reading", async () => {
    const web = createWebServer({ trustProxy: false, logger: keepLog(), idleTimeoutMs: 300 });
    ({ server } = web);
    web.app.get("/large", (_req, res) => {
      res.end(Buffer.alloc(64 * 1024 * 1024));
    });
    const port = await web.listen("127.0.0.1", 0);
    const accepted = once(server, "connection") as Promise<[net.Socket]>;
    const reader = net.connect(port, "127.0.0.1");
    reader.write("GET /large HTTP/1.1\r\nHost: h\r\n\r\n");
    reader.pause();
    const [serverSide] = await accepted;
    await once(serverSide, "close");
    reader.destroy();
  });
});
