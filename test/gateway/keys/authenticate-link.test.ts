import { AgentNotFoundError, UnauthenticatedError } from "../../../generated/errors";
import { createMemoryAgentStore } from "../../../src/adapters/memory/agent-store";
import { createMemoryCredentialStore } from "../../../src/adapters/memory/credential-store";
import { createAuthenticateLink } from "../../../src/gateway/keys/authenticate-link";
import { mintCredential } from "../../../src/gateway/keys/mint-credential";
import type { CredentialKind } from "../../../src/ports/credential-store";
import { timeOrderedIds } from "../../../src/adapters/time-ordered-ids";
import { agentRecord, createTestClock } from "../../support/gateway-fixtures";

function createHouse() {
  const stores = {
    agents: createMemoryAgentStore([agentRecord({ id: "one" }), agentRecord({ id: "two" })]),
    credentials: createMemoryCredentialStore(),
    clock: createTestClock(),
  };
  const mint = (kind: CredentialKind, agentId: string) =>
    mintCredential({ ...stores, ids: timeOrderedIds }, { kind, agentId });
  return { ...stores, mint, authenticateLink: createAuthenticateLink(stores) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("createAuthenticateLink()", () => {
  it("knows an agent's own process by its token", async () => {
    const { authenticateLink, mint } = createHouse();
    const { credential, secret } = await mint("token", "one");
    await expect(authenticateLink("one", bearer(secret))).resolves.toMatchObject({
      agent: { id: "one" },
      tokenId: credential.id,
    });
  });

  it("is unauthenticated for no token, a key, an unknown token and another agent's", async () => {
    const { authenticateLink, mint } = createHouse();
    const key = await mint("key", "one");
    const elsewhere = await mint("token", "two");
    const unknown = `agt_${"0".repeat(64)}`;
    for (const headers of [
      {},
      bearer(key.secret),
      bearer(unknown),
      bearer(elsewhere.secret),
      { "x-agent-api-key": elsewhere.secret },
    ])
      await expect(authenticateLink("one", headers)).rejects.toThrow(UnauthenticatedError);
  });

  it("is not found for an agent that does not exist", async () => {
    const { authenticateLink, mint } = createHouse();
    const { secret } = await mint("token", "one");
    await expect(authenticateLink("three", bearer(secret))).rejects.toThrow(AgentNotFoundError);
  });

  it("tells when the token is revoked", async () => {
    const { authenticateLink, mint, credentials, clock } = createHouse();
    const { credential, secret } = await mint("token", "one");
    const linked = await authenticateLink("one", bearer(secret));
    await expect(linked.stillMayLink()).resolves.toBe(true);
    await credentials.revoke(credential.id, new Date(clock.now()).toISOString());
    await expect(linked.stillMayLink()).resolves.toBe(false);
    await expect(authenticateLink("one", bearer(secret))).rejects.toThrow(UnauthenticatedError);
  });
});
