import dgram from "node:dgram";

/** What a name server says about a name and a type: addresses, a code of RFC 1035 §4.1.1, or nothing. */
export type NameAnswer = readonly string[] | "NXDOMAIN" | "SERVFAIL" | "REFUSED" | "silence";

/** A name server. */
export interface NameServer {
  /** Its address with its port. */
  address: string;
  /** What it was asked, such as "A a.example". */
  asked: string[];
  close(): Promise<void>;
}

const CODES = { SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 };
const TYPES: Readonly<Record<number, "A" | "AAAA">> = { 1: "A", 28: "AAAA" };

/** Starts a name server on 127.0.0.1 that answers questions for A and AAAA. */
export async function startNameServer(
  answer: (name: string, type: "A" | "AAAA") => NameAnswer,
): Promise<NameServer> {
  const socket = dgram.createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    asked.push(`${type} ${name}`);
    const said = answer(name, type);
    if (said !== "silence") socket.send(buildAnswer(query, end, said), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(resolve)),
  };
}

function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  // After the name: its closing zero, a type, a class.
  return { name: labels.join("."), type: TYPES[query.readUInt16BE(at + 1)] ?? "A", end: at + 5 };
}

function buildAnswer(query: Buffer, end: number, said: Exclude<NameAnswer, "silence">): Buffer {
  const addresses = typeof said === "string" ? [] : said;
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180 | (typeof said === "string" ? CODES[said] : 0), 2);
  header.writeUInt16BE(addresses.length, 6);
  header.fill(0, 8);
  const records = addresses.map((address) => {
    const data = addressBytes(address);
    const record = Buffer.alloc(12);
    // A pointer to the name of the question, its type and class, a time to live of 0.
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(data.length === 4 ? 1 : 28, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([header, query.subarray(12, end), ...records]);
}

function addressBytes(address: string): Buffer {
  if (!address.includes(":")) return Buffer.from(address.split(".").map(Number));
  const [head = "", tail = ""] = address.split("::").map((half) => half.replace(/:/g, " ").trim());
  const groups = [head, tail].map((half) => (half === "" ? [] : half.split(" ")));
  const [before = [], after = []] = groups;
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  const bytes = Buffer.alloc(16);
  [...before, ...zeros, ...after].forEach((group, i) =>
    bytes.writeUInt16BE(parseInt(group, 16), i * 2),
  );
  return bytes;
}
