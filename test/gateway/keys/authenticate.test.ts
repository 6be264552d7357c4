import type { IncomingHttpHeaders } from "node:http";
import fc from "fast-check";
import { AgentNotFoundError, UnauthenticatedError } from "../../../generated/errors";
import { createMemoryAgentStore } from "../../../src/adapters/memory/agent-store";
import { createMemoryCredentialStore } from "../../../src/adapters/memory/credential-store";
import { createAuthenticate } from "../../../src/gateway/keys/authenticate";
import { createIsOwner } from "../../../src/gateway/keys/is-owner";
import { mintCredential } from "../../../src/gateway/keys/mint-credential";
import { createVerifyUserToken } from "../../../src/gateway/keys/verify-user-token";
import { timeOrderedIds } from "../../../src/adapters/time-ordered-ids";
import {
  agentRecord,
  AUDIENCE,
  createTestClock,
  createTestLogger,
  createTokenIssuer,
  ISSUER,
} from "../../support/gateway-fixtures";

async function createHouse() {
  const clock = createTestClock();
  const agents = createMemoryAgentStore([
    agentRecord({ id: "open" }),
    agentRecord({ id: "linked", visibility: "UNLISTED" }),
    agentRecord({ id: "closed", visibility: "PRIVATE" }),
  ]);
  const credentials = createMemoryCredentialStore();
  const issuer = await createTokenIssuer();
  const verifyUserToken = createVerifyUserToken({
    getKey: issuer.getKey,
    issuer: ISSUER,
    audience: AUDIENCE,
    clock,
    logger: createTestLogger(),
  });
  const mint = (agentId: string, options: { caller?: string; lifetimeMs?: number } = {}) =>
    mintCredential(
      { agents, credentials, clock, ids: timeOrderedIds },
      { kind: "key", agentId, ...options },
    );
  return {
    clock,
    agents,
    credentials,
    issuer,
    verifyUserToken,
    mint,
    authenticate: createAuthenticate({ agents, credentials, verifyUserToken, clock }),
  };
}

const bearer = (token: string): IncomingHttpHeaders => ({ authorization: `Bearer ${token}` });
const keyHeader = (key: string): IncomingHttpHeaders => ({ "x-agent-api-key": key });

describe("createAuthenticate()", () => {
  it("makes a caller of a key, whatever the agent's visibility", async () => {
    const { authenticate, mint } = await createHouse();
    for (const agentId of ["open", "linked", "closed"]) {
      const { credential, secret } = await mint(agentId, { caller: "acme" });
      for (const headers of [keyHeader(secret), bearer(secret)]) {
        await expect(authenticate(agentId, headers)).resolves.toMatchObject({
          agent: { id: agentId },
          kind: "key",
          principal: "key:acme",
          credentialId: credential.id,
          userId: "owner-1",
          isOwner: false,
        });
      }
    }
  });

  it("gives keys of one label the same principal, and keys without a label one each", async () => {
    const { authenticate, mint } = await createHouse();
    const principal = async (secret: string) =>
      (await authenticate("open", bearer(secret))).principal;
    const [old, rotated] = [
      await mint("open", { caller: "acme" }),
      await mint("open", { caller: "acme" }),
    ];
    expect(await principal(old.secret)).toBe(await principal(rotated.secret));
    const unlabelled = await mint("open");
    expect(await principal(unlabelled.secret)).toBe(`key:${unlabelled.credential.id}`);
  });

  it("makes a caller of a user, and knows the owner", async () => {
    const { authenticate, issuer } = await createHouse();
    await expect(authenticate("open", bearer(await issuer.issue("user-7")))).resolves.toMatchObject(
      {
        kind: "user",
        principal: "user:user-7",
        credentialId: "user-7",
        userId: "user-7",
        isOwner: false,
      },
    );
    await expect(
      authenticate("closed", bearer(await issuer.issue("owner-1"))),
    ).resolves.toMatchObject({ principal: "user:owner-1", isOwner: true });
  });

  it("never mixes up a user and a key, whatever they are called", async () => {
    const { authenticate, issuer, mint } = await createHouse();
    const { secret } = await mint("open", { caller: "user:user-7" });
    const key = await authenticate("open", bearer(secret));
    for (const sub of ["user-7", "key:user:user-7"]) {
      const user = await authenticate("open", bearer(await issuer.issue(sub)));
      expect(user.principal).not.toBe(key.principal);
    }
  });

  it("is unauthenticated without a credential, and with one that does not count", async () => {
    const { authenticate, issuer, mint, credentials, clock } = await createHouse();
    const revoked = await mint("open");
    await credentials.revoke(revoked.credential.id, new Date(clock.now()).toISOString());
    const elsewhere = await mint("linked");
    const unknown = `bak_${"0".repeat(64)}`;
    const expired = await issuer.issue("user-7", { exp: Math.floor(clock.now() / 1000) - 60 });
    for (const headers of [
      {},
      keyHeader(unknown),
      keyHeader(revoked.secret),
      keyHeader(elsewhere.secret),
      bearer(expired),
      bearer("nothing"),
    ])
      await expect(authenticate("open", headers)).rejects.toThrow(UnauthenticatedError);
  });

  it("does not take the token of an agent for a key", async () => {
    const { agents, credentials, clock, authenticate } = await createHouse();
    const { secret } = await mintCredential(
      { agents, credentials, clock, ids: timeOrderedIds },
      { kind: "token", agentId: "open" },
    );
    await expect(authenticate("open", bearer(secret))).rejects.toThrow(UnauthenticatedError);
  });

  it("stops counting a key when it expires, and a revoked one at the next look-up", async () => {
    const { authenticate, mint, clock, credentials } = await createHouse();
    const brief = await mint("open", { lifetimeMs: 1000 });
    const caller = await authenticate("open", bearer(brief.secret));
    await expect(caller.stillMayCall()).resolves.toBe(true);
    clock.move(1000);
    await expect(authenticate("open", bearer(brief.secret))).rejects.toThrow(UnauthenticatedError);
    await expect(caller.stillMayCall()).resolves.toBe(false);

    const lasting = await mint("open");
    const other = await authenticate("open", bearer(lasting.secret));
    await credentials.revoke(lasting.credential.id, new Date(clock.now()).toISOString());
    await expect(authenticate("open", bearer(lasting.secret))).rejects.toThrow(
      UnauthenticatedError,
    );
    await expect(other.stillMayCall()).resolves.toBe(false);
  });

  it("answers alike for a missing agent and for a private one of somebody else", async () => {
    const { authenticate, issuer } = await createHouse();
    const headers = bearer(await issuer.issue("user-7"));
    const refusal = (agentId: string) =>
      authenticate(agentId, headers).then(
        () => undefined,
        (reason: unknown) => reason,
      );
    const [missing, hidden] = [await refusal("missing"), await refusal("closed")];
    expect(missing).toBeInstanceOf(AgentNotFoundError);
    expect(hidden).toBeInstanceOf(AgentNotFoundError);
    expect(JSON.stringify(missing)).toBe(JSON.stringify(hidden));
  });

  it("says of a missing agent that it is missing, whatever the credential", async () => {
    const { authenticate, mint } = await createHouse();
    for (const headers of [{}, bearer((await mint("open")).secret), bearer("nothing")])
      await expect(authenticate("missing", headers)).rejects.toThrow(AgentNotFoundError);
  });

  it("shuts a user out as soon as the agent becomes private", async () => {
    const { authenticate, agents, issuer } = await createHouse();
    const caller = await authenticate("open", bearer(await issuer.issue("user-7")));
    await agents.update(agentRecord({ id: "open", visibility: "PRIVATE" }));
    await expect(caller.stillMayCall()).resolves.toBe(false);
  });

  it("counts no user token where none is set up", async () => {
    const { agents, credentials, clock, issuer } = await createHouse();
    const authenticate = createAuthenticate({ agents, credentials, clock });
    await expect(authenticate("open", bearer(await issuer.issue("owner-1")))).rejects.toThrow(
      UnauthenticatedError,
    );
  });

  it("passes on what the store throws", async () => {
    const { authenticate, agents } = await createHouse();
    agents.get = () => Promise.reject(new Error("locked"));
    await expect(authenticate("open", {})).rejects.toThrow("locked");
  });

  it("throws nothing but its two errors, whatever the request holds", async () => {
    const { authenticate } = await createHouse();
    const headers = fc.dictionary(
      fc.constantFrom("x-agent-api-key", "authorization", "cookie"),
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `Bearer ${text}`),
        fc.base64String().map((text) => `Bearer ${text}.${text}.${text}`),
      ),
    );
    const ids = fc.oneof(fc.string(), fc.constantFrom("open", "closed", "__proto__"));
    await fc.assert(
      fc.asyncProperty(ids, headers, async (agentId, candidate) => {
        const reason: unknown = await authenticate(agentId, candidate).catch((it: unknown) => it);
        expect(reason instanceof UnauthenticatedError || reason instanceof AgentNotFoundError).toBe(
          true,
        );
      }),
    );
  });
});

describe("createIsOwner()", () => {
  it("is true for the owner's token only, and never rejects", async () => {
    const { issuer, mint, verifyUserToken } = await createHouse();
    const isOwner = createIsOwner(verifyUserToken);
    const agent = agentRecord();
    await expect(isOwner(agent, bearer(await issuer.issue("owner-1")))).resolves.toBe(true);
    for (const headers of [
      {},
      bearer(await issuer.issue("user-7")),
      bearer(await issuer.issue("owner-1", { iss: "https://elsewhere.example" })),
      keyHeader((await mint("open")).secret),
      bearer("nothing"),
    ])
      await expect(isOwner(agent, headers)).resolves.toBe(false);
    await expect(
      createIsOwner(undefined)(agent, bearer(await issuer.issue("owner-1"))),
    ).resolves.toBe(false);
  });
});
