import type { BrowserContextOptions, Page } from "playwright-core";
import { startProgram, type Program, endProgram } from "../support/program";
import { openBrowser, type OpenPage } from "./open-browser";

/** The sizes that the desk is used at. */
export const DESK_SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const;

/** The real program `beacon desk`, in a process of its own. */
export interface DeskProgram extends Program {
  /** The sign-in link that it printed. */
  link: string;
  origin: string;
  stop(): Promise<void>;
}

/** Starts the desk on the data folder of a Beacon, and waits for the link that it prints. */
export async function startDeskProgram(dataDir: string): Promise<DeskProgram> {
  const program = startProgram(["desk"], {
    BEACON_DATA_DIR: dataDir,
    BEACON_DESK_PORT: "0",
    LOG_LEVEL: "silent",
  });
  const link = await new Promise<string>((resolve, reject) => {
    let said = "";
    program.child.stdout?.on("data", (chunk: string) => {
      said += chunk;
      const printed = /(http\S+\/sign-in\?token=\S+)\n/.exec(said)?.[1];
      if (printed !== undefined) resolve(printed);
    });
    program.finished.then(({ code, stderr }) => {
      reject(new Error(`the desk ended with ${String(code)} before it served: ${stderr}`));
    }, reject);
  });
  return {
    ...program,
    link,
    origin: new URL(link).origin,
    async stop() {
      const { code, stderr } = await endProgram(program, "SIGTERM");
      if (code !== 0) throw new Error(`the desk ended with ${String(code)}: ${stderr}`);
    },
  };
}

/** A browser at the desk. */
export interface DeskBrowser extends OpenPage {
  /**
   * Fails if since the last call anything was asked of another origin, a script or the policy against
   * it complained, or a dialog came up; also if what has been shown since is wider than the window.
   */
  check(): Promise<void>;
}

const open = new Set<OpenPage>();

// A test that fails must not leave its browser behind.
afterAll(async () => {
  await Promise.all([...open].map((browser) => browser.close()));
});

/** Opens a browser that has never been anywhere. Dialogs are complaints. */
export async function openDeskBrowser(
  origin: string,
  options: BrowserContextOptions = {},
): Promise<DeskBrowser> {
  const browser = await openBrowser(options);
  const { page, complaints, origins } = browser;
  open.add(browser);
  browser.context.on("close", () => open.delete(browser));
  page.on("dialog", (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  browser.context.on("page", (other) => complaints.push(`a window: ${other.url()}`));
  return {
    ...browser,
    async check() {
      expect(complaints.splice(0)).toEqual([]);
      expect([...origins]).toEqual([origin]);
      expect(await overflowOf(page)).toEqual([]);
    },
  };
}

/**
 * What sticks out of the window at its sides; empty where the page cannot be scrolled sideways. As text,
 * since it runs in the page.
 */
const FIND_OVERFLOW = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))
    .concat(scrollWidth + " > " + clientWidth);
})()`;

export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND_OVERFLOW);
}

/** Opens the printed link and waits for the queue that it leads to. */
export async function signIn(
  page: Page,
  { link, origin }: Pick<DeskProgram, "link" | "origin">,
): Promise<void> {
  await page.goto(link);
  await page.waitForURL(`${origin}/?state=unread`);
}
