import { defaultPublicUrl } from "../../src/config/default-public-url";

describe("defaultPublicUrl()", () => {
  it.each([
    ["127.0.0.1", "http://127.0.0.1:8092"],
    ["::1", "http://[::1]:8092"],
  ])("makes an origin of %s", (host, url) => {
    expect(defaultPublicUrl(host, 8092)).toBe(url);
  });
});
