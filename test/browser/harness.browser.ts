import { startBeacon, type TestBeacon } from "../support/beacon";
import { type DeskBrowser, openDeskBrowser } from "./desk-browser";

/** What must not happen in a page, as the page would do it. */
const WRONGS: [what: string, script: string, said: string][] = [
  [
    "a request to another place",
    "new Image().src = location.href.replace('127.0.0.1', 'localhost')",
    "http://localhost",
  ],
  ["a dialog", "alert('hello')", "a dialog: hello"],
  ["an error of a script", "setTimeout(() => { throw new Error('oh') })", "oh"],
  ["a message of error", "console.error('refused')", "refused"],
  ["a window", "open('about:blank')", "a window"],
  [
    "what sticks out at the side",
    "document.body.append(Object.assign(document.createElement('hr'), { style: 'width: 9999px' }))",
    "<hr ",
  ],
];

describe("DeskBrowser.check()", () => {
  let beacon: TestBeacon;
  let browser: DeskBrowser;
  beforeAll(async () => {
    beacon = await startBeacon();
    browser = await openDeskBrowser(beacon.publicUrl);
  });
  afterAll(() => beacon.stop());
  beforeEach(async () => {
    browser.origins.clear();
    await browser.page.goto(`${beacon.publicUrl}/healthz`);
    await browser.page.setContent("<!doctype html><p>A page.</p>");
    browser.complaints.length = 0;
  });

  it("lets an ordinary page pass", async () => {
    await browser.check();
    expect([...browser.origins]).toEqual([beacon.publicUrl]);
  });

  it.each(WRONGS)("fails on %s", async (_what, script, said) => {
    const happened = Promise.any([
      browser.page.waitForEvent("request"),
      browser.page.waitForEvent("console"),
      browser.page.waitForEvent("pageerror"),
      browser.page.waitForEvent("dialog"),
      browser.context.waitForEvent("page"),
      browser.page.waitForSelector("hr"),
    ]);
    await browser.page.evaluate(script);
    await happened;
    await expect(browser.check()).rejects.toThrow(said);
  });
});
