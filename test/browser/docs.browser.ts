import path from "node:path";
import type { Page } from "playwright-core";
import { PRODUCTS } from "../../scripts/contract/product";
import { startBeacon } from "../support/beacon";
import { startGateway } from "../support/gateway";
import { axeFindings, openBrowser, type OpenPage, SIZES } from "./open-browser";

/** Where pictures of the pages go, if any are wanted. */
const PICTURES = process.env.SCREENSHOTS;

/** Opens all that is closed. */
const OPEN_ALL = `for (const details of document.querySelectorAll("details")) details.open = true`;

interface DocsServer {
  publicUrl: string;
  /** Keys of the agents that are there from the start. */
  keys?: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const START: Record<(typeof PRODUCTS)[number], () => Promise<DocsServer>> = {
  beacon: () => startBeacon(),
  async gateway() {
    const gateway = await startGateway();
    return { ...gateway, keys: gateway.demoKeys };
  },
};

const EACH = PRODUCTS.flatMap((name) =>
  (Object.keys(SIZES) as (keyof typeof SIZES)[]).map((size) => [name, size] as const),
);

describe.each(EACH)("the page of the %s at the width of a %s", (name, size) => {
  let server: DocsServer;
  let browser: OpenPage;
  let page: Page;
  beforeAll(async () => {
    server = await START[name]();
    browser = await openBrowser({
      viewport: SIZES[size],
      permissions: ["clipboard-read", "clipboard-write"],
    });
    ({ page } = browser);
  });
  beforeEach(async () => {
    browser.complaints.length = 0;
    await page.goto("about:blank");
    await page.goto(`${server.publicUrl}/docs`);
  });
  afterEach(() => {
    expect(browser.complaints).toEqual([]);
    expect([...browser.origins].filter((origin) => origin !== "null")).toEqual([server.publicUrl]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  const isInView = (id: string) =>
    page.evaluate(`new Promise((resolve) => {
      new IntersectionObserver((entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      }).observe(document.getElementById(${JSON.stringify(id)}));
    })`);
  const clipboard = () => page.evaluate<string>("navigator.clipboard.readText()");
  const choose = (id: string) => page.locator("#try-example").selectOption(id);
  const send = () => page.locator("#try-send").click();
  const status = (text: string | RegExp) =>
    page.locator("#try-status", { hasText: text }).waitFor();
  const answer = () => page.locator("#try-body").innerText();

  it("is found through by keyboard: a field, an error, nothing", async () => {
    await page.keyboard.press("/");
    await page.keyboard.type("task.status");
    await page.locator("#search-results li", { hasText: "Task.status" }).first().waitFor();
    await page.keyboard.press("Enter");
    await isInView("Task.status");
    expect(new URL(page.url()).hash).toBe("#Task.status");

    await page.keyboard.press("/");
    await page.locator("#search").fill("-32009");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await isInView("VersionNotSupportedError");

    await page.keyboard.press("/");
    await page.locator("#search").fill("zebra crossing");
    await page.locator("#search-results", { hasText: "Nothing was found." }).waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator("#search-results").isVisible()).toBe(false);
  });

  it("is led into by a link, also to what is closed", async () => {
    const id = "GetTask.TaskNotFoundError";
    await page.goto(`${server.publicUrl}/docs#${id}`);
    await isInView(id);
    expect(await page.locator(`[id="${id}"]`).getAttribute("open")).toBe("");
  });

  it("gives out commands and links", async () => {
    const block = page.locator('[id="SendMessage.InvalidParamsError"]');
    await block.locator("summary").click();
    await block.getByRole("button", { name: "Copy" }).first().click();
    await block.getByRole("button", { name: "Copied" }).waitFor();
    expect(await clipboard()).toBe(await block.locator("pre.command code").innerText());
    await page.locator("#ListTasks a.anchor").click();
    await page.locator("[role=status]", { hasText: "Copied." }).waitFor({ state: "attached" });
    expect(await clipboard()).toBe(`${server.publicUrl}/docs#ListTasks`);
  });

  it("tries a method: success, refusal, and params that are not JSON", async () => {
    if (name === "gateway") {
      await send();
      await status("Answered with 401.");
      expect(await answer()).toContain("-31401");
      // Chromium itself tells the console of each such status.
      expect(browser.complaints.splice(0)).toEqual([expect.stringContaining("401")]);
      await page.locator("#try-key").fill(server.keys!.echo!);
    }
    await send();
    await status("Answered with 200.");
    expect(await answer()).toContain('"result"');
    expect(await page.locator("#try-head").innerText()).toContain("content-type: application/json");

    await page.locator('[id="GetTask.TaskNotFoundError"] summary').click();
    await page.locator('[id="GetTask.TaskNotFoundError"] button.try').click();
    await send();
    await page.locator("#try-body", { hasText: "-32001" }).waitFor();
    const [first] = await page.locator("#try-example optgroup[label=GetTask] option").all();
    await choose((await first!.getAttribute("value"))!);
    expect(await page.locator("#try-params").inputValue()).not.toMatch(/019bc0fd8d225f|4d227fa8/);
    await send();
    await page.locator("#try-body", { hasText: "TASK_STATE_" }).waitFor();

    await page.locator("#try-params").fill("{");
    await send();
    await status("The params are not JSON");
  });

  it("keeps what was entered nowhere", async () => {
    if (server.keys) await page.locator("#try-key").fill(server.keys.echo!);
    await send();
    await status(/Answered with/);
    expect(await page.locator("#try-answer").innerText()).not.toContain("bak_");
    const kept = await page.evaluate<object>(`(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      cookies: document.cookie,
      databases: (await indexedDB.databases()).length,
      url: location.href,
    }))()`);
    const nothing = { local: 0, session: 0, cookies: "", databases: 0 };
    expect(kept).toEqual({ ...nothing, url: `${server.publicUrl}/docs` });
    await page.reload();
    if (server.keys) expect(await page.locator("#try-key").inputValue()).toBe("");
  });

  it("prints all of it, and nothing that paper cannot do", async () => {
    await page.evaluate(`addEventListener("beforeprint", () => {
      document.title = "closed: " + document.querySelectorAll("main details:not([open])").length;
    })`);
    const before = await page.locator("main details:not([open])").count();
    expect(before).toBeGreaterThan(5);
    const { length } = await page.pdf();
    expect(length).toBeGreaterThan(50_000);
    expect(await page.title()).toBe("closed: 0");
    expect(await page.locator("main details:not([open])").count()).toBe(before);
    await page.emulateMedia({ media: "print" });
    for (const hidden of ["nav", "#search-box", "#try-section", "pre .copy"])
      expect(await page.locator(hidden).first().isVisible()).toBe(false);
    expect(await page.locator("#SendMessage").isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
  });

  it("is not wider than the window", async () => {
    const widths = () =>
      page.evaluate<number[]>(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]",
      );
    await page.evaluate(OPEN_ALL);
    const [scroll, client] = await widths();
    expect(scroll).toBe(client);
  });

  it.each(["light", "dark"] as const)("axe finds nothing, when it is %s", async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    // All at once takes axe long, and the other sizes and colours have the same elements.
    if (size === "desktop" && colorScheme === "light") await page.evaluate(OPEN_ALL);
    if (server.keys) await page.locator("#try-key").fill(server.keys.echo!);
    await send();
    await status(/Answered with/);
    await page.locator("#search").fill("task");
    await page.locator("#search-results li").first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
  });

  it("has its picture taken", async () => {
    await page.goto(`${server.publicUrl}/docs#${size === "phone" ? "SendMessage" : "overview"}`);
    await isInView(size === "phone" ? "SendMessage" : "overview");
    const picture = await page.screenshot({
      ...(PICTURES !== undefined && { path: path.join(PICTURES, `docs-${name}-${size}.png`) }),
    });
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
  });
});

describe("a stream at the Gateway", () => {
  it("is shown event by event, and can be stopped", async () => {
    const server = await START.gateway();
    const { page, complaints, close } = await openBrowser({ viewport: SIZES.desktop });
    try {
      await page.goto(`${server.publicUrl}/docs`);
      await page.locator("#try-agent").fill("ticker");
      await page.locator("#try-key").fill(server.keys!.ticker!);
      await page.locator("#try-example").selectOption("SendStreamingMessage.task");
      await page.locator("#try-send").click();
      await page.locator(".event", { hasText: "tick 2" }).waitFor();
      expect(await page.locator("#try-body").innerText()).not.toContain("tick 10");
      await page
        .locator("#try-status", { hasText: /The stream has ended after \d+ events/ })
        .waitFor();
      const titles = await page.locator(".event p").allInnerTexts();
      expect(titles.length).toBeGreaterThan(10);
      expect(titles[0]).toMatch(/^Event 1, id \d+$/);
      await page.locator("#try-answer h3").last().scrollIntoViewIfNeeded();
      if (PICTURES !== undefined)
        await page.screenshot({ path: path.join(PICTURES, "docs-stream.png") });

      const params = page.locator("#try-params");
      await params.fill((await params.inputValue()).replace("9b2e1c34", "9b2e1c35"));
      await page.locator("#try-send").click();
      await page.locator(".event", { hasText: "tick 1" }).waitFor();
      await page.locator("#try-stop").click();
      await page.locator("#try-status", { hasText: "Stopped." }).waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await close();
      await server.stop();
    }
  });
});

describe("without script", () => {
  it.each(PRODUCTS)("the page of the %s has all but search and the form", async (name) => {
    const server = await START[name]();
    const { page, close } = await openBrowser({ javaScriptEnabled: false });
    try {
      await page.goto(`${server.publicUrl}/docs`);
      expect(await page.locator("#try-form").isVisible()).toBe(false);
      expect(await page.locator("#search-box").isVisible()).toBe(false);
      expect(await page.locator(".without-script").isVisible()).toBe(true);
      await page.locator('nav a[href="#GetTask"]').click();
      expect(new URL(page.url()).hash).toBe("#GetTask");
      await page.locator('[id="GetTask.TaskNotFoundError"] summary').click();
      expect(await page.locator('[id="GetTask.TaskNotFoundError"] pre').first().isVisible()).toBe(
        true,
      );
    } finally {
      await close();
      await server.stop();
    }
  });
});
