import { createMemoryAgentStore } from "../../../src/adapters/memory/agent-store";
import { createMemoryCredentialStore } from "../../../src/adapters/memory/credential-store";
import { mintCredential, type MintRequest } from "../../../src/gateway/keys/mint-credential";
import { hashSecret } from "../../../src/gateway/keys/secret";
import { timeOrderedIds } from "../../../src/adapters/time-ordered-ids";
import { agentRecord, createTestClock } from "../../support/gateway-fixtures";

function createHouse() {
  const clock = createTestClock(Date.parse("2026-01-31T12:00:00.000Z"));
  const stores = {
    agents: createMemoryAgentStore([agentRecord({ id: "one" }), agentRecord({ id: "two" })]),
    credentials: createMemoryCredentialStore(),
    clock,
    ids: timeOrderedIds,
  };
  return { ...stores, mint: (request: MintRequest) => mintCredential(stores, request) };
}

describe("mintCredential()", () => {
  it("stores a key by the hash of its secret, and shows the secret once", async () => {
    const { mint, credentials } = createHouse();
    const { credential, secret } = await mint({ kind: "key", agentId: "one", caller: "acme" });
    expect(secret).toMatch(/^bak_[0-9a-f]{64}$/);
    expect(credential).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: "key",
      agentId: "one",
      caller: "acme",
      prefix: secret.slice(0, 12),
      createdAt: "2026-01-31T12:00:00.000Z",
    });
    await expect(credentials.find(hashSecret(secret))).resolves.toEqual(credential);
    expect(JSON.stringify(await credentials.list("one", "key"))).not.toContain(secret);
  });

  it("labels a key with its own id where no label is given, and a token with its agent", async () => {
    const { mint } = createHouse();
    const key = await mint({ kind: "key", agentId: "one" });
    expect(key.credential.caller).toBe(key.credential.id);
    const token = await mint({ kind: "token", agentId: "one", caller: "ignored" });
    expect(token.secret).toMatch(/^agt_[0-9a-f]{64}$/);
    expect(token.credential.caller).toBe("one");
  });

  it("takes at most 3 active keys an agent; one that is revoked or expired makes room", async () => {
    const { mint, credentials, clock } = createHouse();
    const first = await mint({ kind: "key", agentId: "one" });
    await mint({ kind: "key", agentId: "one", lifetimeMs: 60_000 });
    await mint({ kind: "key", agentId: "one" });
    await expect(mint({ kind: "key", agentId: "one" })).rejects.toThrow(
      "one has 3 active keys: revoke one first",
    );
    await mint({ kind: "key", agentId: "two" });
    await mint({ kind: "token", agentId: "one" });

    await credentials.revoke(first.credential.id, new Date(clock.now()).toISOString());
    await mint({ kind: "key", agentId: "one" });
    await expect(mint({ kind: "key", agentId: "one" })).rejects.toThrow("revoke one first");
    clock.move(60_000);
    await mint({ kind: "key", agentId: "one" });
  });

  it.each(["", " ", "a b", "ä", "-a", "a".repeat(129), "a\n"])(
    "refuses %j as a label",
    async (caller) => {
      const { mint } = createHouse();
      await expect(mint({ kind: "key", agentId: "one", caller })).rejects.toThrow(
        "a caller label is",
      );
    },
  );

  it("refuses an agent that does not exist", async () => {
    const { mint } = createHouse();
    await expect(mint({ kind: "key", agentId: "three" })).rejects.toThrow(
      "there is no agent three",
    );
  });
});
