import { createResolveName, hasNoAddress } from "../../../src/adapters/egress/resolve-name";
import { type NameAnswer, type NameServer, startNameServer } from "../../support/name-server";

const NAMES: Readonly<Record<string, { A: NameAnswer; AAAA: NameAnswer }>> = {
  "both.example": { A: ["192.0.2.1", "192.0.2.2"], AAAA: ["2001:db8::1"] },
  "four.example": { A: ["192.0.2.1"], AAAA: [] },
  "six.example": { A: [], AAAA: ["2001:db8::1"] },
  "none.example": { A: [], AAAA: [] },
  "gone.example": { A: "NXDOMAIN", AAAA: "NXDOMAIN" },
  "broken.example": { A: "SERVFAIL", AAAA: "SERVFAIL" },
  "refusing.example": { A: "REFUSED", AAAA: "REFUSED" },
  "silent.example": { A: "silence", AAAA: "silence" },
  "half-broken.example": { A: [], AAAA: "SERVFAIL" },
  "half-silent.example": { A: ["192.0.2.1"], AAAA: "silence" },
};

let server: NameServer;

beforeAll(async () => {
  server = await startNameServer((name, type) => NAMES[name]?.[type] ?? "NXDOMAIN");
});

afterAll(() => server.close());

function resolve(name: string) {
  return createResolveName({ servers: [server.address], queryMs: 100 })(name);
}

describe("createResolveName()", () => {
  it.each([
    ["both.example", ["192.0.2.1", "192.0.2.2", "2001:db8::1"]],
    ["four.example", ["192.0.2.1"]],
    ["six.example", ["2001:db8::1"]],
    ["half-silent.example", ["192.0.2.1"]],
  ])("finds the addresses of %s", async (name, addresses) => {
    await expect(resolve(name)).resolves.toEqual(addresses);
  });

  it.each([
    ["none.example", "ENODATA", true],
    ["gone.example", "ENOTFOUND", true],
    ["a..example", "EBADNAME", true],
    [`${"a".repeat(64)}.example`, "EBADNAME", true],
    ["broken.example", "ESERVFAIL", false],
    ["refusing.example", "EREFUSED", false],
    ["silent.example", "ETIMEOUT", false],
    ["half-broken.example", "ESERVFAIL", false],
  ])("rejects for %s with %s", async (name, code, none) => {
    const reason: unknown = await resolve(name).catch((cause: unknown) => cause);
    expect(reason).toMatchObject({ code });
    expect(hasNoAddress(reason)).toBe(none);
  });

  it("asks again when there was no answer", async () => {
    server.asked.length = 0;
    await resolve("silent.example").catch(() => undefined);
    const asked = server.asked.filter((question) => question === "A silent.example");
    expect(asked).toHaveLength(2);
  });

  it("rejects with ECONNREFUSED when there is no name server", async () => {
    const other = await startNameServer(() => "silence");
    await other.close();
    const resolveElsewhere = createResolveName({ servers: [other.address], queryMs: 100 });
    const reason: unknown = await resolveElsewhere("a.example").catch((cause: unknown) => cause);
    expect(reason).toMatchObject({ code: "ECONNREFUSED" });
    expect(hasNoAddress(reason)).toBe(false);
  });
});
