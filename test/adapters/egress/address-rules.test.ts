import { createAddressRule } from "../../../src/adapters/egress/address-rules";

const PUBLIC = [
  "1.1.1.1",
  "8.8.8.8",
  "93.184.215.14",
  "100.63.255.255",
  "100.128.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "2606:4700:4700::1111",
  "2a00:1450:4001:82a::200e",
];

const REFUSED: [string, string][] = [
  ["0.0.0.0", "unspecified"],
  ["0.1.2.3", "this network"],
  ["10.0.0.1", "private"],
  ["100.64.0.1", "carrier grade NAT"],
  ["100.127.255.255", "carrier grade NAT"],
  ["127.0.0.1", "loopback"],
  ["127.255.255.254", "loopback"],
  ["169.254.1.1", "link-local"],
  ["169.254.169.254", "metadata of most clouds"],
  ["169.254.170.2", "metadata of containers at AWS"],
  ["172.16.0.1", "private"],
  ["172.31.255.255", "private"],
  ["192.0.0.1", "protocol assignments"],
  ["192.0.0.192", "metadata at Oracle"],
  ["192.0.2.1", "documentation"],
  ["192.88.99.1", "relays of 6to4"],
  ["192.168.0.1", "private"],
  ["198.18.0.1", "benchmarks"],
  ["198.51.100.1", "documentation"],
  ["203.0.113.1", "documentation"],
  ["224.0.0.1", "multicast"],
  ["239.255.255.255", "multicast"],
  ["240.0.0.1", "reserved"],
  ["255.255.255.255", "broadcast"],
  ["168.63.129.16", "wire server of Azure"],
  ["100.100.100.200", "metadata at Alibaba"],
  ["::", "unspecified"],
  ["::1", "loopback"],
  ["::127.0.0.1", "IPv4-compatible"],
  ["::8.8.8.8", "IPv4-compatible"],
  ["::ffff:127.0.0.1", "IPv4-mapped"],
  ["::ffff:7f00:1", "IPv4-mapped"],
  ["::ffff:8.8.8.8", "IPv4-mapped"],
  ["::ffff:0:127.0.0.1", "IPv4-translated"],
  ["64:ff9b::7f00:1", "NAT64"],
  ["64:ff9b::8.8.8.8", "NAT64"],
  ["64:ff9b:1::1", "NAT64 of the local network"],
  ["100::1", "discard"],
  ["2001::1", "Teredo"],
  ["2001:2::1", "benchmarks"],
  ["2001:10::1", "ORCHID"],
  ["2001:20::1", "ORCHID 2"],
  ["2001:db8::1", "documentation"],
  ["2002:7f00:1::", "6to4"],
  ["2002:808:808::1", "6to4"],
  ["2606:4700::5efe:10.0.0.1", "ISATAP"],
  ["2606:4700::200:5efe:a00:1", "ISATAP"],
  ["3fff::1", "documentation"],
  ["4000::1", "not given out"],
  ["5f00::1", "segment routing"],
  ["fc00::1", "unique local"],
  ["fd00:ec2::254", "metadata at AWS"],
  ["fd20:ce::254", "metadata at Google"],
  ["fe80::1", "link-local"],
  ["fe80::1%eth0", "link-local with a zone"],
  ["fec0::1", "site-local"],
  ["ff02::1", "multicast"],
  ["", "nothing"],
  ["example.com", "a name"],
  ["2130706433", "a number"],
  ["127.1", "a short form"],
  ["010.0.0.1", "octal"],
];

describe("createAddressRule()", () => {
  it.each(PUBLIC)("allows %s", (address) => {
    expect(createAddressRule([])(address)).toBe(true);
  });

  it.each(REFUSED)("refuses %s, %s", (address) => {
    expect(createAddressRule([])(address)).toBe(false);
  });

  it("allows what is in an opened network, and nothing beside it", () => {
    const mayCall = createAddressRule(["10.1.0.0/16", "fd12::/16"]);
    expect(["10.1.0.0", "10.1.255.255", "fd12::1", "8.8.8.8"].map(mayCall)).toEqual(
      Array(4).fill(true),
    );
    const beside = ["10.0.255.255", "10.2.0.0", "fd13::1", "::ffff:10.1.0.1", "127.0.0.1"];
    expect(beside.map(mayCall)).toEqual(Array(5).fill(false));
  });

  it.each([
    ["169.254.169.254", "169.254.0.0/16", "169.254.169.254/32"],
    ["168.63.129.16", "0.0.0.0/0", "168.63.129.16/32"],
    ["100.100.100.200", "100.64.0.0/10", "100.100.100.200/32"],
    ["fd00:ec2::254", "fd00::/8", "fd00:ec2::254/128"],
  ])("allows %s not by %s, only by %s", (address, network, itself) => {
    expect(createAddressRule([network])(address)).toBe(false);
    expect(createAddressRule([network, itself])(address)).toBe(true);
  });
});
