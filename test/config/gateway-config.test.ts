import { writeFileSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "../../src/config/config-error";
import { readGatewayConfig } from "../../src/config/gateway-config";
import { makeDataDir } from "../support/beacon";

const FOLDER = makeDataDir();

function fileWith(content: unknown): string {
  const file = path.join(FOLDER, "gateway.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

describe("readGatewayConfig()", () => {
  it("has a default for all that needs one", () => {
    const config = readGatewayConfig({});
    expect(config).toEqual({
      host: "127.0.0.1",
      port: 8092,
      publicUrl: undefined,
      dataDir: "./data",
      userTokens: undefined,
      rateLimit: 60,
      taskRetentionMs: 604_800_000,
      blockingMaxMs: 120_000,
      agentIdleMaxMs: 600_000,
      signingKeyFile: undefined,
      secretKeys: undefined,
      webhookAllow: { networks: [], httpLocalhost: false },
      trustProxy: false,
      logLevel: "info",
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it("reads every variable", () => {
    expect(
      readGatewayConfig({
        HOST: "::1",
        PORT: "0",
        GATEWAY_PUBLIC_URL: "https://agents.example",
        GATEWAY_DATA_DIR: "/var/lib/gateway",
        GATEWAY_JWKS: "https://users.example/jwks.json",
        GATEWAY_JWT_ISSUER: "https://users.example",
        GATEWAY_JWT_AUDIENCE: "a2a",
        GATEWAY_RATE_LIMIT: "5",
        GATEWAY_TASK_RETENTION: "12h",
        GATEWAY_BLOCKING_MAX: "30s",
        GATEWAY_AGENT_IDLE_MAX: "90s",
        GATEWAY_SIGNING_KEY: "signing.pem",
        GATEWAY_SECRET_KEY: `${"0f".repeat(32)},${"A".repeat(43)}=`,
        GATEWAY_WEBHOOK_ALLOW: "10.0.0.0/8, http://localhost,fd00::/8",
        TRUST_PROXY: "loopback",
        LOG_LEVEL: "warn",
        PATH: "ignored",
      }),
    ).toEqual({
      host: "::1",
      port: 0,
      publicUrl: "https://agents.example",
      dataDir: "/var/lib/gateway",
      userTokens: {
        jwks: "https://users.example/jwks.json",
        issuer: "https://users.example",
        audience: "a2a",
      },
      rateLimit: 5,
      taskRetentionMs: 43_200_000,
      blockingMaxMs: 30_000,
      agentIdleMaxMs: 90_000,
      signingKeyFile: "signing.pem",
      secretKeys: [Buffer.alloc(32, 0x0f), Buffer.alloc(32)],
      webhookAllow: { networks: ["10.0.0.0/8", "fd00::/8"], httpLocalhost: true },
      trustProxy: ["loopback"],
      logLevel: "warn",
    });
  });

  it("reads the file under the environment, numbers as numbers or as text", () => {
    const file = fileWith({ PORT: 9000, GATEWAY_RATE_LIMIT: "7", LOG_LEVEL: "debug" });
    const config = readGatewayConfig({ GATEWAY_CONFIG: file, LOG_LEVEL: "error" });
    expect(config).toMatchObject({ port: 9000, rateLimit: 7, logLevel: "error" });
  });

  it("takes plain true and numbers for texts in the file", () => {
    expect(readGatewayConfig({ GATEWAY_CONFIG: fileWith({ TRUST_PROXY: true }) })).toMatchObject({
      trustProxy: true,
    });
    expect(readGatewayConfig({ GATEWAY_CONFIG: fileWith({ TRUST_PROXY: 2 }) })).toMatchObject({
      trustProxy: 2,
    });
  });

  it.each<[string, NodeJS.ProcessEnv, string]>([
    ["an empty port", { PORT: "" }, "PORT must be integer"],
    ["a port in another notation", { PORT: "0x50" }, "PORT must be integer"],
    ["a port that is none", { PORT: "70000" }, "PORT must be <= 65535"],
    [
      "a public URL with a path",
      { GATEWAY_PUBLIC_URL: "https://a.example/x" },
      "GATEWAY_PUBLIC_URL is not of the form that is wanted. The origin",
    ],
    [
      "all addresses to listen on, and no public URL",
      { HOST: "0.0.0.0" },
      "GATEWAY_PUBLIC_URL must be set when HOST is 0.0.0.0",
    ],
    ["a rate of nothing", { GATEWAY_RATE_LIMIT: "0" }, "GATEWAY_RATE_LIMIT must be >= 1"],
    ["an unknown level", { LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of debug, error"],
    [
      "a time without a unit",
      { GATEWAY_TASK_RETENTION: "7" },
      "GATEWAY_TASK_RETENTION must be a whole number and a unit",
    ],
    ["a wait beyond an hour", { GATEWAY_BLOCKING_MAX: "2h" }, "and at most 1h"],
    [
      "an empty key set",
      { GATEWAY_JWKS: "" },
      "GATEWAY_JWKS must NOT have fewer than 1 characters",
    ],
    ["keys of nobody", { GATEWAY_JWKS: "jwks.json" }, "go together: set all or none"],
    ["an issuer without keys", { GATEWAY_JWT_ISSUER: "x" }, "go together: set all or none"],
    [
      "a file that is not there",
      { GATEWAY_CONFIG: "/nowhere.json" },
      "GATEWAY_CONFIG: /nowhere.json cannot be read as JSON",
    ],
  ])("refuses %s", (_what, environment, message) => {
    expect(() => readGatewayConfig(environment)).toThrow(ConfigError);
    expect(() => readGatewayConfig(environment)).toThrow(message);
  });

  it("repeats nothing of a secret key that it refuses, in the environment or in the file", () => {
    const value = "hunter2hunter2";
    for (const environment of [
      { GATEWAY_SECRET_KEY: value },
      { GATEWAY_SECRET_KEY: `${"0f".repeat(32)},${value}` },
      { GATEWAY_CONFIG: fileWith({ GATEWAY_SECRET_KEY: value }) },
      { GATEWAY_CONFIG: fileWith({ GATEWAY_SECRET_KEY: [value] }) },
    ]) {
      expect(() => readGatewayConfig(environment)).toThrow(ConfigError);
      expect(() => readGatewayConfig(environment)).toThrow(/^GATEWAY_SECRET_KEY must be /);
      expect(() => readGatewayConfig(environment)).not.toThrow("hunter2");
      expect(() => readGatewayConfig(environment)).not.toThrow("0f0f");
    }
    expect(() => readGatewayConfig({ GATEWAY_SECRET_KEY: "" })).toThrow(ConfigError);
  });

  it.each<[string, unknown, string]>([
    ["what is not JSON", "{", "cannot be read as JSON"],
    ["a list", [], "must hold one JSON object"],
    [
      "a member that is not known",
      { GATEWAY_PROT: 1 },
      "GATEWAY_PROT is not a variable that is known",
    ],
    ["a name of another file", { GATEWAY_CONFIG: "x" }, "cannot name another file"],
    ["a list of addresses", { HOST: ["a"] }, "HOST must be string"],
  ])("refuses a file that holds %s", (_what, content, message) => {
    const environment = { GATEWAY_CONFIG: fileWith(content) };
    expect(() => readGatewayConfig(environment)).toThrow(ConfigError);
    expect(() => readGatewayConfig(environment)).toThrow(message);
  });
});
