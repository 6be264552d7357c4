import type { Credential, CredentialKind, CredentialStore } from "../../../ports/credential-store";
import { attempt } from "../attempt";
import type { SqliteDatabase } from "../database";
import type { ReadCache } from "../read-cache";

interface StoredCredential {
  id: string;
  kind: CredentialKind;
  agent_id: string;
  caller: string;
  prefix: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
}

const COLUMNS = "id, kind, agent_id, caller, prefix, created_at, expires_at, revoked_at";
const IS_ACTIVE = "revoked_at IS NULL AND (expires_at IS NULL OR expires_at > :now)";

/** The credential store on a gateway database. */
export function createCredentialStore(db: SqliteDatabase, cache: ReadCache): CredentialStore {
  const selectAgent = db.prepare<[string], number>("SELECT 1 FROM agents WHERE id = ?").pluck();
  const countActive = db
    .prepare<{ agentId: string; kind: CredentialKind; now: string }, number>(
      `SELECT count(*) FROM credentials WHERE agent_id = :agentId AND kind = :kind AND ${IS_ACTIVE}`,
    )
    .pluck();
  const insert = db.prepare<StoredCredential & { secret_hash: string }>(
    `INSERT INTO credentials (${COLUMNS}, secret_hash)` +
      " VALUES (:id, :kind, :agent_id, :caller, :prefix, :created_at, :expires_at, :revoked_at," +
      " :secret_hash)",
  );
  const selectByHash = db.prepare<[string], StoredCredential>(
    `SELECT ${COLUMNS} FROM credentials WHERE secret_hash = ?`,
  );
  const selectOfAgent = db.prepare<[string, CredentialKind], StoredCredential>(
    `SELECT ${COLUMNS} FROM credentials WHERE agent_id = ? AND kind = ? ORDER BY created_at, number`,
  );
  const revoke = db.prepare<{ id: string; now: string }>(
    `UPDATE credentials SET revoked_at = :now WHERE id = :id AND ${IS_ACTIVE}`,
  );

  const mint = db.transaction((credential: Credential, secretHash: string, maxActive: number) => {
    const { agentId, kind, createdAt: now } = credential;
    if (selectAgent.get(agentId) === undefined) return "unknown-agent";
    const active = countActive.get({ agentId, kind, now }) ?? 0;
    if (active >= maxActive) return "too-many";
    insert.run({ ...toStored(credential), secret_hash: secretHash });
    return "minted";
  });

  return {
    async mint(credential, secretHash, maxActive) {
      return attempt(() => mint.immediate(credential, secretHash, maxActive));
    },

    async find(secretHash) {
      return attempt(() =>
        cache.get(`credential ${secretHash}`, () => {
          const stored = selectByHash.get(secretHash);
          return stored && toCredential(stored);
        }),
      );
    },

    async list(agentId, kind) {
      return attempt(() => selectOfAgent.all(agentId, kind)).map(toCredential);
    },

    async revoke(id, at) {
      cache.clear();
      return attempt(() => revoke.run({ id, now: at }).changes > 0);
    },
  };
}

function toStored(credential: Credential): StoredCredential {
  const { id, kind, agentId, caller, prefix, createdAt, expiresAt, revokedAt } = credential;
  return {
    ...{ id, kind, agent_id: agentId, caller, prefix, created_at: createdAt },
    expires_at: expiresAt ?? null,
    revoked_at: revokedAt ?? null,
  };
}

function toCredential(stored: StoredCredential): Credential {
  const { id, kind, agent_id: agentId, caller, prefix, created_at: createdAt } = stored;
  return {
    ...{ id, kind, agentId, caller, prefix, createdAt },
    ...(stored.expires_at === null ? {} : { expiresAt: stored.expires_at }),
    ...(stored.revoked_at === null ? {} : { revokedAt: stored.revoked_at }),
  };
}
