import type { IncomingMessage, RequestListener } from "node:http";
import { type ClosableEgress, createEgress } from "../../../src/adapters/egress/egress";
import type { ResolveName } from "../../../src/adapters/egress/resolve-name";
import { createAuthority } from "../../support/certificates";
import { startNode } from "../../support/child-process";
import { type Receiver, startListener, startReceiver } from "../../support/outbound-target";
import { until } from "../../support/until";

const authority = createAuthority();
const certificate = authority.issue(["hooks.example", "other.example", "127.0.0.1"]);
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

function egressWith(resolve: ResolveName, ca: string | null = authority.cert): ClosableEgress {
  const allow = { networks: ["127.0.0.0/8"], httpLocalhost: false };
  const egress = createEgress({ allow, resolve, ...(ca === null ? {} : { ca }) });
  open.push(egress);
  return egress;
}

async function httpsReceiver(
  tls = certificate,
  listener: RequestListener = (_req, res) => res.end(),
): Promise<Receiver> {
  const receiver = await startReceiver(listener, tls);
  open.push(receiver);
  return receiver;
}

function post(egress: ClosableEgress, host: string, { port }: Receiver, timeoutMs = 10_000) {
  return egress.post({ url: `https://${host}:${port}/`, headers: {}, body: "{}", timeoutMs });
}

/** What a client asked for by SNI; false where it did not. */
function serverNameOf({ socket }: IncomingMessage): unknown {
  return "servername" in socket ? socket.servername : undefined;
}

const toSelf: ResolveName = () => Promise.resolve(["127.0.0.1"]);

describe("post() dials", () => {
  it("an address that the name has, with the name in SNI and Host", async () => {
    const seen: unknown[] = [];
    const receiver = await httpsReceiver(certificate, (req, res) => {
      seen.push(serverNameOf(req), req.headers.host, req.socket.remoteAddress);
      res.end();
    });
    await expect(post(egressWith(toSelf), "hooks.example", receiver)).resolves.toEqual({
      status: 200,
    });
    expect(seen).toEqual(["hooks.example", `hooks.example:${receiver.port}`, "127.0.0.1"]);
  });

  it("an address that the URL gives, without SNI and without a look-up", async () => {
    const seen: unknown[] = [];
    const receiver = await httpsReceiver(certificate, (req, res) => {
      seen.push(serverNameOf(req));
      res.end();
    });
    const egress = egressWith(() => Promise.reject(new Error("looked up")));
    await expect(post(egress, "2130706433", receiver)).resolves.toEqual({ status: 200 });
    expect(seen).toEqual([false]);
  });

  it("another address of the name, when the first does not answer", async () => {
    const receiver = await httpsReceiver();
    // Nothing listens on the first, on this port.
    const egress = egressWith(() => Promise.resolve(["127.0.0.2", "127.0.0.1"]));
    await expect(post(egress, "hooks.example", receiver)).resolves.toEqual({ status: 200 });
  });

  it("nobody, when one address of the name may not be called", async () => {
    const receiver = await httpsReceiver();
    const egress = egressWith(() => Promise.resolve(["127.0.0.1", "10.0.0.1"]));
    await expect(post(egress, "hooks.example", receiver)).rejects.toThrow(
      "may not be called: names a host with an address that may not be called",
    );
    expect(receiver.sockets).toEqual([]);
  });

  it("nobody, when the name has moved since it was checked", async () => {
    const receiver = await httpsReceiver();
    const answers = [["127.0.0.1"], ["10.0.0.1"]];
    const egress = egressWith(() => Promise.resolve(answers.shift() ?? []));
    const url = `https://hooks.example:${receiver.port}/`;
    await expect(egress.refusalOf(url)).resolves.toBeUndefined();
    await expect(post(egress, "hooks.example", receiver)).rejects.toThrow("may not be called");
    expect(receiver.sockets).toEqual([]);
  });

  it("what was judged: a name is looked up once for a connection, and again for the next", async () => {
    const receiver = await httpsReceiver(certificate, (_req, res) => {
      res.writeHead(204, { Connection: "close" }).end();
    });
    let asked = 0;
    // It moves after each look-up.
    const egress = egressWith(() => {
      asked += 1;
      return Promise.resolve([asked === 1 ? "127.0.0.1" : "10.0.0.1"]);
    });
    await expect(post(egress, "hooks.example", receiver)).resolves.toEqual({ status: 204 });
    expect(asked).toBe(1);
    await expect(post(egress, "hooks.example", receiver)).rejects.toThrow("may not be called");
    expect(asked).toBe(2);
    expect(receiver.sockets).toHaveLength(1);
  });

  it("nothing on behalf of what was given up while it was connecting", async () => {
    let found: (addresses: string[]) => void = () => undefined;
    let requests = 0;
    const receiver = await httpsReceiver(certificate, (_req, res) => {
      requests += 1;
      res.end();
    });
    const egress = egressWith(
      () =>
        new Promise((resolve) => {
          found = resolve;
        }),
    );
    await expect(post(egress, "hooks.example", receiver, 50)).rejects.toThrow("no answer within");
    found(["127.0.0.1"]);
    await until("connected and closed", () => receiver.sockets[0]?.destroyed === true);
    expect(requests).toBe(0);
  });
});

describe("post() verifies the certificate", () => {
  const SELF = createAuthority("hooks.example");

  it.each([
    [
      "of an issuer that is not trusted",
      authority.issue(["hooks.example"]),
      null,
      "its issuer is not trusted",
    ],
    ["that is signed by itself", SELF, authority.cert, "it is signed by itself"],
    [
      "for another name",
      authority.issue(["stranger.example"]),
      authority.cert,
      "it is for another name",
    ],
    [
      "that has expired",
      authority.issue(["hooks.example"], { from: -2, to: -1 }),
      authority.cert,
      "it has expired",
    ],
    [
      "that is not valid yet",
      authority.issue(["hooks.example"], { from: 1, to: 2 }),
      authority.cert,
      "it is not valid yet",
    ],
  ])("and refuses one %s", async (_what, tls, ca, words) => {
    let requests = 0;
    const receiver = await httpsReceiver(tls, (_req, res) => {
      requests += 1;
      res.end();
    });
    await expect(post(egressWith(toSelf, ca), "hooks.example", receiver)).rejects.toThrow(
      `its certificate is not valid: ${words}`,
    );
    expect(requests).toBe(0);
  });

  it("for each name afresh, whatever connection there is", async () => {
    const receiver = await httpsReceiver(authority.issue(["hooks.example"]));
    const egress = egressWith(toSelf);
    await expect(post(egress, "hooks.example", receiver)).resolves.toEqual({ status: 200 });
    await expect(post(egress, "other.example", receiver)).rejects.toThrow("another name");
  });
});

describe("post() in a process with proxies in its environment", () => {
  it.each(["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY"])(
    "goes by no %s",
    async (variable) => {
      const proxy = await startListener((socket) => socket.end());
      open.push(proxy);
      const receiver = await startReceiver((_req, res) => res.writeHead(202).end());
      open.push(receiver);
      const child = startNode(
        "test/support/post-once.mjs",
        [`http://localhost:${receiver.port}/`],
        {
          [variable]: `http://127.0.0.1:${proxy.port}`,
          NODE_USE_ENV_PROXY: "1",
        },
      );
      await child.said(/status 202\./);
      await child.end("SIGKILL");
      expect(receiver.sockets).toHaveLength(1);
      expect(proxy.sockets).toEqual([]);
    },
  );

  it("verifies certificates, though its environment turns that off", async () => {
    const receiver = await httpsReceiver();
    const child = startNode("test/support/post-once.mjs", [`https://localhost:${receiver.port}/`], {
      NODE_TLS_REJECT_UNAUTHORIZED: "0",
    });
    await child.said(/error its certificate is not valid: its issuer is not trusted\./);
    await child.end("SIGKILL");
  });
});
