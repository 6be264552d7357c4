import type { IncomingMessage } from "node:http";
import { isPlainJson } from "../../src/http/content-type";

function request(headers: Record<string, string>): IncomingMessage {
  return { headers } as unknown as IncomingMessage;
}

describe("isPlainJson()", () => {
  it.each([
    "application/json",
    "Application/JSON",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    'application/json; charset="utf-8"',
    "application/json ;  charset=utf-8 ",
    "application/json;",
    "application/json; charset=utf-8;",
  ])("takes %j", (type) => {
    expect(isPlainJson(request({ "content-type": type }))).toBe(true);
  });

  it.each([
    "",
    "json",
    "text/json",
    "text/plain",
    "application/jsonp",
    "application/json-rpc",
    "application/problem+json",
    "application/a2a+json",
    "application/json, text/plain",
    "application/json; charset=utf-16",
    "application/json; charset=iso-8859-1",
    'application/json; charset="utf-8',
    "application/json; charset=utf-8; charset=utf-16",
    "application/json; boundary=x",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ])("refuses %j", (type) => {
    expect(isPlainJson(request({ "content-type": type }))).toBe(false);
  });

  it("refuses a body of no declared type", () => {
    expect(isPlainJson(request({}))).toBe(false);
  });

  it.each(["gzip", "br", "identity", ""])("refuses any Content-Encoding: %j", (encoding) => {
    const headers = { "content-type": "application/json", "content-encoding": encoding };
    expect(isPlainJson(request(headers))).toBe(false);
  });
});
