import schema from "../../generated/desk-config.schema.json";
import { ConfigError } from "../../src/config/config-error";
import { readDeskConfig } from "../../src/config/desk-config";

const bad: Record<string, string[]> = {
  BEACON_DESK_HOST: [""],
  BEACON_DESK_PORT: ["", "-1", "65536", "http", "80.5"],
  BEACON_DESK_PUBLIC_URL: [
    "",
    "desk.example",
    "ftp://desk.example",
    "https://desk.example/",
    "https://desk.example/desk",
    "https://user@desk.example",
    "https://desk.example:99999",
  ],
  BEACON_DESK_USER_HEADER: [
    "",
    "X_User",
    "X-User:",
    "1User",
    "X User",
    `X${"a".repeat(64)}`,
    "Cookie",
    "Host",
    "Origin",
    "Sec-Fetch-Site",
    "Content-Type",
  ],
  BEACON_DATA_DIR: [""],
  LOG_LEVEL: ["", "loud"],
};

describe("readDeskConfig()", () => {
  it("knows these variables and no other", () => {
    expect(Object.keys(schema.properties)).toEqual(Object.keys(bad));
  });

  it("has defaults: this machine alone, port 8081, no user header", () => {
    const config = readDeskConfig({});
    expect(config).toEqual({
      host: "127.0.0.1",
      port: 8081,
      publicUrl: undefined,
      userHeader: undefined,
      dataDir: "./data",
      logLevel: "info",
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it("takes the Beacon's other variables for nothing", () => {
    expect(readDeskConfig({ HOST: "", PORT: "http", BEACON_PUBLIC_URL: "x" })).toHaveProperty(
      "port",
      8081,
    );
  });

  it("reads the public URL as browsers write it, and the header as node does", () => {
    expect(
      readDeskConfig({
        BEACON_DESK_PUBLIC_URL: "https://Desk.Example:443",
        BEACON_DESK_USER_HEADER: "X-Forwarded-User",
      }),
    ).toMatchObject({ publicUrl: "https://desk.example", userHeader: "x-forwarded-user" });
  });

  it.each(Object.entries(bad).flatMap(([name, values]) => values.map((value) => [name, value])))(
    "refuses %s=%j by name",
    (name = "", value = "") => {
      expect(() => readDeskConfig({ [name]: value })).toThrow(ConfigError);
      expect(() => readDeskConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
    },
  );

  it.each(["0.0.0.0", "::"])("wants a public URL for %s", (BEACON_DESK_HOST) => {
    expect(() => readDeskConfig({ BEACON_DESK_HOST })).toThrow(
      `BEACON_DESK_PUBLIC_URL must be set when BEACON_DESK_HOST is ${BEACON_DESK_HOST}`,
    );
  });
});
