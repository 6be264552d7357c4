import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

/** A certificate and its key, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** An authority that the test run made up. */
export interface Authority extends Certificate {
  /** Issues a certificate for names and IPv4 addresses, valid for a day unless told otherwise. */
  issue(hosts: string[], days?: { from: number; to: number }): Certificate;
}

const DAY_MS = 86_400_000;
const VALID = { from: -1, to: 1 };

/** Makes a certificate authority with a key of its own. */
export function createAuthority(name = "Test Authority"): Authority {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const own = { subject: name, issuer: name, publicKey, signer: privateKey, days: VALID };
  return {
    cert: sign({ ...own, extensions: [BASIC_CONSTRAINTS_CA] }),
    key: pem(privateKey),
    issue(hosts, days = VALID) {
      const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const cert = sign({
        subject: hosts[0] ?? "",
        issuer: name,
        publicKey: pair.publicKey,
        signer: privateKey,
        days,
        extensions: [subjectAltName(hosts)],
      });
      return { cert, key: pem(pair.privateKey) };
    },
  };
}

interface ToSign {
  subject: string;
  issuer: string;
  publicKey: KeyObject;
  signer: KeyObject;
  days: { from: number; to: number };
  extensions: Buffer[];
}

/** A certificate of X.509 version 3 (RFC 5280 §4.1). */
function sign({ subject, issuer, publicKey, signer, days, extensions }: ToSign): string {
  const algorithm = sequence(oid([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    algorithm,
    nameOf(issuer),
    sequence(time(days.from), time(days.to)),
    nameOf(subject),
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = createSign("sha256").update(body).sign(signer);
  const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString("base64").replace(/.{64}/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

function pem(key: KeyObject): string {
  return key.export({ type: "pkcs8", format: "pem" }).toString();
}

/** A tag, a length and what it is the length of. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function oid(bytes: number[]): Buffer {
  return der(0x06, Buffer.from(bytes));
}

function nameOf(commonName: string): Buffer {
  const attribute = sequence(oid([0x55, 0x04, 0x03]), der(0x0c, Buffer.from(commonName)));
  return sequence(der(0x31, attribute));
}

function time(days: number): Buffer {
  const iso = new Date(Date.now() + days * DAY_MS).toISOString();
  return der(0x18, Buffer.from(`${iso.slice(0, 19).replace(/\D/g, "")}Z`));
}

const BASIC_CONSTRAINTS_CA = sequence(
  oid([0x55, 0x1d, 0x13]),
  der(0x01, Buffer.from([0xff])),
  der(0x04, sequence(der(0x01, Buffer.from([0xff])))),
);

function subjectAltName(hosts: string[]): Buffer {
  const names = hosts.map((host) =>
    /^[\d.]+$/.test(host)
      ? der(0x87, Buffer.from(host.split(".").map(Number)))
      : der(0x82, Buffer.from(host)),
  );
  return sequence(oid([0x55, 0x1d, 0x11]), der(0x04, sequence(...names)));
}
