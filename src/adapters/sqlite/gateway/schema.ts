/** The version of this schema, kept in `PRAGMA user_version`. */
export const SCHEMA_VERSION = 3;

/** Tasks that have ended. An index holds them; a query uses it when it says exactly this. */
export const IS_ENDED =
  "state IN ('TASK_STATE_COMPLETED', 'TASK_STATE_FAILED', 'TASK_STATE_CANCELED', 'TASK_STATE_REJECTED')";

/** Tasks on which the agent owes the next event; the same holds for these. */
export const IS_OWED = "state IN ('TASK_STATE_SUBMITTED', 'TASK_STATE_WORKING')";

/** Where the updates of tasks are sent, and what is on its way there. */
const PUSH_NOTIFICATIONS = `
-- Due is the first of its notifications that is to be sent; null where there is none. A number is never
-- given again: what is being sent when one is removed must not count as another's.
CREATE TABLE push_configs (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  task_number INTEGER NOT NULL REFERENCES tasks (number) ON DELETE CASCADE,
  id TEXT NOT NULL,
  -- Counts how often it was replaced.
  revision INTEGER NOT NULL DEFAULT 0,
  renderer TEXT NOT NULL CHECK (renderer IN ('a2a-1.0', 'a2a-0.3')),
  url TEXT NOT NULL,
  scheme TEXT,
  sealed TEXT,
  has_token INTEGER NOT NULL CHECK (has_token IN (0, 1)),
  has_credentials INTEGER NOT NULL CHECK (has_credentials IN (0, 1)),
  has_secret INTEGER NOT NULL CHECK (has_secret IN (0, 1)),
  created_at TEXT NOT NULL,
  ended_at TEXT,
  due_at TEXT,
  UNIQUE (task_number, id)
) STRICT;
CREATE INDEX push_configs_due ON push_configs (due_at) WHERE due_at IS NOT NULL;

-- Sent in the order of the events. One that is completed is not tried again.
CREATE TABLE notifications (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  message_id TEXT NOT NULL,
  config_number INTEGER NOT NULL REFERENCES push_configs (number) ON DELETE CASCADE,
  sequence INTEGER NOT NULL,
  renderer TEXT NOT NULL CHECK (renderer IN ('a2a-1.0', 'a2a-0.3')),
  status TEXT NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed', 'dead_letter')),
  attempts INTEGER NOT NULL DEFAULT 0,
  last_response_status INTEGER,
  last_error TEXT,
  -- Where it was tried; what was not is due when those before it are done.
  next_attempt_at TEXT,
  last_attempted_at TEXT,
  created_at TEXT NOT NULL,
  completed_at TEXT,
  CHECK (completed_at IS NOT NULL OR status IN ('pending', 'failed'))
) STRICT;
CREATE INDEX notifications_by_config ON notifications (config_number, number);
CREATE INDEX notifications_to_send ON notifications (config_number, sequence, number)
  WHERE completed_at IS NULL;
`;

/** What makes a database of a version one of the next version. */
export const UPGRADES: Readonly<Record<number, string>> = {
  2: `${PUSH_NOTIFICATIONS} PRAGMA user_version = 3;`,
};

/**
 * Agents and all that belongs to them, which goes with them. Children name a task by its number: it is
 * shorter than its id, and no caller sees it. Timestamps compare as text: UTC, milliseconds, Z.
 */
export const SCHEMA = `
CREATE TABLE agents (
  id TEXT NOT NULL PRIMARY KEY,
  owner_id TEXT NOT NULL,
  owner_name TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  version TEXT NOT NULL,
  icon_url TEXT,
  visibility TEXT NOT NULL CHECK (visibility IN ('PUBLIC', 'UNLISTED', 'PRIVATE')),
  connector TEXT NOT NULL CHECK (json_valid(connector)),
  skills TEXT NOT NULL CHECK (json_valid(skills)),
  input_modes TEXT NOT NULL CHECK (json_valid(input_modes)),
  output_modes TEXT NOT NULL CHECK (json_valid(output_modes)),
  extensions TEXT NOT NULL CHECK (json_valid(extensions)),
  invoke INTEGER NOT NULL CHECK (invoke IN (0, 1)),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE credentials (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('key', 'token')),
  agent_id TEXT NOT NULL REFERENCES agents (id) ON DELETE CASCADE,
  caller TEXT NOT NULL,
  prefix TEXT NOT NULL,
  secret_hash TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  expires_at TEXT,
  revoked_at TEXT
) STRICT;
CREATE INDEX credentials_by_agent ON credentials (agent_id, kind, created_at);

CREATE TABLE tasks (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  agent_id TEXT NOT NULL REFERENCES agents (id) ON DELETE CASCADE,
  principal TEXT NOT NULL,
  context_id TEXT NOT NULL,
  state TEXT NOT NULL,
  status_at TEXT NOT NULL,
  last_sequence INTEGER NOT NULL CHECK (last_sequence > 0),
  -- Of its events, as they are stored.
  bytes INTEGER NOT NULL,
  -- When the last event or claim came. In no index, since each event changes it.
  active_at TEXT NOT NULL
) STRICT;
-- Each scope in the order of its pages; the columns after the id let a count stay within the index.
CREATE INDEX tasks_by_agent ON tasks (agent_id, status_at, id, state, context_id);
CREATE INDEX tasks_by_principal ON tasks (agent_id, principal, status_at, id, state);
CREATE INDEX tasks_by_context ON tasks (agent_id, principal, context_id, status_at, id, state);
CREATE INDEX tasks_ended ON tasks (status_at) WHERE ${IS_ENDED};
CREATE INDEX tasks_owed ON tasks (status_at) WHERE ${IS_OWED};

-- No WITHOUT ROWID: events above 1 kB would each take a page of their own there.
-- A row holds what one transaction appended to a task: its events as JSON, a line each.
CREATE TABLE events (
  task_number INTEGER NOT NULL REFERENCES tasks (number) ON DELETE CASCADE,
  last_sequence INTEGER NOT NULL,
  lines TEXT NOT NULL,
  UNIQUE (task_number, last_sequence)
) STRICT;

-- What was received before, and the sequence it ended at.
CREATE TABLE messages (
  agent_id TEXT NOT NULL,
  principal TEXT NOT NULL,
  message_id TEXT NOT NULL,
  digest TEXT NOT NULL,
  task_number INTEGER NOT NULL REFERENCES tasks (number) ON DELETE CASCADE,
  last_sequence INTEGER NOT NULL,
  PRIMARY KEY (agent_id, principal, message_id, digest)
) STRICT, WITHOUT ROWID;
CREATE INDEX messages_by_task ON messages (task_number);

CREATE TABLE publications (
  task_number INTEGER NOT NULL REFERENCES tasks (number) ON DELETE CASCADE,
  publication_id TEXT NOT NULL,
  last_sequence INTEGER NOT NULL,
  PRIMARY KEY (task_number, publication_id)
) STRICT, WITHOUT ROWID;

-- The number is the order in which they came in, the sequence that of the event with the message.
CREATE TABLE deliveries (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  agent_id TEXT NOT NULL,
  task_number INTEGER NOT NULL REFERENCES tasks (number) ON DELETE CASCADE,
  sequence INTEGER NOT NULL,
  history_length INTEGER,
  payload TEXT NOT NULL,
  lease_id TEXT UNIQUE,
  leased_until TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  CHECK ((lease_id IS NULL) = (leased_until IS NULL))
) STRICT;
CREATE INDEX deliveries_by_agent ON deliveries (agent_id);
CREATE INDEX deliveries_by_task ON deliveries (task_number);
${PUSH_NOTIFICATIONS}
PRAGMA user_version = ${SCHEMA_VERSION};
`;
