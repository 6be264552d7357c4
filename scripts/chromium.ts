import { existsSync } from "node:fs";
import { CHROMIUM } from "../test/browser/open-browser";

const MISSING = `there is no Chromium at ${CHROMIUM}: install it (apt-get install chromium), or name another in CHROMIUM`;

/**
 * `chromium.ts need` fails where there is no Chromium, before tests do that need one; without `need` it
 * says after the other tests that those were not among them.
 */
function main([need]: string[]): void {
  const isThere = existsSync(CHROMIUM);
  if (need === "need") {
    if (isThere) return;
    process.stderr.write(`The tests in a browser cannot run: ${MISSING}\n`);
    process.exitCode = 1;
  } else if (isThere)
    process.stdout.write("\nThe tests in a browser are apart: npm run test:browser\n");
  else process.stdout.write(`\nLEFT OUT: the tests in a browser were not run: ${MISSING}\n`);
}

main(process.argv.slice(2));
