import express from "express";
import { ConfigError } from "../../src/config/config-error";
import { parseTrustProxy } from "../../src/config/trust-proxy";

const good: [string, ReturnType<typeof parseTrustProxy>][] = [
  ["false", false],
  ["true", true],
  ["0", 0],
  ["1", 1],
  ["10", 10],
  ["loopback", ["loopback"]],
  ["loopback,linklocal , uniquelocal", ["loopback", "linklocal", "uniquelocal"]],
  ["10.1.2.3", ["10.1.2.3"]],
  ["10.0.0.0/8, 2001:db8::/32", ["10.0.0.0/8", "2001:db8::/32"]],
  ["::1", ["::1"]],
];

describe("parseTrustProxy()", () => {
  it.each(good)("reads %j", (value, parsed) => {
    expect(parseTrustProxy(value)).toEqual(parsed);
  });

  it.each(good)("answers for %j what express takes", (value) => {
    const app = express();
    expect(() => app.set("trust proxy", parseTrustProxy(value))).not.toThrow();
    expect(typeof app.get("trust proxy fn")).toBe("function");
  });

  it.each([
    "",
    " ",
    "True",
    "yes",
    "-1",
    "1.5",
    "1000",
    "10.0.0.0/33",
    "10.0.0/8x",
    "1000/8",
    "Loopback",
    "loopback,,",
    "example.org",
  ])("throws a ConfigError that names the variable for %j", (value) => {
    expect(() => parseTrustProxy(value)).toThrow(ConfigError);
    expect(() => parseTrustProxy(value)).toThrow(/^TRUST_PROXY /);
  });
});
