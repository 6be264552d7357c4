import type { DeskFilter, DeskRow } from "../../../../ports/desk-index";
import type { SqliteDatabase } from "../../database";
import { SPAN_ROWS } from "./schema";
import { toMatch } from "./search-words";
import { createTurns } from "../../turns";

/** A piece of the log, its ends included. */
interface Stretch {
  low: number;
  high: number;
}

export interface FindRequest extends Partial<Stretch> {
  /** From which end of the stretch on. */
  from: "newest" | "oldest";
  limit: number;
}

/** Reads the index by keys: the further it has to look, the more turns of the event loop it takes. */
export interface EntryFinder {
  find(filter: DeskFilter, request: FindRequest): Promise<DeskRow[]>;
  count(filter: DeskFilter, bound: number): Promise<number>;
}

const COLUMNS = "e.sequence, e.id, e.received_at AS receivedAt, e.kind, e.state, e.bytes, e.about";

/**
 * How much of the log is searched for words at a time: little at first, since the newest are most often
 * enough, then more, since each time costs something too.
 */
const FIRST_WINDOW = 1_024;
const LAST_WINDOW = 16_384;

export function createEntryFinder(db: SqliteDatabase): EntryFinder {
  const statements = new Map<string, ReturnType<typeof db.prepare>>();
  const statement = (sql: string) => {
    const known = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const selectEnd = db.prepare<[], number | null>("SELECT max(sequence) FROM entries").pluck();
  const selectFirstSpan = db
    .prepare<[string], number>("SELECT span FROM spans WHERE latest >= ? ORDER BY span LIMIT 1")
    .pluck();
  const selectLastSpan = db
    .prepare<[string], number>(
      "SELECT span FROM spans WHERE earliest < ? ORDER BY span DESC LIMIT 1",
    )
    .pluck();

  /** The part of a stretch in which there can be something of these times. */
  function narrowed({ from, to }: DeskFilter, { low = 1, high }: Partial<Stretch>): Stretch {
    const stretch = { low, high: Math.min(high ?? Infinity, selectEnd.get() ?? 0) };
    if (from !== undefined)
      stretch.low = Math.max(low, (selectFirstSpan.get(from) ?? Infinity) * SPAN_ROWS);
    if (to !== undefined) {
      const last = selectLastSpan.get(to) ?? -1;
      stretch.high = Math.min(stretch.high, (last + 1) * SPAN_ROWS - 1);
    }
    return stretch;
  }

  return {
    async find(filter, { from, limit, ...asked }) {
      const match = matchOf(filter);
      const sql = selection(COLUMNS, filter, match, from);
      const rows: DeskRow[] = [];
      const turns = createTurns();
      for (const window of windows(narrowed(filter, asked), match, from)) {
        const values = { ...filter, ...window, match, limit: limit - rows.length };
        rows.push(...(statement(sql).all(values) as DeskRow[]));
        if (rows.length >= limit) break;
        if (turns.isOver()) await turns.end();
      }
      return rows;
    },

    async count(filter, bound) {
      const match = matchOf(filter);
      const sql = `SELECT count(*) AS rows FROM (${selection("1", filter, match, "newest")})`;
      let rows = 0;
      const turns = createTurns();
      for (const window of windows(narrowed(filter, {}), match, "newest")) {
        const values = { ...filter, ...window, match, limit: bound - rows };
        rows += (statement(sql).get(values) as { rows: number }).rows;
        if (rows >= bound) break;
        if (turns.isOver()) await turns.end();
      }
      return rows;
    },
  };
}

/** What is asked of the words; undefined when nothing is, "" when nothing can answer it. */
function matchOf({ text = "" }: DeskFilter): string | undefined {
  return text.trim() === "" ? undefined : toMatch(text);
}

function* windows(
  { low, high }: Stretch,
  match: string | undefined,
  from: FindRequest["from"],
): Generator<Stretch> {
  if (low > high || match === "") return;
  if (match === undefined || hasPrefix(match)) {
    yield { low, high };
    return;
  }
  let rest = { low, high };
  for (let size = FIRST_WINDOW; rest.low <= rest.high; size = Math.min(size * 4, LAST_WINDOW)) {
    if (from === "newest") {
      yield { low: Math.max(rest.low, rest.high - size + 1), high: rest.high };
      rest = { low: rest.low, high: rest.high - size };
    } else {
      yield { low: rest.low, high: Math.min(rest.high, rest.low + size - 1) };
      rest = { low: rest.low + size, high: rest.high };
    }
  }
}

/** All the words that begin so are put together before the first answer: that is to be done once. */
function hasPrefix(match: string): boolean {
  return match.includes(" *");
}

function selection(
  columns: string,
  { kind, state, from, to }: DeskFilter,
  match: string | undefined,
  end: FindRequest["from"],
): string {
  const key = match === undefined ? "e.sequence" : "w.rowid";
  const conditions = [
    // FTS5 starts where it is told to only by integers, which numbers are not that are bound.
    `${key} BETWEEN CAST(:low AS INTEGER) AND CAST(:high AS INTEGER)`,
    ...(match === undefined ? [] : ["w.words MATCH :match"]),
    ...(kind === undefined ? [] : ["e.kind = :kind"]),
    ...(state === undefined ? [] : ["e.state = :state"]),
    ...(from === undefined ? [] : ["e.received_at >= :from"]),
    ...(to === undefined ? [] : ["e.received_at < :to"]),
  ];
  // CROSS: the words lead, in the order of the log.
  const source =
    match === undefined
      ? `entries AS e${indexFor(kind, state)}`
      : "words AS w CROSS JOIN entries AS e ON e.sequence = w.rowid";
  return (
    `SELECT ${columns} FROM ${source} WHERE ${conditions.join(" AND ")}` +
    ` ORDER BY ${key} ${end === "newest" ? "DESC" : "ASC"} LIMIT :limit`
  );
}

function indexFor(kind: unknown, state: unknown): string {
  if (kind !== undefined && state !== undefined) return " INDEXED BY entries_by_kind_and_state";
  if (kind !== undefined) return " INDEXED BY entries_by_kind";
  return state === undefined ? "" : " INDEXED BY entries_by_state";
}
