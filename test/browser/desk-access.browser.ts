import type { Page } from "playwright-core";
import { type AtDesk, beAtDesk, submitStructured, submitText } from "./at-desk";
import { DESK_SIZES } from "./desk-browser";
import { HOSTILE_TEXTS } from "./hostile-submissions";
import { axeFindings } from "./open-browser";

/** Each view of the desk, and how one gets there. */
const VIEWS: Readonly<Record<string, (page: Page, at: Places) => Promise<unknown>>> = {
  queue: (page, { origin }) => page.goto(`${origin}/?state=`),
  "queue, a mark made": async (page, { origin, marked }) => {
    await page.goto(`${origin}/?state=&marked=${marked}`);
    await page.locator("#marked").waitFor();
  },
  "queue, nothing found": (page, { origin }) => page.goto(`${origin}/?state=&q=nothingofthekind`),
  keys: async (page, { origin }) => {
    await page.goto(`${origin}/?state=`);
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
  },
  submission: (page, { origin, structured }) => page.goto(`${origin}/submissions/${structured}`),
  "submission, marked": (page, { origin, marked }) => page.goto(`${origin}/submissions/${marked}`),
  "submission, hostile": (page, { origin, hostile }) =>
    page.goto(`${origin}/submissions/${hostile}`),
  chain: (page, { origin }) => page.goto(`${origin}/chain`),
  help: (page, { origin }) => page.goto(`${origin}/help`),
  "sign-in": (page, { origin }) => page.goto(`${origin}/sign-in`),
};

interface Places {
  origin: string;
  structured: string;
  marked: string;
  hostile: string;
}

const SCHEMES = ["light", "dark"] as const;

describe("the desk for everybody", () => {
  let at: AtDesk;
  let page: Page;
  let places: Places;
  const table: string[] = [];

  beforeAll(async () => {
    at = await beAtDesk({ viewport: DESK_SIZES.desktop });
    ({ page } = at);
    const hostile = await submitText(
      at.beacon,
      Object.values(HOSTILE_TEXTS).slice(0, 14).join("\n"),
    );
    const marked = await submitText(at.beacon, "To be marked");
    const structured = await submitStructured(at.beacon, { from: { name: "An agent" } });
    const { origin } = at.desk;
    await page.goto(`${origin}/submissions/${marked}`);
    await page.locator("#note").fill("A note");
    await page.getByRole("button", { name: "Reviewed" }).click();
    await page.locator("#marked").waitFor();
    places = { origin, structured, marked, hostile };
  });
  afterEach(() => at.browser.check());
  afterAll(async () => {
    await at.close();
    if (table.length > 0)
      process.stdout.write(
        `\n| View | Window | Colours | axe-core |\n|---|---|---|---|\n${table.join("\n")}\n`,
      );
  });

  const each = Object.keys(VIEWS).flatMap((view) =>
    Object.entries(DESK_SIZES).flatMap(([size, viewport]) =>
      SCHEMES.map((colorScheme) => ({ view, size, viewport, colorScheme })),
    ),
  );

  it.each(each)(
    "axe finds nothing in the view of the $view ($size, $colorScheme)",
    async ({ view, size, viewport, colorScheme }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await VIEWS[view]!(page, places);
      const findings = await axeFindings(page);
      table.push(`| ${view} | ${size} | ${colorScheme} | ${findings.join("; ") || "nothing"} |`);
      expect(findings).toEqual([]);
    },
  );

  // 200 % of 1280 × 800 leaves half of it in each direction, 400 % a quarter; so does a large font.
  it.each([
    [200, 640, 400],
    [400, 320, 256],
  ])("is read at a zoom of %d %%", async (_percent, width, height) => {
    await page.setViewportSize({ width, height });
    for (const [view, open] of Object.entries(VIEWS)) {
      await open(page, places);
      // What is typed into or pressed can be reached without scrolling sideways.
      const outside = await page.evaluate<string[]>(
        `[...document.querySelectorAll("a, button, input, select, textarea")]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(".skip"))
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          })
          .map((one) => one.outerHTML.slice(0, 100))`,
      );
      expect([view, outside]).toEqual([view, []]);
      await at.browser.check();
    }
  });

  it("is read with text of twice the size", async () => {
    await page.setViewportSize(DESK_SIZES.desktop);
    for (const [view, open] of Object.entries(VIEWS)) {
      await open(page, places);
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      await at.browser.check();
      expect(await page.locator("h1").isVisible()).toBe(true);
      expect(view).toBeTruthy();
    }
  });

  it("shows where the focus is, and skips to the content", async () => {
    await VIEWS.queue!(page, places);
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.className")).toBe("skip");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.id")).toBe("main");
    // Each stop of the way through the page by Tab has an outline.
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(
        "getComputedStyle(document.activeElement).outlineStyle + ' ' + document.activeElement.type",
      );
      // In a date the browser shows which part of it has the focus.
      expect(outline).toMatch(/^solid |^none date$/);
    }
  });
});
