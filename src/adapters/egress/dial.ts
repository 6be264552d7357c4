import net, { type LookupFunction, type Socket } from "node:net";
import tls from "node:tls";
import type { FindAddresses } from "./find-addresses";

/** Where to connect to. */
export interface DialTarget {
  /** `https:` for TLS. */
  readonly protocol: string;
  /** A name, or an address without brackets. */
  readonly hostname: string;
  readonly port: number;
}

/** Opens connections, each to an address that was found and judged for it. */
export interface Dialler {
  /** @throws what the addresses were refused with, or the error of the connection */
  dial(target: DialTarget): Promise<Socket>;
  /** Ends all connections that it opened. */
  close(): void;
}

/** What a dialler needs. */
export interface DiallerOptions {
  readonly findAddresses: FindAddresses;
  /** How long the addresses may take to be found, and then TCP and TLS. */
  readonly connectMs: number;
  /** Certificates in PEM to trust in place of those that node brings along. */
  readonly ca?: string | readonly string[];
}

/**
 * How many addresses of a name are tried, and how long each, in milliseconds. Ten seconds are enough for
 * all, and a name with a thousand addresses does not make this machine knock at a thousand doors.
 */
const MAX_ADDRESSES = 6;
const ADDRESS_MS = 1_500;

/**
 * The one place where the servers open connections. The addresses that were judged are the ones that are
 * dialled: the name is not looked up a second time, by which it could have moved.
 */
export function createDialler({ findAddresses, connectMs, ca }: DiallerOptions): Dialler {
  const sockets = new Set<Socket>();
  let isClosed = false;
  return {
    async dial({ protocol, hostname, port }) {
      const addresses = await within(connectMs, findAddresses(hostname));
      if (isClosed) throw new Error("closed");
      const options = {
        host: hostname,
        port,
        lookup: answerWith(addresses.slice(0, MAX_ADDRESSES)),
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: ADDRESS_MS,
      };
      const isTls = protocol === "https:";
      const socket = isTls
        ? tls.connect({
            ...options,
            // RFC 6066 §3: a name, never an address.
            ...(net.isIP(hostname) === 0 ? { servername: hostname } : {}),
            ...(ca === undefined ? {} : { ca: [ca].flat() }),
            // Set, since NODE_TLS_REJECT_UNAUTHORIZED turns the default off.
            rejectUnauthorized: true,
            minVersion: "TLSv1.2",
            ALPNProtocols: ["http/1.1"],
          })
        : net.connect(options);
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      socket.setNoDelay(true);
      return untilOpen(socket, isTls ? "secureConnect" : "connect", connectMs);
    },
    close() {
      isClosed = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A look-up that knows the answer. It is not asked where the host is an address. */
function answerWith(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: net.isIP(address) }));
  return (_name, { all: wantsAll }, callback) => {
    if (wantsAll) callback(null, all);
    else callback(null, all[0]?.address ?? "", all[0]?.family);
  };
}

function untilOpen(socket: Socket, event: string, connectMs: number): Promise<Socket> {
  const opened = new Promise<Socket>((resolve, reject) => {
    // They stay: what goes wrong later is told to whoever uses the socket, and must not end the process.
    socket.on("error", reject).on("close", () => {
      reject(errorOf("ECONNRESET"));
    });
    socket.once(event, () => {
      resolve(socket);
    });
  });
  return within(connectMs, opened, () => socket.destroy());
}

async function within<T>(ms: number, promise: Promise<T>, late?: () => void): Promise<T> {
  let deadline: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    deadline = setTimeout(() => {
      reject(errorOf("ETIMEDOUT"));
      late?.();
    }, ms);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(deadline);
  }
}

/** An error with one of the codes that node has for connections. */
function errorOf(code: string): Error {
  return Object.assign(new Error(code), { code });
}
