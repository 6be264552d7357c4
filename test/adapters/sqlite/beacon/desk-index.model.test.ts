import fc from "fast-check";
import { VERDICTS } from "../../../../src/ports/review-store";
import type { DeskFilter, DeskRow, SubmissionState } from "../../../../src/ports/desk-index";
import { submission } from "../../../support/submission";
import { catchUp, idsOf, openDesk } from "./desk-index.fixtures";

/** What texts and questions are made of: each is one word of the index. */
const WORDS = ["ALPHA", "ALPINE", "BETA", "B", "GRÜN".normalize(), "代", "理", "🤡", "42"] as const;
const SAID = ["alpha", "Alpine", "bEta", "b", "gru\u0308n", "代", "理", "🤡", "42"] as const;
const FOLDED = WORDS.map((word) => word.replace("Ü", "U"));
const word = fc.nat(WORDS.length - 1);

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1_000).toISOString();
const second = fc.nat(12);

const arrival = fc.record({
  what: fc.constant("arrival" as const),
  kind: fc.constantFrom("structured" as const, "unstructured" as const),
  words: fc.array(word, { maxLength: 6 }),
  second,
});
const mark = fc.record({
  what: fc.constant("mark" as const),
  place: fc.nat(),
  verdict: fc.constantFrom(...VERDICTS),
});
const happening = fc.oneof(
  { weight: 4, arbitrary: arrival },
  { weight: 3, arbitrary: mark },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom("refresh" as const, "reopen" as const) }),
  },
);

const piece = fc.record({
  words: fc.array(word, { minLength: 1, maxLength: 3 }),
  isPhrase: fc.boolean(),
  isPrefix: fc.boolean(),
});
const filter = fc.record(
  {
    kind: fc.constantFrom("structured" as const, "unstructured" as const),
    state: fc.constantFrom(...VERDICTS),
    from: second.map(at),
    to: second.map(at),
    pieces: fc.array(piece, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);
type Asked = typeof filter extends fc.Arbitrary<infer T> ? T : never;

interface ModelRow extends DeskRow {
  words: readonly string[];
}

/** A piece as it is typed: a phrase in quotes, or the first of its words alone. */
function typed({ words, isPhrase, isPrefix }: NonNullable<Asked["pieces"]>[number]): string {
  const said = (isPhrase ? words : words.slice(0, 1)).map((index) => SAID[index]).join(" ");
  return (isPhrase ? `"${said}"` : said) + (isPrefix ? "*" : "");
}

function holds(row: ModelRow, asked: NonNullable<Asked["pieces"]>[number]): boolean {
  const wanted = (asked.isPhrase ? asked.words : asked.words.slice(0, 1)).map((i) => FOLDED[i]!);
  const isBeginning = asked.isPrefix && wanted.at(-1)!.length >= 2;
  return row.words.some((_, start) =>
    wanted.every((one, offset) => {
      const found = row.words[start + offset];
      const isLast = offset === wanted.length - 1;
      return isLast && isBeginning ? found?.startsWith(one) === true : found === one;
    }),
  );
}

function matching(rows: readonly ModelRow[], { kind, state, from, to, pieces }: Asked): DeskRow[] {
  return rows
    .filter(
      (row) =>
        (kind === undefined || row.kind === kind) &&
        (state === undefined || row.state === state) &&
        (from === undefined || row.receivedAt >= from) &&
        (to === undefined || row.receivedAt < to) &&
        (pieces === undefined || pieces.every((one) => holds(row, one))),
    )
    .map(({ words: _words, ...row }) => row)
    .reverse();
}

describe("the index", () => {
  it("answers what a look at every row would, whatever happened in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { maxLength: 30 }),
        fc.array(filter, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 4 }),
        async (happenings, filters, limit) => {
          const desk = openDesk();
          let { index } = desk;
          const stored: ModelRow[] = [];
          for (const one of happenings) {
            if (one.what === "refresh") await index.refresh();
            if (one.what === "reopen") {
              index.close();
              index = desk.reopen();
            }
            if (one.what === "arrival") {
              const said = one.words.map((i) => SAID[i]).join(" ");
              const message =
                one.kind === "structured" ? { subject: said } : { parts: [{ text: said }] };
              const item = submission(JSON.stringify(message), {
                ...{ kind: one.kind, receivedAt: at(one.second) },
              });
              await desk.add(item);
              const { id, receivedAt, kind, bytes } = item;
              stored.push({
                ...{ sequence: stored.length + 1, id, receivedAt, kind, bytes },
                ...{ state: "unread", about: said, words: one.words.map((i) => FOLDED[i]!) },
              });
            }
            if (one.what === "mark" && stored.length > 0) {
              const row = stored[one.place % stored.length]!;
              row.state = one.verdict;
              await desk.mark(row.id, one.verdict);
            }
          }
          await catchUp(index);
          const counts = { total: stored.length, unread: 0, reviewed: 0, dismissed: 0 };
          for (const { state } of stored) counts[state satisfies SubmissionState] += 1;
          expect(await index.counts()).toEqual(counts);
          for (const { pieces, ...rest } of filters) {
            const expected = matching(stored, { ...rest, ...(pieces && { pieces }) });
            const asked: DeskFilter = {
              ...rest,
              ...(pieces && { text: pieces.map(typed).join(" ") }),
            };
            expect(await idsOf(index, asked)).toEqual(expected.map(({ id }) => id));
            expect(await index.count(asked, limit)).toBe(Math.min(limit, expected.length));
            await expectPages(asked, expected);
            await expectNeighbours(asked, expected);
          }

          async function expectPages(asked: DeskFilter, expected: DeskRow[]) {
            const seen: DeskRow[] = [];
            let page = await index.page(asked, { limit });
            expect(page).not.toHaveProperty("newer");
            for (;;) {
              seen.push(...page.rows);
              if (page.older === undefined) break;
              const next = await index.page(asked, { limit, before: page.older });
              const back = await index.page(asked, { limit, after: next.newer! });
              expect(back.rows).toEqual(page.rows);
              page = next;
            }
            expect(seen).toEqual(expected);
          }

          async function expectNeighbours(asked: DeskFilter, expected: DeskRow[]) {
            for (const { sequence } of stored.slice(0, 8)) {
              const newer = expected.findLast((row) => row.sequence > sequence)?.id;
              const older = expected.find((row) => row.sequence < sequence)?.id;
              expect(await index.neighbours(asked, sequence)).toEqual({
                ...(newer !== undefined && { newer }),
                ...(older !== undefined && { older }),
              });
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
