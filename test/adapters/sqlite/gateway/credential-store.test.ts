import { agent, at, credential, openStores, openStoresWithAgents } from "./fixtures";

describe("CredentialStore", () => {
  it("find() answers a credential by the hash of its secret, field for field", async () => {
    const { credentials } = await openStoresWithAgents();
    const full = credential({ expiresAt: at(5) });
    await expect(credentials.mint(full, "hash-1", 3)).resolves.toBe("minted");
    await expect(credentials.find("hash-1")).resolves.toEqual(full);
    await credentials.mint(credential({ id: "key-2" }), "hash-2", 3);
    await expect(credentials.find("hash-2")).resolves.toEqual(credential({ id: "key-2" }));
    await expect(credentials.find("hash-3")).resolves.toBeUndefined();
  });

  it("find() answers revoked and expired ones too", async () => {
    const { credentials } = await openStoresWithAgents();
    await credentials.mint(credential({ expiresAt: at(1) }), "hash-1", 3);
    await credentials.mint(credential({ id: "key-2" }), "hash-2", 3);
    await credentials.revoke("key-2", at(7));
    await expect(credentials.find("hash-1")).resolves.toMatchObject({ expiresAt: at(1) });
    await expect(credentials.find("hash-2")).resolves.toMatchObject({ revokedAt: at(7) });
  });

  it("never stores a secret", async () => {
    const { credentials, db } = await openStoresWithAgents();
    await credentials.mint(credential(), "hash-1", 3);
    expect(db.prepare("SELECT * FROM credentials").get()).not.toHaveProperty("secret");
  });

  it("mint() answers too-many at the limit of active ones of the kind", async () => {
    const { credentials } = await openStoresWithAgents();
    const mint = (id: string, changes = {}) =>
      credentials.mint(credential({ id, ...changes }), `hash of ${id}`, 2);
    await mint("1");
    await mint("2", { expiresAt: at(10) });
    await expect(mint("3", { createdAt: at(9) })).resolves.toBe("too-many");
    // Neither another kind nor another agent counts.
    await expect(mint("4", { kind: "token" })).resolves.toBe("minted");
    await expect(mint("5", { agentId: "other" })).resolves.toBe("minted");
    // An expired one makes room, and so does a revoked one.
    await expect(mint("6", { createdAt: at(10) })).resolves.toBe("minted");
    await expect(mint("7", { createdAt: at(11) })).resolves.toBe("too-many");
    await credentials.revoke("1", at(11));
    await expect(mint("8", { createdAt: at(11) })).resolves.toBe("minted");
  });

  it("mint() answers unknown-agent when there is no such agent", async () => {
    const { credentials } = openStores();
    await expect(credentials.mint(credential(), "hash-1", 3)).resolves.toBe("unknown-agent");
    await expect(credentials.find("hash-1")).resolves.toBeUndefined();
  });

  it("mint() holds the limit between two connections", async () => {
    const here = openStores();
    await here.agents.add(agent());
    const there = openStores(here.folder);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? here : there).credentials.mint(credential({ id: `key-${n}` }), `hash-${n}`, 3),
      ),
    );
    expect(answers.filter((answer) => answer === "minted")).toHaveLength(3);
  });

  it("list() answers those of an agent and kind, oldest first", async () => {
    const { credentials } = await openStoresWithAgents();
    const mint = (id: string, changes = {}) =>
      credentials.mint(credential({ id, ...changes }), `hash of ${id}`, 9);
    await mint("late", { createdAt: at(2) });
    await mint("early", { createdAt: at(1) });
    await mint("same", { createdAt: at(2) });
    await mint("token", { kind: "token" });
    await mint("other", { agentId: "other" });
    const ids = (await credentials.list("echo", "key")).map(({ id }) => id);
    expect(ids).toEqual(["early", "late", "same"]);
  });

  it("revoke() answers true once, and false for one unknown or expired", async () => {
    const { credentials } = await openStoresWithAgents();
    await credentials.mint(credential(), "hash-1", 3);
    await credentials.mint(credential({ id: "key-2", expiresAt: at(5) }), "hash-2", 3);
    await expect(credentials.revoke("key-1", at(3))).resolves.toBe(true);
    await expect(credentials.revoke("key-1", at(4))).resolves.toBe(false);
    await expect(credentials.revoke("key-2", at(5))).resolves.toBe(false);
    await expect(credentials.revoke("key-9", at(4))).resolves.toBe(false);
    await expect(credentials.find("hash-1")).resolves.toMatchObject({ revokedAt: at(3) });
  });

  it("revoke() counts at once for another process", async () => {
    const here = await openStoresWithAgents();
    const there = openStores(here.folder);
    await here.credentials.mint(credential(), "hash-1", 3);
    await there.credentials.revoke("key-1", at(1));
    await expect(here.credentials.find("hash-1")).resolves.toMatchObject({ revokedAt: at(1) });
  });
});
