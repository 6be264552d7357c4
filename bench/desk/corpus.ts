import { createHash } from "node:crypto";
import type { Mark } from "../../src/ports/review-store";
import type { Submission } from "../../src/ports/submission-store";

/** A word that three of the submissions have, and one that none has. */
export const RARE_WORD = "zyxomma";
export const ABSENT_WORD = "qqqqqq";
/** A word of nearly all that are longer than a line, and a phrase of many. */
export const COMMON_WORD = "the";
export const PHRASE = '"read the contract"';

const FIRST_AT = Date.UTC(2026, 0, 1);
const SECONDS_APART = 47;
const WORDS_IN_USE = 40_000;
const SYLLABLES = "ka re mi to sol van dir est on ul pra ter ing lo che sta be ni que mor".split(
  " ",
);
const FREQUENT =
  "the of and to in a is that for it as with was on by agent read contract message we".split(" ");
const ELSEWHERE = [
  "我们想与贵方的代理讨论合作,请审阅附带的说明。",
  "エージェントの動作について質問があります。",
  "Мы хотели бы обсудить условия обмена сообщениями.",
  "نود أن نناقش شروط تبادل الرسائل بين الوكلاء.",
  "Nous voudrions discuter des conditions d’échange; où est le modèle?",
];

/** Numbers that look random and are the same in each run. */
function createRandom(): () => number {
  let state = 0x2545f491;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Few words are frequent and many rare, as in any language. */
function wordOf(random: () => number): string {
  const rank = Math.floor(WORDS_IN_USE ** random());
  const frequent = FREQUENT[rank - 1];
  if (frequent !== undefined) return frequent;
  let word = "";
  for (let rest = rank; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length] ?? "";
  return word;
}

/** Most are short, some long, a few as long as the Beacon takes. */
function lengthOf(random: () => number): number {
  const share = random();
  if (share < 0.55) return 40 + 460 * random();
  if (share < 0.9) return 500 + 3_500 * random();
  if (share < 0.99) return 4_000 + 12_000 * random();
  return 16_000 + 16_000 * random();
}

function textOf(random: () => number): string {
  const length = lengthOf(random);
  const words: string[] = [];
  for (let size = 0; size < length;) {
    const word = random() < 0.02 ? PHRASE.slice(1, -1) : wordOf(random);
    words.push(word);
    size += word.length + 1;
  }
  if (random() < 0.08) words.push(ELSEWHERE[Math.floor(random() * ELSEWHERE.length)] ?? "");
  return words.join(" ");
}

/** As many submissions as asked for, the same in each run but for their ids. */
export function* makeSubmissions(count: number): Generator<Submission> {
  const random = createRandom();
  for (let index = 0; index < count; index += 1) {
    const rare = index % Math.ceil(count / 3) === 7 ? ` ${RARE_WORD}` : "";
    const text = textOf(random) + rare;
    const kind = random() < 0.3 ? "structured" : "unstructured";
    const about = text.slice(0, 20 + 60 * random());
    const message =
      kind === "structured"
        ? { body: text, kind: "question", protocol: "beacon/0.1", subject: about }
        : { messageId: `m-${index}`, parts: [{ text }], role: "ROLE_USER" };
    const content = JSON.stringify(message);
    const id = createHash("sha256").update(`${index}`).digest("hex").slice(0, 44);
    yield {
      ...{ id, kind, content, source: "5".repeat(64) },
      receivedAt: new Date(FIRST_AT + index * SECONDS_APART * 1_000).toISOString(),
      bytes: Buffer.byteLength(content),
      digest: createHash("sha256").update(content).digest("hex"),
    };
  }
}

/** What reviewers made of the older nine tenths of them: most reviewed, some dismissed, a few forgotten. */
export function* makeMarks(ids: readonly string[]): Generator<[id: string, mark: Mark]> {
  const random = createRandom();
  for (const id of ids.slice(0, Math.floor(ids.length * 0.9))) {
    const share = random();
    if (share < 0.02) continue;
    const verdict = share < 0.8 ? "reviewed" : "dismissed";
    yield [id, { verdict, markedAt: "2026-06-01T00:00:00.000Z", reviewer: "bench" }];
  }
}

/** The time of the submission at this place in the log. */
export function timeAt(index: number): string {
  return new Date(FIRST_AT + index * SECONDS_APART * 1_000).toISOString();
}
