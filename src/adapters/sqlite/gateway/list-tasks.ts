import type { Statement } from "better-sqlite3";
import type { TaskListFilter, TaskPage, TaskScope } from "../../../ports/task-store";
import type { SqliteDatabase } from "../database";
import { type StoredTask, TASK_COLUMNS, toTaskRow } from "./task-rows";

interface ListStatements {
  page: Statement<[object], StoredTask>;
  count: Statement<[object], number>;
}

/** `TaskStore.list`, within a transaction, so that rows and count are of one moment. Prepares a pair of statements for each combination of conditions that is asked for. */
export function createListTasks(
  db: SqliteDatabase,
): (scope: TaskScope, filter: TaskListFilter) => TaskPage {
  const prepared = new Map<string, ListStatements>();

  const prepare = (scope: TaskScope, filter: TaskListFilter): ListStatements => {
    const from = `FROM tasks INDEXED BY ${indexFor(scope, filter)}`;
    const where = conditions(scope, filter);
    const onPage = filter.after
      ? `${where} AND (status_at, id) < (:afterStatusAt, :afterId)`
      : where;
    const known = prepared.get(onPage);
    if (known) return known;
    const statements = {
      page: db.prepare<[object], StoredTask>(
        `SELECT ${TASK_COLUMNS} ${from} WHERE ${onPage}` +
          " ORDER BY status_at DESC, id DESC LIMIT :limit",
      ),
      count: db.prepare<[object], number>(`SELECT count(*) ${from} WHERE ${where}`).pluck(),
    };
    prepared.set(onPage, statements);
    return statements;
  };

  return (scope, filter) => {
    const { page, count } = prepare(scope, filter);
    const { after, ...rest } = filter;
    const values = { ...scope, ...rest, afterStatusAt: after?.statusAt, afterId: after?.id };
    return { rows: page.all(values).map(toTaskRow), total: count.get(values) ?? 0 };
  };
}

/** Left to itself, the planner may walk through other principals' tasks. */
function indexFor({ principal }: TaskScope, { contextId }: TaskListFilter): string {
  if (principal === undefined) return "tasks_by_agent";
  return contextId === undefined ? "tasks_by_principal" : "tasks_by_context";
}

function conditions(
  { principal }: TaskScope,
  { contextId, state, statusAtOrAfter }: TaskListFilter,
): string {
  return [
    "agent_id = :agentId",
    principal === undefined ? [] : "principal = :principal",
    contextId === undefined ? [] : "context_id = :contextId",
    state === undefined ? [] : "state = :state",
    statusAtOrAfter === undefined ? [] : "status_at >= :statusAtOrAfter",
  ]
    .flat()
    .join(" AND ");
}
