import { sourceOf } from "../../src/http/source";

describe("sourceOf()", () => {
  it.each([
    ["127.0.0.1", "127.0.0.1"],
    ["203.0.113.255", "203.0.113.255"],
  ])("of the IPv4 address %s is the address", (address, source) => {
    expect(sourceOf(address)).toBe(source);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:FFFF::", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["::1", "::/64"],
  ])("of the IPv6 address %s is its /64", (address, source) => {
    expect(sourceOf(address)).toBe(source);
  });

  it.each(["::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7"])(
    "of the mapped address %s is the IPv4 address",
    (address) => {
      expect(sourceOf(address)).toBe("203.0.113.7");
    },
  );

  it.each(["fe80::1%eth0", "fe80::2%3", "fe80::3"])("leaves out the zone of %s", (address) => {
    expect(sourceOf(address)).toBe("fe80::/64");
  });

  it.each([
    undefined,
    "",
    "unknown",
    "_hidden",
    "203.0.113.7:8080",
    "a".repeat(9_000),
    "%",
    "256.1.1.1",
  ])("makes one source of everything that is no address: %p", (address) => {
    expect(sourceOf(address)).toBe("unknown");
  });
});
