import { VersionNotSupportedError } from "../../generated/errors";
import {
  checkVersion,
  PROTOCOL_VERSION,
  VERSION_PARAMETER,
} from "../../src/a2a/service-parameters";

const accepted: [string, string | undefined, string][] = [
  ["the header", "1.0", ""],
  ["the query parameter", undefined, "A2A-Version=1.0"],
  ["both alike", "1.0", "A2A-Version=1.0"],
  ["a name in lower case", undefined, "a2a-version=1.0"],
  ["a name in upper case", undefined, "A2A-VERSION=1.0"],
  ["the parameter twice alike", undefined, "A2A-Version=1.0&a2a-version=1.0"],
  ["other parameters beside it", undefined, "x=0.3&A2A-Version=1.0&y"],
  ["a percent-encoded value and name", undefined, "A2A%2DVersion=1%2E0"],
];
const refused: [string, string | undefined, string][] = [
  ["nothing", undefined, ""],
  ["an empty header", "", ""],
  ["an empty parameter", undefined, "A2A-Version="],
  ["a parameter without a value", undefined, "A2A-Version"],
  ["0.3", "0.3", ""],
  ["a patch version", "1.0.0", ""],
  ["1", "1", ""],
  ["1.1", "1.1", ""],
  ["2.0", "2.0", ""],
  ["v1.0", "v1.0", ""],
  ["a list", "1.0, 1.0", ""],
  ["a header that disagrees with the query", "0.3", "A2A-Version=1.0"],
  ["a query that disagrees with the header", "1.0", "A2A-Version=0.3"],
  ["an empty header beside a good parameter", "", "A2A-Version=1.0"],
  ["the parameter twice unlike", undefined, "A2A-Version=1.0&a2a-version=0.3"],
  ["a value with a space", undefined, "A2A-Version=1.0+"],
  ["the version under another name", undefined, "version=1.0"],
  ["garbage", undefined, "%zz&=&&A2A-Version=%E0%A4%A"],
];

describe("checkVersion()", () => {
  it("checks A2A-Version for 1.0", () => {
    expect([VERSION_PARAMETER, PROTOCOL_VERSION]).toEqual(["A2A-Version", "1.0"]);
  });

  it.each(accepted)("takes %s", (_what, header, query) => {
    expect(() => checkVersion(header, query)).not.toThrow();
  });

  it.each(refused)("throws VersionNotSupportedError for %s", (_what, header, query) => {
    expect(() => checkVersion(header, query)).toThrow(VersionNotSupportedError);
  });

  it("names the supported versions, and not the one that was asked for", () => {
    const asked = "9.9-marker";
    let error: unknown;
    try {
      checkVersion(asked, `A2A-Version=${asked}`);
    } catch (reason) {
      error = reason;
    }
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      code: -32009,
      message: "Protocol version is not supported",
      data: [
        {
          "@type": "type.googleapis.com/google.rpc.ErrorInfo",
          reason: "VERSION_NOT_SUPPORTED",
          domain: "a2a-protocol.org",
          metadata: { supportedVersions: "1.0" },
        },
      ],
    });
  });
});
