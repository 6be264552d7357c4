import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeDataDir } from "../support/beacon";
import { filesIn } from "../support/guide";
import { ENCODED_SECRET, makeDelivery, SECRET } from "../support/signed-delivery";

const ROOT = path.join(__dirname, "../..");

export const GUIDE = "docs/webhooks.md";

/** A delivery for a recipe, and whether it is genuine. */
interface Trial {
  what: string;
  isGenuine: boolean;
  secret: string;
  headers: Record<string, string>;
  body: string;
}

const UMLAUTS = "schlüssel-für-die-tür-世界";

function trials(): Trial[] {
  const now = Math.floor(Date.now() / 1000);
  return [SECRET, ENCODED_SECRET, UMLAUTS].flatMap((secret) => {
    const genuine = makeDelivery({ secret, event: "task.artifact" });
    const good = { isGenuine: true, secret };
    const bad = { ...genuine, isGenuine: false, secret };
    const { headers } = genuine;
    const standard = headers["webhook-signature"]!;
    return [
      { what: "genuine", ...good, ...genuine },
      { what: "four minutes old", ...good, ...makeDelivery({ secret, timestamp: now - 240 }) },
      {
        what: "with a second signature",
        ...good,
        ...genuine,
        headers: { ...headers, "webhook-signature": `v1,${"A".repeat(43)}= ${standard}` },
      },
      { what: "a changed body", ...bad, body: genuine.body.replace("words", "works") },
      { what: "a changed id", ...bad, headers: { ...headers, "webhook-id": "another" } },
      {
        what: "a changed timestamp",
        ...bad,
        headers: { ...headers, "webhook-timestamp": String(now - 1) },
      },
      { what: "another secret", ...bad, secret: "a secret of other people" },
      { what: "an old one", ...bad, ...makeDelivery({ secret, timestamp: now - 400 }) },
      { what: "one of the future", ...bad, ...makeDelivery({ secret, timestamp: now + 400 }) },
      { what: "no fields", ...bad, headers: {} },
    ].map((trial) => ({ ...trial, headers: lowerCase(trial.headers) }));
  });
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), v]));
}

/** Reads trials, and prints what a recipe makes of each: what it answers, or null where it throws. */
const DRIVERS = {
  js: {
    file: "driver.mjs",
    code: `import { readFileSync } from "node:fs";
const { verify } = await import("./" + process.argv[2]);
const outcomes = JSON.parse(readFileSync(0, "utf8")).map(({ headers, body, secret }) => {
  try {
    return verify(headers, Buffer.from(body), secret);
  } catch {
    return null;
  }
});
console.log(JSON.stringify(outcomes));
`,
  },
  python: {
    file: "driver.py",
    code: `import importlib, json, sys
verify = importlib.import_module(sys.argv[1][:-3]).verify
def outcome(trial):
    try:
        return verify(trial["headers"], trial["body"].encode(), trial["secret"])
    except Exception:
        return None
print(json.dumps([outcome(trial) for trial in json.load(sys.stdin)]))
`,
  },
};

/** Runs each recipe of the guide, as it is printed, on deliveries that are genuine and that are not. */
export function describeRecipes(
  language: keyof typeof DRIVERS,
  names: string[],
  command: () => string,
): void {
  const files = filesIn(GUIDE, language);

  it(`${GUIDE} has these recipes in ${language}`, () => {
    expect(files.map(({ name }) => name)).toEqual(names);
  });

  it.each(files)(`${GUIDE}: $name takes what is genuine, and nothing else`, ({ name, code }) => {
    const folder = makeDataDir();
    const { file, code: driver } = DRIVERS[language];
    writeFileSync(path.join(folder, name), code);
    writeFileSync(path.join(folder, file), driver);
    const packages = path.join(folder, "node_modules");
    mkdirSync(packages);
    symlinkSync(ROOT, path.join(packages, "beacon-gateway"));
    symlinkSync(
      path.join(ROOT, "node_modules/standardwebhooks"),
      path.join(packages, "standardwebhooks"),
    );

    const tried = trials();
    const { stdout, stderr } = spawnSync(command(), [file, name], {
      cwd: folder,
      encoding: "utf8",
      input: JSON.stringify(tried),
    });
    expect(stderr).toBe("");
    const outcomes = JSON.parse(stdout) as unknown[];
    expect(tried.map(({ what }, i) => [what, outcomes[i]])).toEqual(
      tried.map(({ what, isGenuine, body }) => [what, isGenuine ? JSON.parse(body) : null]),
    );
  });
}
