import path from "node:path";
import { openDatabase } from "../../src/adapters/sqlite/beacon/database";
import { createReviewStore } from "../../src/adapters/sqlite/beacon/review-store";
import { createSubmissionStore } from "../../src/adapters/sqlite/beacon/submission-store";
import { beaconMessage, makeDataDir, textMessage } from "../support/beacon";
import { startDesk, type TestDesk } from "../support/desk";
import { submission } from "../support/submission";
import { DESK_SIZES, type DeskBrowser, openDeskBrowser, signIn } from "./desk-browser";

/** Where the pictures go, if any are wanted. */
const PICTURES = process.env.SCREENSHOTS;

const NOW = Date.parse("2026-01-31T12:00:00.000Z");
const MINUTE_MS = 60_000;

interface Sample {
  minutesAgo: number;
  text?: string;
  fields?: object;
  mark?: "reviewed" | "dismissed";
}

/** What came in, oldest first. */
const SAMPLES: readonly Sample[] = [
  { minutesAgo: 3_000, text: "Bonjour. Nous cherchons un humain.", mark: "reviewed" },
  { minutesAgo: 1_500, text: "BUY NOW \u202Eelbail\u202C http://cheap.example", mark: "dismissed" },
  { minutesAgo: 700, text: "Γεια σας. Ποιος διαβάζει τα μηνύματα εδώ;" },
  {
    minutesAgo: 240,
    fields: { kind: "report", subject: "Your card names a skill that is refused" },
  },
  { minutesAgo: 95, text: "Please confirm your account at pаypаl.com <script>alert(1)</script>" },
  { minutesAgo: 41, text: `Z${"\u0301".repeat(32_000)}` },
  { minutesAgo: 12, text: "Здравствуйте. Мы собираем адреса маяков для каталога." },
  {
    minutesAgo: 3,
    fields: {
      kind: "question",
      subject: "May we list this Beacon in a public index?",
      body: "We keep an index of inboxes that agents may write to.\n\nMay we list yours, and under which name? No answer is expected here;\nwe read your discovery document every month. See https://index.example/\u200B?id=42",
      from: { name: "Cartographer", operator: "Example Maps", homepage: "https://maps.example/" },
      language: "en",
    },
  },
];

/** A desk at which it is always the same time, and what came in is always the same. */
async function startSampleDesk(): Promise<TestDesk> {
  const dataDir = makeDataDir();
  const db = openDatabase(dataDir, { create: true });
  const store = createSubmissionStore(db);
  const reviews = createReviewStore(db);
  for (const [index, { minutesAgo, text, fields, mark }] of SAMPLES.entries()) {
    const receivedAt = new Date(NOW - minutesAgo * MINUTE_MS).toISOString();
    const id = String(index).padStart(44, "0");
    const kind = fields ? "structured" : "unstructured";
    const content = JSON.stringify(
      fields ? { ...beaconMessage(), ...fields } : textMessage(text ?? ""),
    );
    await store.append(submission(content, { id, receivedAt, kind }));
    if (mark) await reviews.mark(id, { verdict: mark, markedAt: new Date(NOW).toISOString() });
  }
  db.close();
  const desk = await startDesk([], { BEACON_DATA_DIR: dataDir });
  desk.clock.pass(NOW - desk.clock.now());
  await desk.chain.check();
  return desk;
}

describe.each(Object.entries(DESK_SIZES))(
  "pictures of the desk at the width of a %s",
  (size, viewport) => {
    let browser: DeskBrowser;
    afterEach(() => browser.close());

    it("are the same each time", async () => {
      const desk = await startSampleDesk();
      await desk.printLink();
      const link = desk.links[0]!;
      const origin = new URL(link).origin;
      browser = await openDeskBrowser(origin, { viewport, colorScheme: "light" });
      const { page } = browser;
      await page.clock.setFixedTime(NOW);
      await signIn(page, { link, origin });

      const take = async (name: string) => {
        const picture = await page.screenshot({
          ...(PICTURES !== undefined && { path: path.join(PICTURES, `desk-${name}-${size}.png`) }),
        });
        expect(picture.equals(await page.screenshot())).toBe(true);
        expect(picture.length).toBeLessThan(200 * 1024);
      };
      await page.goto(`${origin}/?state=`);
      await take("queue");
      await page.locator(".row .about").first().click();
      await page.waitForURL(/\/submissions\//);
      await take("submission");
      await browser.check();
    });
  },
);
