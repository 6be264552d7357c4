import schema from "../../generated/config.schema.json";
import { defaultPublicUrl, readBeaconConfig } from "../../src/config/beacon-config";
import { ConfigError } from "../../src/config/config-error";

/** Why a value of a variable stops the start; undefined if it does not. */
function refusal(name: string, value: string): string | undefined {
  try {
    readBeaconConfig({ [name]: value });
    return undefined;
  } catch (reason) {
    expect(reason).toBeInstanceOf(ConfigError);
    return (reason as Error).message;
  }
}

const bad: Record<string, string[]> = {
  HOST: [""],
  PORT: [
    "",
    "-1",
    "65536",
    "80.5",
    "http",
    "8080 8081",
    "Infinity",
    "NaN",
    "null",
    "0x50",
    " 80",
    "8e1",
    "+80",
  ],
  BEACON_PUBLIC_URL: [
    "",
    "example.org",
    "ftp://example.org",
    "https://",
    "https://example.org/",
    "https://example.org/a",
    "https://example.org?a",
    "https://example.org#a",
    "https://exa mple.org",
    "https://ex\u00e4mple.org",
    "https://user:password@example.org",
    "https://example.org:port",
    "https://%zz",
    "https://[::1",
    "//example.org",
  ],
  BEACON_DATA_DIR: [""],
  BEACON_RATE_LIMIT: ["", "0", "-1", "1.5", "many", "Infinity", "1000000001", "60/min"],
  TRUST_PROXY: ["", "yes", "TRUE", "1.2.3", "10.0.0.0/33", "loopback,", "-1", "example.org"],
  LOG_LEVEL: ["", "verbose", "INFO", "info "],
};

describe("readBeaconConfig()", () => {
  it("knows these variables and no other", () => {
    expect(Object.keys(schema.properties)).toEqual(Object.keys(bad));
  });

  it("answers the defaults when nothing is set", () => {
    expect(readBeaconConfig({})).toEqual({
      host: "127.0.0.1",
      port: 8080,
      publicUrl: undefined,
      dataDir: "./data",
      rateLimit: 60,
      trustProxy: false,
      logLevel: "info",
    });
  });

  it("reads every variable", () => {
    expect(
      readBeaconConfig({
        HOST: "::1",
        PORT: "0",
        BEACON_PUBLIC_URL: "https://beacon.example:8443",
        BEACON_DATA_DIR: "/var/lib/beacon",
        BEACON_RATE_LIMIT: "1000000000",
        TRUST_PROXY: "loopback, 10.0.0.0/8",
        LOG_LEVEL: "silent",
      }),
    ).toEqual({
      host: "::1",
      port: 0,
      publicUrl: "https://beacon.example:8443",
      dataDir: "/var/lib/beacon",
      rateLimit: 1_000_000_000,
      trustProxy: ["loopback", "10.0.0.0/8"],
      logLevel: "silent",
    });
  });

  it("is frozen", () => {
    expect(Object.isFrozen(readBeaconConfig({}))).toBe(true);
  });

  it("ignores variables that are not the Beacon's", () => {
    expect(readBeaconConfig({ PATH: "/bin", BEACON_UNHEARD_OF: "x" })).toEqual(
      readBeaconConfig({}),
    );
  });

  it.each(
    Object.entries(bad).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  )("throws a ConfigError that names %s when it is %j", (name, value) => {
    expect(refusal(name, value)).toMatch(new RegExp(`^${name} `));
  });

  it("counts a variable that is set to an empty string as set", () => {
    for (const name of Object.keys(bad)) expect(refusal(name, "")).toBeDefined();
  });

  it("says what is wanted, in one line", () => {
    expect(refusal("LOG_LEVEL", "loud")).toBe(
      "LOG_LEVEL must be one of debug, error, fatal, info, silent, trace, warn. " +
        "The least severe level that is logged.",
    );
    expect(refusal("PORT", "65536")).toMatch(/65535.*TCP port/);
    for (const [name, values] of Object.entries(bad))
      expect(refusal(name, values.at(-1)!)).not.toContain("\n");
  });
});

describe("BEACON_PUBLIC_URL", () => {
  it.each([
    "http://localhost",
    "https://beacon.example:8443",
    "https://xn--bcher-kva.example",
    "http://192.0.2.1:80",
    "http://[2001:db8::1]:8080",
  ])("may be %s", (url) => {
    expect(readBeaconConfig({ BEACON_PUBLIC_URL: url }).publicUrl).toBe(url);
  });
});

describe("HOST", () => {
  it.each(["0.0.0.0", "::", "0:0:0:0:0:0:0:0"])("%s wants a public URL", (HOST) => {
    expect(() => readBeaconConfig({ HOST })).toThrow(
      `BEACON_PUBLIC_URL must be set when HOST is ${HOST}`,
    );
    const publicUrl = "https://beacon.example";
    expect(readBeaconConfig({ HOST, BEACON_PUBLIC_URL: publicUrl })).toMatchObject({ publicUrl });
  });
});

describe("defaultPublicUrl()", () => {
  it.each([
    ["127.0.0.1", 8080, "http://127.0.0.1:8080"],
    ["beacon.local", 80, "http://beacon.local:80"],
    ["::1", 8080, "http://[::1]:8080"],
    ["::", 0, "http://[::]:0"],
  ])("of %s and %d is %s", (host, port, url) => {
    expect(defaultPublicUrl(host, port)).toBe(url);
  });
});
