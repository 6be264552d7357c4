import { ConfigError } from "../../src/config/config-error";
import { parseWebhookAllow } from "../../src/config/webhook-allow";

describe("parseWebhookAllow()", () => {
  it.each<[string | undefined, readonly string[], boolean]>([
    [undefined, [], false],
    ["http://localhost", [], true],
    ["10.0.0.0/8", ["10.0.0.0/8"], false],
    ["192.168.7.9/32", ["192.168.7.9/32"], false],
    ["0.0.0.0/0", ["0.0.0.0/0"], false],
    ["fd12:3456::/32", ["fd12:3456::/32"], false],
    [" 10.0.0.0/8 ,http://localhost, ::1/128 ", ["10.0.0.0/8", "::1/128"], true],
  ])("reads %j", (value, networks, httpLocalhost) => {
    const allow = parseWebhookAllow(value);
    expect(allow).toEqual({ networks, httpLocalhost });
    expect(Object.isFrozen(allow) && Object.isFrozen(allow.networks)).toBe(true);
  });

  it.each([
    ["", '""'],
    ["10.0.0.0/8,", '""'],
    ["10.0.0.0", '"10.0.0.0"'],
    ["10.0.0.0/8,10/8", '"10/8"'],
    ["10.0.0.0/33", '"10.0.0.0/33"'],
    ["10.0.0.0/", '"10.0.0.0/"'],
    ["10.0.0.0/8/8", '"10.0.0.0/8/8"'],
    ["0x0a.0.0.0/8", '"0x0a.0.0.0/8"'],
    ["fd00::/129", '"fd00::/129"'],
    ["fe80::%eth0/64", '"fe80::%eth0/64"'],
    ["loopback", '"loopback"'],
    ["https://localhost", '"https://localhost"'],
    ["http://localhost:8080", '"http://localhost:8080"'],
    ["http://localhost/", '"http://localhost/"'],
  ])("refuses %j, and names the item", (value, item) => {
    expect(() => parseWebhookAllow(value)).toThrow(ConfigError);
    expect(() => parseWebhookAllow(value)).toThrow(
      `GATEWAY_WEBHOOK_ALLOW: ${item} is neither a network, such as 10.0.0.0/8 or fd00::/8, nor http://localhost`,
    );
  });

  it.each([
    ["10.1.2.3/8", "write 10.0.0.0/8 for the network, or 10.1.2.3/32 for the address"],
    ["fd00::1/8", "write fd00::/8 for the network, or fd00::1/128 for the address"],
  ])("refuses %j, which may mean two things", (value, words) => {
    expect(() => parseWebhookAllow(value)).toThrow(ConfigError);
    expect(() => parseWebhookAllow(value)).toThrow(words);
  });
});
