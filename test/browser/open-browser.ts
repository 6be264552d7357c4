import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { DATA_ROOT_VARIABLE } from "../support/data-root";

/** Where Chromium is, unless the environment names another place. */
export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const SWITCHES = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** For how long something may take to show. */
const PATIENCE_MS = 10_000;

/** The sizes that pages are shown at. */
export const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** A page of a browser that has never been anywhere, and what went wrong on it. */
export interface OpenPage {
  page: Page;
  context: BrowserContext;
  /** Messages of the console that are errors or warnings, and errors that nothing caught. */
  complaints: string[];
  /** The origins that were asked for anything. */
  origins: Set<string>;
  close(): Promise<void>;
}

export async function openBrowser(options: BrowserContextOptions = {}): Promise<OpenPage> {
  const folder = mkdtempSync(path.join(process.env[DATA_ROOT_VARIABLE] ?? tmpdir(), "browser-"));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: CHROMIUM,
    args: SWITCHES,
    ...options,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  const origins = new Set<string>();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  context.on("request", (request) => origins.add(new URL(request.url()).origin));
  return { page, context, complaints, origins, close: () => context.close() };
}

/** What axe finds on a page as it is shown now: each rule with where it is broken. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );
}
