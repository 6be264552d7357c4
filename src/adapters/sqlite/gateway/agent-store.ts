import { setImmediate as nextTurn } from "node:timers/promises";
import type { AgentStore } from "../../../ports/agent-store";
import { attempt } from "../attempt";
import type { SqliteDatabase } from "../database";
import type { ReadCache } from "../read-cache";
import { type StoredAgent, toAgentRecord, toStoredAgent } from "./agent-rows";
import { prepareRemoveTasks } from "./remove-tasks";
import { IS_ENDED } from "./schema";

/** How many tasks of a removed agent go in one step, if they have few events. */
const REMOVAL_STEP = 100;

/** The agent store on a gateway database. */
export function createAgentStore(db: SqliteDatabase, cache: ReadCache): AgentStore {
  const insert = db.prepare<StoredAgent>(
    "INSERT INTO agents (id, owner_id, owner_name, name, description, version, icon_url, visibility," +
      " connector, skills, input_modes, output_modes, extensions, invoke, created_at, updated_at)" +
      " VALUES (:id, :owner_id, :owner_name, :name, :description, :version, :icon_url, :visibility," +
      " :connector, :skills, :input_modes, :output_modes, :extensions, :invoke, :created_at, :updated_at)" +
      " ON CONFLICT (id) DO NOTHING",
  );
  const update = db.prepare<StoredAgent>(
    "UPDATE agents SET owner_id = :owner_id, owner_name = :owner_name, name = :name," +
      " description = :description, version = :version, icon_url = :icon_url," +
      " visibility = :visibility, connector = :connector, skills = :skills," +
      " input_modes = :input_modes, output_modes = :output_modes, extensions = :extensions," +
      " invoke = :invoke, created_at = :created_at, updated_at = :updated_at WHERE id = :id",
  );
  const selectOne = db.prepare<[string], StoredAgent>("SELECT * FROM agents WHERE id = ?");
  const selectAll = db.prepare<[], StoredAgent>("SELECT * FROM agents ORDER BY id");
  const removeEnded = prepareRemoveTasks(db, {
    where: `agent_id = ? AND ${IS_ENDED}`,
    orderBy: "status_at, id",
  });
  const removeAny = prepareRemoveTasks(db, {
    where: "agent_id = ?",
    orderBy: "status_at, id",
  });
  const remove = db.prepare<[string]>("DELETE FROM agents WHERE id = ?");

  return {
    async add(agent) {
      return attempt(() => insert.run(toStoredAgent(agent)).changes > 0);
    },

    async get(id) {
      return attempt(() =>
        cache.get(`agent ${id}`, () => {
          const stored = selectOne.get(id);
          return stored && toAgentRecord(stored);
        }),
      );
    },

    async list() {
      return attempt(() => selectAll.all()).map(toAgentRecord);
    },

    async update(agent) {
      cache.clear();
      return attempt(() => update.run(toStoredAgent(agent)).changes > 0);
    },

    async remove(id) {
      for (const removeStep of [removeEnded, removeAny])
        while ((await removeStep(REMOVAL_STEP, id)) > 0) await nextTurn();
      cache.clear();
      return attempt(() => remove.run(id).changes > 0);
    },
  };
}
