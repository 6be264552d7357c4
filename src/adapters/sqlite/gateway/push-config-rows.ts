import type {
  PushConfig,
  Renderer,
  StoredPushConfig,
} from "../../../ports/push-notification-store";

/** What `CONFIG_COLUMNS` selects. */
export interface StoredConfigRow {
  config_id: string;
  renderer: Renderer;
  url: string;
  scheme: string | null;
  sealed: string | null;
  has_token: number;
  has_credentials: number;
  has_secret: number;
  created_at: string;
  ended_at: string | null;
}

/** The columns of a configuration, of a table that is called `c`. */
export const CONFIG_COLUMNS =
  "c.id AS config_id, c.renderer, c.url, c.scheme, c.sealed, c.has_token, c.has_credentials," +
  " c.has_secret, c.created_at, c.ended_at";

/** The columns of a `WaitingConfig`, of tables that are called `c` and `t`. */
export const WAITING_COLUMNS =
  "c.number, t.id AS taskId, t.agent_id AS agentId, t.principal, c.due_at AS dueAt";

export function toPushConfig(stored: StoredConfigRow): StoredPushConfig {
  const { scheme, sealed, ended_at: endedAt } = stored;
  return {
    id: stored.config_id,
    renderer: stored.renderer,
    url: stored.url,
    ...(scheme === null ? {} : { scheme }),
    ...(sealed === null ? {} : { sealed }),
    has: {
      token: stored.has_token === 1,
      credentials: stored.has_credentials === 1,
      secret: stored.has_secret === 1,
    },
    createdAt: stored.created_at,
    ...(endedAt === null ? {} : { endedAt }),
  };
}

/** A configuration as values by the names of its columns. */
export function toConfigRow(config: PushConfig) {
  const {
    id,
    renderer,
    url,
    scheme = null,
    sealed = null,
    has,
    createdAt,
  } = config as Omit<PushConfig, "scheme" | "sealed"> & {
    scheme?: string | null;
    sealed?: string | null;
  };
  return {
    id,
    renderer,
    url,
    scheme,
    sealed,
    token: Number(has.token),
    credentials: Number(has.credentials),
    secret: Number(has.secret),
    at: createdAt,
  };
}
