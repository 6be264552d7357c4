import type { Credential, CredentialStore } from "../../ports/credential-store";

/** A credential store that lives and ends with the process. */
export function createMemoryCredentialStore(): CredentialStore {
  const byHash = new Map<string, Credential>();
  const isActive = ({ revokedAt, expiresAt }: Credential, now: string) =>
    revokedAt === undefined && (expiresAt === undefined || expiresAt > now);
  const of = (agentId: string, kind: Credential["kind"]) =>
    [...byHash.values()].filter((item) => item.agentId === agentId && item.kind === kind);

  return {
    async mint(credential, secretHash, maxActive) {
      const active = of(credential.agentId, credential.kind).filter((item) =>
        isActive(item, credential.createdAt),
      );
      if (active.length >= maxActive) return "too-many";
      byHash.set(secretHash, credential);
      return "minted";
    },
    async find(secretHash) {
      return byHash.get(secretHash);
    },
    async list(agentId, kind) {
      return of(agentId, kind);
    },
    async revoke(id, at) {
      const found = [...byHash].find(([, item]) => item.id === id && isActive(item, at));
      if (!found) return false;
      byHash.set(found[0], { ...found[1], revokedAt: at });
      return true;
    },
  };
}
