import { renameSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { jwtVerify } from "jose";
import { createRemoteJwks } from "../../src/adapters/egress/remote-jwks";
import { loadJwksFile } from "../../src/adapters/jwks-file";
import { createAuthority } from "../support/certificates";
import { freePort } from "../support/child-process";
import { makeDataDir } from "../support/beacon";
import { createTokenIssuer } from "../support/gateway-fixtures";

describe("loadJwksFile()", () => {
  it("finds the keys of the file, and reads it again when it has changed", async () => {
    const file = path.join(makeDataDir(), "jwks.json");
    const write = (jwks: object) => {
      writeFileSync(`${file}.new`, JSON.stringify(jwks));
      renameSync(`${file}.new`, file);
    };
    const [old, fresh] = [await createTokenIssuer(), await createTokenIssuer("EdDSA", "k2")];
    write(old.jwks);
    const getKey = loadJwksFile(file);
    await expect(jwtVerify(await old.issue("u"), getKey)).resolves.toBeDefined();
    await expect(jwtVerify(await fresh.issue("u"), getKey)).rejects.toThrow("no applicable key");
    write(fresh.jwks);
    await expect(jwtVerify(await fresh.issue("u"), getKey)).resolves.toBeDefined();
    await expect(jwtVerify(await old.issue("u"), getKey)).rejects.toThrow("no applicable key");
  });

  it.each(["", "{}", "[]", '{"keys":{}}'])("refuses a file that holds %j", (content) => {
    const file = path.join(makeDataDir(), "jwks.json");
    writeFileSync(file, content);
    expect(() => loadJwksFile(file)).toThrow();
  });
});

describe("createRemoteJwks()", () => {
  it("fetches the keys once for many tokens, and follows no redirect", async () => {
    const issuer = await createTokenIssuer();
    const paths: string[] = [];
    const server = http.createServer((req, res) => {
      paths.push(req.url ?? "");
      if (req.url === "/moved") res.writeHead(302, { Location: "/jwks" }).end();
      else res.end(JSON.stringify(issuer.jwks));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const token = await issuer.issue("u");
      const getKey = createRemoteJwks(new URL(`http://127.0.0.1:${port}/jwks`));
      for (let i = 0; i < 3; i += 1) await jwtVerify(token, getKey);
      expect(paths).toEqual(["/jwks"]);
      const moved = createRemoteJwks(new URL(`http://127.0.0.1:${port}/moved`));
      await expect(jwtVerify(token, moved)).rejects.toThrow();
      expect(paths).toEqual(["/jwks", "/moved"]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it("fetches from a name that this machine knows, by https with a certificate that it trusts alone", async () => {
    const server = https.createServer(createAuthority().issue(["localhost"]), (_req, res) => {
      res.end("{}");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const getKey = createRemoteJwks(new URL(`https://localhost:${port}/jwks`));
      const token = await (await createTokenIssuer()).issue("u");
      await expect(jwtVerify(token, getKey)).rejects.toMatchObject({
        code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it("says that nobody answers", async () => {
    const getKey = createRemoteJwks(new URL(`http://localhost:${await freePort()}/jwks`));
    const token = await (await createTokenIssuer()).issue("u");
    await expect(jwtVerify(token, getKey)).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });
});
