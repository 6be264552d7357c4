import type { Page } from "playwright-core";
import type { TestBeacon } from "../support/beacon";
import { readCopied } from "../support/shown";
import { type AtDesk, beAtDesk, submitStructured, submitText } from "./at-desk";
import { DESK_SIZES, openDeskBrowser } from "./desk-browser";
import { HOSTILE_TEXTS } from "./hostile-submissions";

const row = (page: Page, id: string) => page.locator(`.row[data-id="${id}"]`);
const stateOf = (page: Page, id: string) => row(page, id).getAttribute("data-state");
const unread = (page: Page) => page.locator("[data-count=unread]").first().innerText();
const heading = (page: Page) => page.locator("h1").innerText();
const focused = (page: Page) =>
  page.evaluate<string>("document.activeElement.closest('.row')?.dataset.id ?? ''");
const announced = (page: Page, text: string | RegExp) =>
  page.locator("#announcer", { hasText: text }).waitFor();

const EACH_SIZE = Object.entries(DESK_SIZES);

describe.each(EACH_SIZE)("the desk at the width of a %s", (_size, viewport) => {
  let at: AtDesk;
  let beacon: TestBeacon;
  let page: Page;
  beforeAll(async () => {
    at = await beAtDesk({ viewport });
    ({ beacon, page } = at);
  });
  afterEach(() => at.browser.check());
  afterAll(() => at.close());

  const openQueue = (query = "?state=") => page.goto(`${at.desk.origin}/${query}`);

  it("is entered by the printed link, which is good once", async () => {
    expect(await heading(page)).toBe("Unread submissions");
    const [cookie] = await at.browser.context.cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });
    expect(await page.evaluate("document.cookie")).toBe("");

    const other = await openDeskBrowser(at.desk.origin, { viewport });
    try {
      await other.page.goto(at.desk.link);
      expect(await other.page.locator("main").innerText()).toContain("This link was used");
      await other.page.goto(`${at.desk.origin}/`);
      expect(await other.page.locator("main").innerText()).toContain("not signed in");
    } finally {
      await other.close();
    }
  });

  it("shows what comes in without a reload, and how much of it is unread", async () => {
    await openQueue("?state=unread");
    const before = Number(await unread(page));
    const id = await submitText(beacon, "Comes in while the page is open");
    await row(page, id).waitFor();
    expect(await row(page, id).locator(".about").innerText()).toBe(
      "Comes in while the page is open",
    );
    await announced(page, "1 new submission.");
    expect(Number(await unread(page))).toBe(before + 1);
    expect(await page.title()).toMatch(/^\(\d+\) Queue/);
  });

  it("shows a submission: its fields, its texts, all of it, and its record", async () => {
    const from = { name: "Агент", homepage: "https://agent.example/" };
    const subject = "Fields and text apart";
    const body = "One line\n\tand another one";
    const id = await submitStructured(beacon, { subject, body, from });
    await openQueue();
    await row(page, id).locator(".about").click();
    await page.waitForURL(/\/submissions\//);
    const message = page.locator(".message");
    expect(await message.locator("dt").allInnerTexts()).toEqual([
      "protocol",
      "kind",
      "subject",
      "body",
      "from",
      "name",
      "homepage",
    ]);
    expect(await message.locator("dd > .submitted").allInnerTexts()).toEqual([
      "beacon/0.1",
      "introduction",
      subject,
      body,
      "Агент",
      "https://agent.example/",
    ]);
    expect(await message.locator("a").count()).toBe(0);
    expect(await page.locator(".facts").innerText()).toContain(id);
    await page.locator("#back").click();
    await page.waitForURL(/\/\?state=/);
    expect(await focused(page)).toBe(id);
  });

  it("filters by kind, state and day, and searches the text", async () => {
    const text = await submitText(beacon, "The marmot whistles at dusk");
    const structured = await submitStructured(beacon, { subject: "A marmot in fields" });
    await openQueue();
    const shown = () =>
      page.evaluate<string[]>(
        "[...document.querySelectorAll('.row')].map((row) => row.dataset.id)",
      );
    const filter = async () => {
      await page.locator(".filters button").click();
      await page.waitForLoadState();
    };

    await page.locator("#search").fill("marmot");
    await filter();
    expect(await shown()).toEqual([structured, text]);
    expect(await page.locator("#matching").innerText()).toBe("2");
    await page.locator("select[name=kind]").selectOption("unstructured");
    await filter();
    expect(await shown()).toEqual([text]);
    await page.locator("select[name=state]").selectOption("dismissed");
    await filter();
    expect(await shown()).toEqual([]);
    expect(await page.locator("#empty").innerText()).toContain("Nothing here");

    await page.goto(`${at.desk.origin}/?state=&q=%22whistles+at%22`);
    expect(await shown()).toEqual([text]);
    await page.goto(`${at.desk.origin}/?state=&q=mar*`);
    expect(await shown()).toEqual([structured, text]);
    await page.goto(`${at.desk.origin}/?state=&q=mar*&to=2020-01-01`);
    expect(await shown()).toEqual([]);
    await page.locator("input[name=to]").fill("2099-12-31");
    await page.locator("input[name=from]").fill("2020-01-01");
    await filter();
    expect(await shown()).toEqual([structured, text]);
    for (const odd of [`"`, "AND (", "*", "a:b^-", "NEAR(x"]) {
      await page.locator("#search").fill(odd);
      await filter();
      expect(await heading(page)).toBe("All submissions that match");
    }
  });

  it("marks with a note, goes on, takes back, and keeps the history", async () => {
    const older = await submitText(beacon, "To be read second");
    const newer = await submitText(beacon, "To be read first");
    await openQueue("?state=unread");
    await row(page, newer).locator(".about").click();
    await page.locator("#note").fill("read\u202E <b>it</b>");
    await page.getByRole("button", { name: "Reviewed" }).click();
    await page.waitForURL(new RegExp(`/submissions/${older}`));
    await announced(page, "Marked reviewed");
    await page.locator("#undo button").click();
    await page.waitForURL(new RegExp(`/submissions/${newer}`));
    const history = await page.locator(".history li").allInnerTexts();
    expect(history.map((entry) => entry.split(" at ")[0])).toEqual(["reviewed", "unread"]);
    expect(history[0]).toContain("read⟨U+202E⟩ <b>it</b>");
    expect(await page.locator("h1 .state").innerText()).toBe("unread");
  });

  it("is used by keyboard alone: the queue", async () => {
    const [third, second, first] = [
      await submitText(beacon, "third"),
      await submitText(beacon, "second"),
      await submitText(beacon, "first"),
    ];
    await openQueue("?state=unread");
    await page.keyboard.press("j");
    expect(await focused(page)).toBe(first);
    await page.keyboard.press("j");
    expect(await focused(page)).toBe(second);
    await page.keyboard.press("k");
    expect(await focused(page)).toBe(first);
    await page.keyboard.press("r");
    await announced(page, "Marked reviewed: first");
    expect(await stateOf(page, first)).toBe("reviewed");
    expect(await focused(page)).toBe(second);
    await page.keyboard.press("d");
    await announced(page, "Marked dismissed: second");
    expect(await focused(page)).toBe(third);
    await page.keyboard.press("u");
    await announced(page, "Marked unread: second");
    expect(await stateOf(page, second)).toBe("unread");

    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    expect(await page.locator("dialog kbd").allInnerTexts()).toEqual(
      expect.arrayContaining(["j", "k", "r", "d", "u", "/", "?"]),
    );
    await page.keyboard.press("r");
    await page.keyboard.press("Escape");
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(await stateOf(page, second)).toBe("unread");

    await page.keyboard.press("/");
    await page.keyboard.type("third");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=third/);
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`/submissions/${third}`));
  });

  it("is used by keyboard alone: submission after submission", async () => {
    const [older, newer] = [await submitText(beacon, "older"), await submitText(beacon, "newer")];
    await page.goto(`${at.desk.origin}/submissions/${newer}?state=unread`);
    await page.keyboard.press("j");
    await page.waitForURL(new RegExp(`/submissions/${older}`));
    await page.keyboard.press("k");
    await page.waitForURL(new RegExp(`/submissions/${newer}`));
    await page.keyboard.press("n");
    await page.keyboard.type("dreary");
    await page.keyboard.press("Escape");
    await page.keyboard.press("d");
    await page.waitForURL(new RegExp(`/submissions/${older}`));
    await page.keyboard.press("u");
    await page.waitForURL(new RegExp(`/submissions/${newer}`));
    const history = await page.locator(".history li").allInnerTexts();
    expect(history.map((entry) => entry.split(" at ")[0])).toEqual(["dismissed", "unread"]);
    expect(history[0]).toContain("dreary");
    await page.keyboard.press("Escape");
    await page.waitForURL(/\/\?state=unread/);
  });

  it.each(Object.keys(HOSTILE_TEXTS))("shows %s as text and nothing else", async (what) => {
    const text = HOSTILE_TEXTS[what]!;
    const id = await submitText(beacon, text);
    await openQueue("?state=unread");
    await row(page, id).waitFor();
    await at.browser.check();
    const inQueue = await row(page, id).boundingBox();
    expect(inQueue!.height).toBeLessThan(viewport.height);

    await page.goto(`${at.desk.origin}/submissions/${id}`);
    const shown = page.locator(".message > .submitted");
    expect(readCopied((await shown.textContent())!)).toBe(text);
    const whole = (await page.locator(".json .submitted").textContent())!;
    const { parts } = JSON.parse(readCopied(whole)) as { parts: { text: string }[] };
    expect(parts[0]!.text).toBe(text);
    const elements = await page.evaluate<string[]>(
      `[...new Set([...document.querySelectorAll(".submitted *")].map(({ localName }) => localName))]`,
    );
    expect(["bdi", "wbr"]).toEqual(expect.arrayContaining(elements));
    expect(await page.evaluate("globalThis.hasRun")).toBeUndefined();
    // What comes after it is on the page, at its place.
    expect(await page.locator("#note").isVisible()).toBe(true);
    const sheet = (await page.locator(".sheet").boundingBox())!;
    const form = (await page.locator("#mark").boundingBox())!;
    expect(form.y).toBeGreaterThanOrEqual(sheet.y + sheet.height);
  });

  it("shows the chain's state, and the log as it is", async () => {
    await page.locator("#chain").click();
    await page.waitForURL(/\/chain/);
    await page.getByRole("button", { name: "Check now" }).click();
    await page.waitForURL(/\/chain/);
    expect(await heading(page)).toBe("State of the log");
  });

  it("gives out the list as JSON Lines", async () => {
    await openQueue("?state=&q=marmot");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export as JSON Lines" }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const records = Buffer.concat(chunks)
      .toString()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { message: object });
    expect(records).toHaveLength(2);
  });
});

describe("the desk without JavaScript", () => {
  it("is entered, read, filtered, marked, taken back and left", async () => {
    const { beacon, desk, browser, page, close } = await beAtDesk({ javaScriptEnabled: false });
    try {
      const older = await submitText(beacon, "older");
      const id = await submitText(beacon, `<script>globalThis.hasRun = true</script>\u202E`);
      await page.goto(`${desk.origin}/`);
      expect(await page.locator(".row .about").allInnerTexts()).toEqual([
        "<script>globalThis.hasRun = true</script>⟨U+202E⟩",
        "older",
      ]);
      await page.locator("#search").fill("older");
      await page.locator(".filters button").click();
      expect(await page.locator(".row").count()).toBe(1);
      await page.goto(`${desk.origin}/`);
      await row(page, id).locator(".about").click();
      await page.locator("#note").fill("by hand");
      await page.getByRole("button", { name: "Dismissed" }).click();
      expect(page.url()).toContain(`/submissions/${older}`);
      expect(await page.locator("#marked").innerText()).toContain("Marked dismissed");
      await page.locator("#undo button").click();
      expect(page.url()).toContain(`/submissions/${id}`);
      expect(await page.locator(".history li").count()).toBe(2);
      await page.getByRole("button", { name: "Sign out" }).click();
      expect(await heading(page)).toBe("Signed out");
      await page.goto(`${desk.origin}/`);
      expect(await page.locator("main").innerText()).toContain("not signed in");
      expect([...browser.origins]).toEqual([desk.origin]);
    } finally {
      await close();
    }
  });
});
