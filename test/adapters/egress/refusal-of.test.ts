import { createEgress } from "../../../src/adapters/egress/egress";
import { EgressError } from "../../../src/ports/egress";

const NAMES: Readonly<Record<string, readonly string[]>> = {
  "public.example": ["93.184.215.14", "2606:4700:4700::1111"],
  "private.example": ["10.0.0.1"],
  "mixed.example": ["93.184.215.14", "192.168.7.7"],
  "mixed-six.example": ["93.184.215.14", "::1"],
  "mapped.example": ["::ffff:10.0.0.1"],
  "nat64.example": ["64:ff9b::a00:1"],
  "metadata.example": ["169.254.169.254"],
  "self.example": ["127.0.0.1"],
  "empty.example": [],
  "xn--bcher-kva.example": ["93.184.215.14"],
  // What an intranet might have; the public has nothing of the kind.
  intranet: ["10.0.0.7"],
};

const asked: string[] = [];

function egressThat(allow: { networks?: string[]; httpLocalhost?: boolean } = {}) {
  return createEgress({
    allow: { networks: [], httpLocalhost: false, ...allow },
    resolve(name) {
      asked.push(name);
      if (name === "silent.example")
        return Promise.reject(Object.assign(new Error(), { code: "ETIMEOUT" }));
      if (name === "broken.example")
        return Promise.reject(Object.assign(new Error(), { code: "ESERVFAIL" }));
      const addresses = NAMES[name];
      if (addresses) return Promise.resolve(addresses);
      return Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
    },
  });
}

const ADDRESS = "names an address that may not be called";
const NAME = "names a host with an address that may not be called";
const NONE = "names a host that has no address";
const HTTPS = "must be an https URL";
const BLANKS = "must not hold blanks, control characters or backslashes";
const USER = "must not hold a user name or password";
const SLASHES = "must name its host after two slashes";
const DOT = "must not end its host with a dot";

const VECTORS: [url: string, words: string | undefined][] = [
  // What may be called.
  ["https://public.example/", undefined],
  ["https://PUBLIC.example/hook?a=b@c://d", undefined],
  ["HTTPS://public.example:8443/hook", undefined],
  ["https://public.example:443", undefined],
  ["https://bücher.example/", undefined],
  ["https://public。example/", undefined],
  ["https://93.184.215.14/", undefined],
  ["https://[2606:4700:4700::1111]/", undefined],
  // Not found out now is not held against it.
  ["https://silent.example/", undefined],
  ["https://broken.example/", undefined],
  // Names.
  ["https://private.example/", NAME],
  ["https://mixed.example/", NAME],
  ["https://mixed-six.example/", NAME],
  ["https://mapped.example/", NAME],
  ["https://nat64.example/", NAME],
  ["https://metadata.example/", NAME],
  ["https://self.example/", NAME],
  ["https://intranet/", NAME],
  ["https://empty.example/", NONE],
  ["https://gone.example/", NONE],
  ["https://localhost/", ADDRESS],
  ["https://LOCALHOST:8443/", ADDRESS],
  ["https://a.localhost/", ADDRESS],
  ["https://ⓛocalhost/", ADDRESS],
  // IPv4 in every notation.
  ["https://127.0.0.1/", ADDRESS],
  ["https://127.1/", ADDRESS],
  ["https://2130706433/", ADDRESS],
  ["https://0x7f000001/", ADDRESS],
  ["https://0x7f.0.0.1/", ADDRESS],
  ["https://0177.0.0.1/", ADDRESS],
  ["https://017700000001/", ADDRESS],
  ["https://127.0.0.1./", ADDRESS],
  ["https://127。0。0。1/", ADDRESS],
  ["https://①②⑦.0.0.1/", ADDRESS],
  ["https://%31%32%37.0.0.1/", ADDRESS],
  ["https://0/", ADDRESS],
  ["https://10.0.0.1/", ADDRESS],
  ["https://169.254.169.254/latest/meta-data/", ADDRESS],
  ["https://0xa9fea9fe/", ADDRESS],
  ["https://168.63.129.16/", ADDRESS],
  // IPv6.
  ["https://[::]/", ADDRESS],
  ["https://[::1]/", ADDRESS],
  ["https://[0:0:0:0:0:0:0:1]/", ADDRESS],
  ["https://[::ffff:127.0.0.1]/", ADDRESS],
  ["https://[::ffff:7f00:1]/", ADDRESS],
  ["https://[::127.0.0.1]/", ADDRESS],
  ["https://[64:ff9b::127.0.0.1]/", ADDRESS],
  ["https://[2002:7f00:1::]/", ADDRESS],
  ["https://[2001:0:7f00:1::]/", ADDRESS],
  ["https://[fd00:ec2::254]/", ADDRESS],
  ["https://[fe80::1]/", ADDRESS],
  ["https://[fe80::1%25eth0]/", "must be a URL"],
  ["https://[::1%25lo]/", "must be a URL"],
  // Schemes.
  ["http://public.example/", HTTPS],
  ["http://localhost/", HTTPS],
  ["ftp://public.example/", HTTPS],
  ["file:///etc/passwd", HTTPS],
  ["gopher://127.0.0.1:6379/_INFO", HTTPS],
  ["data:text/plain,a", HTTPS],
  ["javascript:alert(1)", HTTPS],
  ["wss://public.example/", HTTPS],
  ["httpsx://public.example/", HTTPS],
  // Written as no URL should be.
  ["", "must be a URL"],
  ["public.example", "must be a URL"],
  ["//public.example/", "must be a URL"],
  ["https://", "must be a URL"],
  ["https://?a", "must be a URL"],
  ["https://public.example:99999/", "must be a URL"],
  ["https://public.example:x/", "must be a URL"],
  ["https://256.256.256.256/", "must be a URL"],
  ["https://pub%00lic.example/", "must be a URL"],
  ["https:public.example", SLASHES],
  ["https:/public.example", SLASHES],
  ["https:///public.example", SLASHES],
  [" https://public.example/", BLANKS],
  ["https://public.example/\n", BLANKS],
  ["https://public.exa\tmple/", BLANKS],
  ["https://public.example/\r\nHost: private.example", BLANKS],
  ["https://public.example/a b", BLANKS],
  ["https:\\\\public.example/", BLANKS],
  ["https://private.example\\@public.example/", BLANKS],
  ["https://public.example/\u007f", BLANKS],
  ["https://user:password@public.example/", USER],
  ["https://user@public.example/", USER],
  ["https://:password@public.example/", USER],
  ["https://@public.example/", USER],
  ["https://public.example@private.example/", USER],
  ["https://public.example:443@private.example/", USER],
  ["https://public.example/#", "must not have a fragment"],
  ["https://public.example#@private.example/", "must not have a fragment"],
  ["https://public.example./", DOT],
  ["https://localhost./", DOT],
  ["https://public.example。/", DOT],
  // Ports.
  ["https://public.example:22/", "must not name port 22, which is not for HTTP"],
  ["https://public.example:25/", "must not name port 25, which is not for HTTP"],
  ["https://public.example:80/", "must not name port 80, which is not for HTTP"],
  ["https://public.example:1023/", "must not name port 1023, which is not for HTTP"],
  ["https://public.example:6667/", "must not name port 6667, which is not for HTTP"],
  ["https://public.example:0/", "must not name port 0, which is not for HTTP"],
  ["https://public.example:1024/", undefined],
  ["https://public.example:65535/", undefined],
  // Length.
  [`https://public.example/${"a".repeat(2025)}`, undefined],
  [`https://public.example/${"a".repeat(2026)}`, "must not be longer than 2048 characters"],
];

describe("refusalOf()", () => {
  it.each(VECTORS)("judges %j: %s", async (url, words) => {
    await expect(egressThat().refusalOf(url)).resolves.toBe(words);
  });

  it("looks up no name of a URL that is refused for its form", async () => {
    asked.length = 0;
    const egress = egressThat();
    for (const [url, words] of VECTORS)
      if (words !== undefined && words !== NAME && words !== NONE) await egress.refusalOf(url);
    expect(asked).toEqual([]);
  });

  it("tells no address that a name has", async () => {
    for (const name of ["private.example", "mixed.example", "metadata.example"])
      expect(await egressThat().refusalOf(`https://${name}/`)).not.toMatch(/\d/);
  });

  it.each([
    ["http://localhost/", undefined],
    ["http://localhost:8080/", undefined],
    ["http://a.localhost:8080/", undefined],
    ["http://127.0.0.1:8080/", undefined],
    ["http://127.9.9.9:8080/", undefined],
    ["http://[::1]:8080/", undefined],
    ["https://localhost:8443/", undefined],
    ["https://public.example/", undefined],
    ["http://localhost:22/", "must not name port 22, which is not for HTTP"],
    ["http://public.example/", `${HTTPS}, or an http URL of localhost`],
    ["http://self.example/", `${HTTPS}, or an http URL of localhost`],
    ["http://10.0.0.1/", `${HTTPS}, or an http URL of localhost`],
    ["http://[::ffff:127.0.0.1]/", `${HTTPS}, or an http URL of localhost`],
    ["http://localhost.public.example/", `${HTTPS}, or an http URL of localhost`],
    // A name that only says it is this machine is a stranger's.
    ["https://self.example/", NAME],
    ["https://10.0.0.1/", ADDRESS],
  ])("judges %s, with http://localhost allowed: %s", async (url, words) => {
    await expect(egressThat({ httpLocalhost: true }).refusalOf(url)).resolves.toBe(words);
  });

  it.each([
    ["https://private.example/", undefined],
    ["https://10.200.0.1:8443/", undefined],
    ["https://mixed.example/", NAME],
    ["https://localhost/", ADDRESS],
    ["http://10.0.0.1/", HTTPS],
  ])("judges %s, with 10.0.0.0/8 allowed: %s", async (url, words) => {
    await expect(egressThat({ networks: ["10.0.0.0/8"] }).refusalOf(url)).resolves.toBe(words);
  });
});

describe("post()", () => {
  it.each(VECTORS.filter(([, words]) => words !== undefined))("refuses %j", async (url, words) => {
    const request = { url, headers: {}, body: "{}", timeoutMs: 1_000 };
    const reason: unknown = await egressThat()
      .post(request)
      .catch((cause: unknown) => cause);
    expect(reason).toBeInstanceOf(EgressError);
    expect((reason as Error).message).toBe(`may not be called: ${words}`);
  });

  it("says that a name could not be resolved, when that is so", async () => {
    const request = { url: "https://silent.example/", headers: {}, body: "{}", timeoutMs: 1_000 };
    await expect(egressThat().post(request)).rejects.toThrow(
      "the name of its host could not be resolved",
    );
  });
});
