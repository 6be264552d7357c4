import type { DeskFilter, DeskIndex } from "../../src/ports/desk-index";
import { ABSENT_WORD, COMMON_WORD, PHRASE, RARE_WORD, timeAt } from "./corpus";

/** What a reviewer asks of the desk, and how many rows it finds at least. */
export interface Question {
  title: string;
  filter(submissions: number): DeskFilter;
  /** A page, unless something else is named. */
  of?: "page" | "deep page" | "count" | "neighbours" | "counts";
  finds: number;
}

export interface Asked {
  rows: number;
  medianMs: number;
  highestMs: number;
  /** Of this process, the mean: steadier than the others where the machine is busy with other things. */
  cpuMs: number;
}

/** How long a page is, and up to how many rows are counted. */
const PAGE = 50;
const BOUND = 1_000;

const always = (filter: DeskFilter) => () => filter;
/** A tenth of the log, in its midst. */
const aWhile = (submissions: number): DeskFilter => ({
  from: timeAt(Math.floor(submissions * 0.4)),
  to: timeAt(Math.floor(submissions * 0.5)),
});

export const QUESTIONS: readonly Question[] = [
  { title: "first page", filter: always({}), finds: PAGE },
  { title: "a page in the midst", filter: always({}), of: "deep page", finds: PAGE },
  { title: "kind", filter: always({ kind: "structured" }), finds: PAGE },
  { title: "state", filter: always({ state: "dismissed" }), finds: PAGE },
  { title: "time", filter: aWhile, finds: PAGE },
  {
    title: "kind, state and time",
    filter: (n) => ({ ...aWhile(n), kind: "structured", state: "unread" }),
    finds: 1,
  },
  { title: "search: a rare word", filter: always({ text: RARE_WORD }), finds: 3 },
  { title: "search: a common word", filter: always({ text: COMMON_WORD }), finds: PAGE },
  { title: "search: a phrase", filter: always({ text: PHRASE }), finds: PAGE },
  { title: "search: a beginning, `kare*`", filter: always({ text: "kare*" }), finds: PAGE },
  { title: "search: a short beginning, `th*`", filter: always({ text: "th*" }), finds: PAGE },
  { title: "search: Chinese, `贵方`", filter: always({ text: "贵方" }), finds: PAGE },
  { title: "search: no hit", filter: always({ text: ABSENT_WORD }), finds: 0 },
  {
    title: "search: a common word, with kind, state and time",
    filter: (n) => ({ ...aWhile(n), text: COMMON_WORD, kind: "structured", state: "unread" }),
    finds: 1,
  },
  {
    title: "search: a phrase, a page in the midst",
    filter: always({ text: PHRASE }),
    of: "deep page",
    finds: PAGE,
  },
  { title: "neighbours", filter: always({}), of: "neighbours", finds: 2 },
  {
    title: "neighbours, filtered by state and a phrase",
    filter: always({ text: PHRASE, state: "dismissed" }),
    of: "neighbours",
    finds: 2,
  },
  { title: "counts of all states", filter: always({}), of: "counts", finds: 1 },
  {
    title: "count up to 1,000: kind and state",
    filter: always({ kind: "structured", state: "reviewed" }),
    of: "count",
    finds: BOUND,
  },
  {
    title: "count up to 1,000: a phrase",
    filter: always({ text: PHRASE }),
    of: "count",
    finds: BOUND,
  },
];

/**
 * Asks a question again and again, after once that is not counted.
 *
 * @throws Error when it finds less than it is to
 */
export async function ask(
  index: DeskIndex,
  { title, filter, of = "page", finds }: Question,
  submissions: number,
  rounds: number,
): Promise<Asked> {
  const asked = filter(submissions);
  const middle = Math.floor(submissions / 2);
  const answer = async (): Promise<number> => {
    if (of === "counts") return (await index.counts()).total;
    if (of === "count") return index.count(asked, BOUND);
    if (of === "neighbours") return Object.keys(await index.neighbours(asked, middle)).length;
    const place = of === "deep page" ? { before: middle } : {};
    return (await index.page(asked, { limit: PAGE, ...place })).rows.length;
  };
  const rows = await answer();
  if (rows < finds) throw new Error(`${title}: ${rows} rows, where ${finds} are expected`);
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await answer();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  return {
    ...{ rows, medianMs: times[rounds >> 1] ?? 0, highestMs: times.at(-1) ?? 0 },
    cpuMs: (user + system) / 1_000 / rounds,
  };
}
