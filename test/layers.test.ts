import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { METHOD_NAMES, METHODS } from "../generated/methods";
import { layerViolations } from "./support/layer-rules";

const ROOT = path.resolve(__dirname, "..");
const SOURCES = ["src", "generated"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => path.posix.join(folder, name.split(path.sep).join("/"))),
);

describe("layers", () => {
  it("are found", () => {
    expect(SOURCES).toContain("src/bin/beacon.ts");
    expect(SOURCES).toContain("generated/validators.ts");
  });

  it.each(SOURCES)("%s keeps to the import rule", (file) => {
    expect(layerViolations(file, readFileSync(path.join(ROOT, file), "utf8"))).toEqual([]);
  });

  it("a file in src/beacon/methods is the handler of a method that is not refused, and each has one", () => {
    const wanted = METHOD_NAMES.filter((method) => METHODS[method].beacon.policy !== "refuse");
    const files = readdirSync(path.join(ROOT, "src/beacon/methods"))
      // The type of the handlers, which is no handler.
      .filter((name) => name !== "handlers.ts");
    expect(files.sort()).toEqual(wanted.map((method) => `${method}.ts`).sort());
  });

  it("a handler file exports its method's name with a small first letter", () => {
    const methods = SOURCES.filter((file) => /^src\/beacon\/methods\/[A-Z]/.test(file));
    for (const file of methods) {
      const name = path.basename(file, ".ts");
      const handler = name.charAt(0).toLowerCase() + name.slice(1);
      expect(readFileSync(path.join(ROOT, file), "utf8")).toContain(`export function ${handler}(`);
    }
    expect(methods).not.toEqual([]);
  });
});

/** A file that breaks a rule, and the rule's words. */
const BAD: [file: string, text: string, words: string][] = [
  // Arrows.
  ["src/jsonrpc/x.ts", 'import { a } from "../a2a/y";', "jsonrpc may import nothing else"],
  ["src/jsonrpc/x.ts", 'import { a } from "../../generated/errors";', "imports generated"],
  ["src/ports/x.ts", 'import type { A } from "../a2a/y";', "ports may import generated"],
  ["src/a2a/x.ts", 'export { a } from "../http/y";', "imports http"],
  ["src/a2a/x.ts", 'export * from "../beacon/y";', "imports beacon"],
  ["src/http/x.ts", 'import "../beacon/y";', "imports beacon"],
  ["src/http/x.ts", 'const a = await import("../adapters/y");', "imports adapters"],
  ["src/beacon/x.ts", 'const a = require("../gateway/y");', "imports gateway"],
  ["src/gateway/x.ts", 'import a = require("../beacon/y");', "imports beacon"],
  ["src/gateway/x.ts", 'type A = import("../beacon/y").A;', "imports beacon"],
  ["src/beacon/x.ts", 'const a = require.resolve("../config/y");', "imports config"],
  ["src/beacon/inbox/x.ts", 'import { a } from "../../adapters/sqlite/y";', "imports adapters"],
  ["src/adapters/sqlite/x.ts", 'import { a } from "../../jsonrpc/y";', "imports jsonrpc"],
  ["src/config/x.ts", 'import { a } from "../beacon/y";', "config may import generated"],
  ["src/beacon/x.ts", 'import { a } from "../../test/support/beacon";', "part of the program"],
  ["src/beacon/x.ts", 'import { a } from "../loose";', "part of the program"],
  ["src/loose.ts", "export {};", "it is in no layer"],
  ["src/beacon/methods/X.ts", 'import { a } from "../../http/y";', "a method imports http"],
  ["src/gateway/methods/X.ts", 'import { a } from "../../http/y";', "a method imports http"],
  ["src/bin/x.ts", "const a = await import(name);", "an import that is computed"],
  ["src/bin/x.ts", "const a = require(`./${name}`);", "an import that is computed"],
  ["generated/x.ts", 'import { a } from "../src/a2a/y";', "imports a2a"],
  ["generated/x.ts", 'const a = require("ajv");', "generated code imports ajv"],
  ["generated/x.ts", 'import fs from "node:fs";', "generated code imports fs"],
  // Packages.
  ["src/beacon/x.ts", 'import type { Express } from "express";', "imports express"],
  ["src/bin/x.ts", 'import express from "express";', "imports express"],
  ["src/bin/x.ts", 'import Database from "better-sqlite3";', "imports better-sqlite3"],
  ["src/a2a/x.ts", 'import Ajv from "ajv";', "imports ajv"],
  ["src/a2a/x.ts", 'import Ajv from "ajv/dist/2020";', "imports ajv/dist/2020"],
  ["src/a2a/x.ts", 'import f from "ajv-formats";', "imports ajv-formats"],
  // Outbound.
  ["src/beacon/x.ts", 'await fetch("https://a.example/");', "uses fetch"],
  ["src/beacon/x.ts", "const { get } = createClient({ request: fetch });", "uses fetch"],
  ["src/beacon/x.ts", "await globalThis.fetch(url);", "uses globalThis.fetch"],
  ["src/beacon/x.ts", "new WebSocket(url);", "uses WebSocket"],
  ["src/http/x.ts", 'import http from "node:http";\nhttp.request(url);', "uses http.request"],
  ["src/http/x.ts", 'import * as https from "https";\nhttps.get(url);', "uses https.get"],
  ["src/http/x.ts", 'import { request } from "node:http";', "imports request of http"],
  ["src/http/x.ts", 'import { get as read } from "node:https";', "imports get of https"],
  ["src/http/x.ts", 'import web from "node:http";\nweb.get(url);', "uses web.get"],
  ["src/http/x.ts", 'const { get } = await import("node:http");', "imports everything of http"],
  ["src/http/x.ts", 'import net from "node:net";\nnet.connect(80);', "uses net.connect"],
  ["src/http/x.ts", 'import { isIP, Socket } from "node:net";', "imports Socket of net"],
  ["src/http/x.ts", 'import { connect } from "tls";', "imports connect of tls"],
  ["src/beacon/x.ts", 'import { request } from "undici";', "imports undici"],
  ["src/adapters/x.ts", 'import { request } from "undici";', "imports undici"],
  ["src/adapters/x.ts", 'import a from "undici/lib/api";', "imports undici/lib/api"],
  ["src/adapters/x.ts", 'import { connect } from "node:http2";', "imports connect of http2"],
  ["src/adapters/x.ts", 'import { lookup } from "node:dns";', "imports lookup of dns"],
  [
    "src/adapters/x.ts",
    'import { Resolver } from "node:dns/promises";',
    "imports Resolver of dns/promises",
  ],
  ["src/bin/x.ts", 'import { execFile } from "node:child_process";', "imports execFile"],
  ["src/bin/x.ts", 'import { Worker } from "node:worker_threads";', "imports Worker"],
  ["src/bin/x.ts", 'import { open } from "node:inspector";', "imports open of inspector"],
  ["src/bin/x.ts", 'import { createRequire } from "node:module";', "imports createRequire"],
  ["src/bin/x.ts", 'import vm from "node:vm";\nvm.runInThisContext(a);', "uses vm.runIn"],
  ["src/bin/x.ts", 'import { a } from "some-client";', "imports some-client, of which it is not"],
  ["src/bin/x.ts", 'import { a } from "node:wasi";', "imports wasi, of which it is not known"],
  ["src/adapters/x.ts", 'import { createRemoteJWKSet } from "jose";', "createRemoteJWKSet of jose"],
  ["src/adapters/x.ts", 'import * as j from "jose";\nj.createRemoteJWKSet(u);', "uses j.create"],
  ["src/http/x.ts", 'import http from "node:http";\nhttp["request"](url);', "all of http"],
  ["src/http/x.ts", 'import http from "node:http";\nconst { get } = http;', "all of http"],
  ["src/http/x.ts", 'import http from "node:http";\nconst a = { http };', "all of http"],
  ["src/http/x.ts", 'export { request } from "node:http";', "imports everything of http"],
  ["src/http/x.ts", 'export * from "node:https";', "imports everything of https"],
  ["src/bin/x.ts", 'globalThis["fetch"](url);', "hands on all of globalThis"],
  ["src/bin/x.ts", "const { fetch: a } = globalThis;", "hands on all of globalThis"],
  ["src/bin/x.ts", 'Reflect.get(global, "fetch");', "hands on all of global"],
  ["src/bin/x.ts", 'process.getBuiltinModule("http");', "uses process.getBuiltinModule"],
  ["src/bin/x.ts", 'process.binding("tcp_wrap");', "uses process.binding"],
  ["src/bin/x.ts", 'const a = module.require("node:http");', "imports everything of http"],
  ["src/bin/x.ts", "const load = require;", "hands on require"],
  ["src/bin/x.ts", "eval(text);", "uses eval"],
  ["src/adapters/egress/x.ts", "await fetch(url);", "uses fetch"],
  ["src/adapters/egress/x.ts", 'import { request } from "undici";', "imports request of undici"],
  ["src/adapters/egress/x.ts", 'import net from "node:net";\nnet.connect(80);', "net.connect"],
  ["src/adapters/egress/x.ts", 'import http from "node:http";\nhttp.get(url);', "uses http.get"],
  ["src/bin/x.ts", "new Function(text)();", "uses Function"],
  [
    "src/agent-client/x.ts",
    'import { a } from "../gateway/y";',
    "agent-client may import generated",
  ],
  ["src/gateway/x.ts", 'import { a } from "../agent-client/y";', "imports agent-client"],
  [
    "src/webhook-receiver/x.ts",
    'import { a } from "../gateway/y";',
    "webhook-receiver may import a2a, generated",
  ],
  ["src/gateway/x.ts", 'import { a } from "../webhook-receiver/y";', "imports webhook-receiver"],
  ["src/webhook-receiver/x.ts", "await fetch(url);", "uses fetch"],
  // Environment.
  ["src/bin/x.ts", "const a = process.env.HOST;", "reads process.env"],
  ["src/bin/x.ts", 'const a = process["env"];', "reads process.env"],
  ["src/bin/x.ts", "const a = globalThis.process.env;", "reads process.env"],
  ["src/bin/x.ts", "const { env } = process;", "reads process.env"],
  ["src/bin/x.ts", 'import { env } from "node:process";', "imports process"],
  // Literals.
  ["src/bin/x.ts", 'db.exec("DELETE FROM submissions");', "SQL"],
  ["src/adapters/x.ts", "db.exec(`SELECT *\n FROM ${table}`);", "SQL"],
  ["src/beacon/x.ts", "throw new RpcError(-32001);", "an error code, -32001"],
  ["src/beacon/x.ts", "const a = { code: -32_603 };", "an error code, -32_603"],
  ["src/beacon/x.ts", 'const a = "code -32001";', "an error code in a string"],
  ["src/beacon/x.ts", 'switch (m) { case "GetTask": }', 'the method name "GetTask"'],
  ["src/beacon/x.ts", 'const a = table["SendMessage"];', 'the method name "SendMessage"'],
  ["src/beacon/x.ts", "const a = { method: `ListTasks` };", 'the method name "ListTasks"'],
];

const GOOD: [file: string, text: string][] = [
  ["src/bin/x.ts", 'import a from "../adapters/sqlite/y";\nimport b from "../config/z";'],
  ["src/beacon/x.ts", 'import type { RpcCall } from "../http/json-rpc-route";'],
  [
    "src/beacon/x.ts",
    'import { a } from "./inbox/y";\nimport { b } from "../../generated/errors";',
  ],
  ["src/beacon/methods/X.ts", 'import { a } from "../inbox/y";'],
  ["src/beacon/beacon-app.ts", 'import type { Express } from "express";'],
  ["src/http/x.ts", 'import http from "node:http";\nhttp.createServer();'],
  ["src/http/x.ts", 'import type { AddressInfo, Socket } from "node:net";'],
  ["src/http/x.ts", 'import { isIP, type Socket } from "node:net";'],
  ["src/http/x.ts", 'import type { IncomingMessage } from "node:http";'],
  ["src/adapters/egress/dial.ts", 'import tls from "node:tls";\ntls.connect(options);'],
  ["src/adapters/egress/x.ts", 'import { Agent, errors, type Dispatcher } from "undici";'],
  ["src/adapters/egress/x.ts", 'import http from "node:http";\nnew http.Agent();'],
  ["src/adapters/egress/x.ts", 'import { lookup } from "node:dns/promises";'],
  [
    "src/http/x.ts",
    'import http from "node:http";\ntype A = http.Server | typeof http.STATUS_CODES;',
  ],
  ["src/adapters/x.ts", 'import { jwtVerify, type createRemoteJWKSet } from "jose";'],
  ["src/bin/x.ts", "type A = Function;\nconst a = { net: 1, require: 2 };\na.require;"],
  ["src/adapters/sqlite/x.ts", 'import D from "better-sqlite3";\nconst a = "SELECT a FROM b";'],
  ["src/agent-client/x.ts", 'import { a } from "../../generated/errors";\nawait fetch(url);'],
  ["src/webhook-receiver/x.ts", 'import { a } from "../a2a/sign-notification";'],
  ["src/config/x.ts", 'import Ajv from "ajv";\nconst a = process.env.HOST;'],
  ["src/bin/x.ts", "process.exitCode = 1;"],
  ["src/beacon/x.ts", 'type A = Handler<"GetTask">;\nconst a = { GetTask: 1 };'],
  ["src/beacon/x.ts", "// -32001 and GetTask in a comment\nconst a = -1;\nconst b = port.fetch;"],
  [
    "generated/x.ts",
    'const a = require("ajv/dist/runtime/ucs2length").default;\nexport * from "./y";',
  ],
];

describe("layerViolations()", () => {
  it.each(BAD)("finds the fault in %s: %s", (file, text, words) => {
    const found = layerViolations(file, text);
    expect(found.join("\n")).toContain(words);
    // Where it is, what it is, what to do.
    for (const line of found) expect(line).toMatch(/^[\w./-]+:\d+: .+: .{10,}$/);
  });

  it.each(GOOD)("finds none in %s: %s", (file, text) => {
    expect(layerViolations(file, text)).toEqual([]);
  });
});
