import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TaskState } from "../../../../generated/types";
import type { SqliteDatabase } from "../../../../src/adapters/sqlite/database";
import { openGatewayDatabase } from "../../../../src/adapters/sqlite/gateway/database";
import {
  createGatewayStores,
  type GatewayStores,
} from "../../../../src/adapters/sqlite/gateway/gateway-stores";
import type { AgentRecord } from "../../../../src/ports/agent-store";
import type { Credential } from "../../../../src/ports/credential-store";
import type { PushConfig } from "../../../../src/ports/push-notification-store";
import type { AppendableEvent, NewTask, TaskRow } from "../../../../src/ports/task-store";

/** Stores on a database of their own, or on that of a folder. */
export interface TestStores extends GatewayStores {
  folder: string;
  db: SqliteDatabase;
}

const opened: SqliteDatabase[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const db of opened.splice(0)) db.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Stores that the test ends with; a second one on the same folder is another connection. */
export function openStores(folder = makeFolder()): TestStores {
  const db = openGatewayDatabase(folder, { create: true });
  opened.push(db);
  return { folder, db, ...createGatewayStores(db) };
}

/** Stores with the agents `echo` and `other`. */
export async function openStoresWithAgents(): Promise<TestStores> {
  const stores = openStores();
  await stores.agents.add(agent());
  await stores.agents.add(agent({ id: "other" }));
  return stores;
}

export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gateway-"));
  folders.push(folder);
  return folder;
}

/** An instant, in milliseconds after the tests' epoch. */
export function at(ms: number): string {
  return new Date(Date.UTC(2026, 0, 1) + ms).toISOString();
}

export function agent(changes: Partial<AgentRecord> = {}): AgentRecord {
  return {
    id: "echo",
    ownerId: "owner-1",
    ownerName: "Owner",
    name: "Echo",
    description: "Says it again.",
    version: "1.0.0",
    visibility: "PUBLIC",
    connector: { kind: "worker", mode: "queue" },
    skills: [{ id: "echo", name: "Echo", description: "Says it again.", tags: ["text"] }],
    inputModes: ["text/plain"],
    outputModes: ["text/plain"],
    extensions: [],
    invoke: true,
    createdAt: at(0),
    updatedAt: at(0),
    ...changes,
  };
}

export function credential(changes: Partial<Credential> = {}): Credential {
  return {
    id: "key-1",
    kind: "key",
    agentId: "echo",
    caller: "caller-1",
    prefix: "bak_01234567",
    createdAt: at(0),
    ...changes,
  };
}

/** A task of `caller-1` at `echo`, submitted at 0 by a message that has the task's id too. */
export function newTask(
  changes: Partial<TaskRow> = {},
  rest: Partial<Omit<NewTask, "row">> = {},
): NewTask {
  const row: NewTask["row"] = {
    id: "task-1",
    agentId: "echo",
    principal: "caller-1",
    contextId: "context-1",
    state: "TASK_STATE_SUBMITTED",
    statusAt: at(0),
    ...changes,
  };
  const { id, contextId, state, statusAt } = row;
  return {
    row,
    task: { id, contextId, status: { state, timestamp: statusAt } },
    message: { messageId: `message of ${id}`, digest: "digest" },
    ...rest,
  };
}

export function status(state: TaskState, taskId = "task-1"): AppendableEvent {
  return { statusUpdate: { taskId, contextId: "context-1", status: { state } } };
}

export function chunk(text: string, taskId = "task-1"): AppendableEvent {
  const artifact = { artifactId: "reply", parts: [{ text }] };
  return { artifactUpdate: { taskId, contextId: "context-1", artifact, append: true } };
}

export function userMessage(text: string): AppendableEvent {
  return { userMessage: { messageId: text, role: "ROLE_USER", parts: [{ text }] } };
}

/** A configuration, as it was made at 0, without secrets. */
export function pushConfig(changes: Partial<PushConfig> = {}): PushConfig {
  return {
    id: "hook",
    renderer: "a2a-1.0",
    url: "https://receiver.example/hook",
    has: { token: false, credentials: false, secret: false },
    createdAt: at(0),
    ...changes,
  };
}

/** Makes a database one of version 2: without what the next version added. */
export function toVersion2({ db }: Pick<TestStores, "db">): void {
  db.exec("DROP TABLE notifications; DROP TABLE push_configs; PRAGMA user_version = 2");
}

/** How many rows each table holds. */
export function rowCounts({ db }: Pick<TestStores, "db">): Record<string, number> {
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .pluck()
    .all();
  return Object.fromEntries(
    tables.map((table) => [table, db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()]),
  ) as Record<string, number>;
}
