import { toMatch, toWords } from "../../../../src/adapters/sqlite/beacon/desk-index/search-words";
import { submission } from "../../../support/submission";
import { catchUp, idsOf, openDesk, structured, text } from "./desk-index.fixtures";

/** Whether a question finds a text. */
async function finds(said: string, question: string): Promise<boolean> {
  const { index, add } = openDesk();
  await add(text(said));
  await catchUp(index);
  return (await idsOf(index, { text: question })).length === 1;
}

describe("a search finds", () => {
  it.each([
    ["a word, whatever its case", "We read your Contract.", "contract"],
    ["all of several words, in any order", "We read your contract", "contract WE"],
    ["a phrase", "we read your contract", '"read your"'],
    [
      "a phrase whose last quote is missing",
      "we read your contract",
      '"your contr* contract'.slice(0, 5),
    ],
    ["the beginning of a word", "contractual", "contr*"],
    ["the beginning of a phrase's last word", "read your contract", '"your contr"*'],
    ["a word without its accents", "Où est le modèle? Ångström", "modele ou angstrom"],
    ["a word with accents that the text lacks", "modele", "modèle"],
    ["decomposed letters by composed ones", "mode\u0300le", "mod\u00e8le"],
    ["sharp s and final sigma", "Straße λόγος", "STRASSE ΛΟΓΟΣ λογοσ"],
    ["the dotless and the dotted i", "İstanbul ılık", "istanbul ilik"],
    ["Chinese of two characters in the midst of a line", "我们想与贵方的代理讨论合作", "代理"],
    ["Chinese beyond the first plane", "我𠮷野家", "𠮷野"],
    ["Japanese", "エージェントの動作について", "動作 エージェント"],
    ["half-width letters by full-width ones", "ｶﾞｲﾄﾞ ＡＢＣ", "ガイド abc"],
    ["Thai", "ที่อยู่ของเรา", "อยู่"],
    ["Korean by the beginning of a word", "에이전트가 메시지를", "에이전트*"],
    ["Hindi", "हिन्दी में संदेश", "संदेश"],
    ["Arabic without its vowel points", "مُحَمَّد أرسل", "محمد ارسل"],
    ["Hebrew without its points", "שָׁלוֹם", "שלום"],
    ["Russian", "Мы хотели бы обсудить", "ОБСУДИТЬ"],
    ["a symbol", "send 🤡 now, 5€", "🤡 €"],
    ["a number", "call 0x2a or 42", "42 0x2a"],
    ["styled letters by plain ones", "𝓯𝓻𝓮𝓮 ⓜⓞⓝⓔⓨ", "free money"],
    [
      "a word with invisible characters in it",
      "vi\u200bag\u00adra f\u2060ree\u{e0041}",
      "viagra free",
    ],
    ["a word under bidirectional overrides", "\u202etxt.exe\u202c", "txt exe"],
    ["a word under many marks", `z${"\u0300\u0323".repeat(400)}algo`, "zalgo"],
    [
      "what a domain's dots divide",
      "see https://evil.example/path?x=1",
      "evil.example https://evil.example",
    ],
    [
      "a word beside NUL and other controls",
      "one\u0000two\u001b[2Jthree\u0085four",
      "one two four",
    ],
    ["a word beside half of a character", "\ud800left right\udc00", "left right"],
    ["a word of a hundred characters by itself", "x".repeat(100), "x".repeat(100)],
    ["what stands at the end of 60,000 characters", `${"word ".repeat(12_000)} last`, "last"],
  ])("%s", async (_what, said, question) => {
    expect(await finds(said, question)).toBe(true);
  });

  it("subject, body, and who says they wrote it", async () => {
    const { index, add } = openDesk();
    const from = { name: "Namely", operator: "Operators", homepage: "https://home.example" };
    const message = {
      protocol: "beacon/0.1",
      kind: "question",
      subject: "Subj",
      body: "Bod",
      from,
    };
    const nativeOne = submission(JSON.stringify(message), { kind: "structured" });
    const parts = {
      messageId: "m",
      role: "ROLE_USER",
      parts: [{ data: message }, { text: "Besides" }],
    };
    const inParts = submission(JSON.stringify(parts), { kind: "structured" });
    await add(nativeOne, inParts);
    await catchUp(index);
    for (const word of ["subj", "bod", "namely", "operators", "home.example"])
      expect(await idsOf(index, { text: word })).toEqual([inParts.id, nativeOne.id]);
    expect(await idsOf(index, { text: "besides" })).toEqual([inParts.id]);
    for (const word of ["ROLE_USER", "parts", "beacon"])
      expect(await idsOf(index, { text: word })).toEqual([]);
  });
});

describe("a search finds no", () => {
  it.each([
    ["text that lacks one of the words", "we read", "we contract"],
    ["text whose words stand apart, by a phrase", "read all of your", '"read your"'],
    ["longer word without a star", "contractual", "contract"],
    ["Chinese of the same characters in another order", "理代", "代理"],
    ["word that goes on after two characters of it, by one character", "contract", "c*"],
  ])("%s", async (_what, said, question) => {
    expect(await finds(said, question)).toBe(false);
  });

  it.each(["---", "*", '""', '"', "()", "\u200b", "\ud800", "\u0000", "* * *", "'; --"])(
    "text at all where there is no word in the question: %j",
    async (question) => {
      expect(await finds("anything ( ) * - at all", question)).toBe(false);
    },
  );
});

describe("what a reviewer types is no syntax:", () => {
  const LITERAL =
    "near text not or and rowid words match a b c, near a b, near a b 1, near 1, text a";
  it.each([
    ...["NOT text", "AND", "OR", "a AND b", "near NOT b", "NEAR(a b)", "NEAR (a b, 1)", "near/1"],
    ...[
      "text:a",
      "text : a",
      "{text} : a",
      "- text : a",
      "^a",
      "a ^ b",
      "a + b",
      "(a",
      "a)",
      "(((a",
    ],
    ...['"a', 'a"', 'a""b', '"a" "b', "a*b*", "a * b", "'a'", "a'b", "\\a", "a;b", "--a", "/*a*/"],
    ...["rowid a", "words MATCH a", "a,b", "a|b", "a&b", "match a", "{ a }", "[a]", "[b"],
  ])("%s", async (question) => {
    const { index, add } = openDesk();
    const item = text(LITERAL);
    await add(item, text("something else"));
    await catchUp(index);
    expect(await idsOf(index, { text: question })).toEqual([item.id]);
    expect(await index.count({ text: question }, 9)).toBe(1);
    expect(await index.neighbours({ text: question }, 2)).toEqual({ older: item.id });
  });

  it("its length is bounded", async () => {
    const { index, add } = openDesk();
    const item = structured("a b");
    await add(item);
    await catchUp(index);
    expect(await idsOf(index, { text: "a b ".repeat(10_000) })).toEqual([item.id]);
    expect(await idsOf(index, { text: `a ${'"'.repeat(9_999)}` })).toEqual([item.id]);
    expect(await idsOf(index, { text: "(".repeat(9_999) })).toEqual([]);
    const many = Array.from({ length: 300 }, (_, n) => n.toString(36)).join(" ");
    expect(toMatch(many).split(" AND ")).toHaveLength(16);
  });

  it("a blank one asks for nothing", async () => {
    const { index, add } = openDesk();
    const item = text("a");
    await add(item);
    await catchUp(index);
    for (const question of ["", " \t\n "])
      expect(await idsOf(index, { text: question })).toEqual([item.id]);
  });
});

describe("toWords()", () => {
  it.each([
    ["64 KiB of combining marks in every order", "a" + "\u0301\u0323\u0334".repeat(11_000), 1],
    ["64 KiB of marks alone", "\u0651\u0650".repeat(16_000), 0],
    ["64 KiB without a space", "x".repeat(65_536), 1],
    ["64 KiB of quotes", '"'.repeat(65_536), 0],
    ["64 KiB of NUL", "\u0000".repeat(65_536), 0],
    ["64 KiB of half characters", "\ud83d".repeat(32_768), 0],
    ["64 KiB of what decomposes into eighteen", "\ufdfa".repeat(21_845), 21_845 * 3 + 1],
    ["64 KiB of Chinese", "字".repeat(21_845), 21_845],
    ["nothing", "", 0],
  ])("is bounded for %s", (_what, said, count) => {
    const words = toWords(said);
    expect(words).toHaveLength(count);
    for (const word of words) expect(word.length).toBeLessThanOrEqual(64);
  });

  it("makes of its own words the same words", () => {
    const said = "Où 代理 Straße ｶﾞ İ 𝓯𝓻 हिन्दी ที่ 🤡 ﷺ ǅ ŉ ΐ";
    expect(toWords(toWords(said).join(" "))).toEqual(toWords(said));
  });
});
