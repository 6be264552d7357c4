import { spawnSync } from "node:child_process";
import path from "node:path";
import { findPython, preparePython } from "./interop-python";

const ROOT = path.join(__dirname, "..");

/** Where no other tool of the project looks for files. */
const VENV = "node_modules/.cache/interop-venv";

/** What the webhook receiver and the recipes of the guide ask for. */
const PLAIN_PYTHON_VERSION = "(3, 8)";

/**
 * Runs real clients against a served Beacon and a served Gateway: the official JavaScript SDK, the
 * official Python SDK and curl; and receivers of push notifications in plain Python. What cannot be had
 * here is named on a line of its own and left out; anything that goes wrong with what can is a failure.
 */
function main(): void {
  const tests = ["js-sdk", "javascript-example", "gateway-js-sdk"];
  const environment: NodeJS.ProcessEnv = {};
  const notices: string[] = [];

  const prepared = preparePython(
    path.join(ROOT, VENV),
    path.join(ROOT, "examples/python/requirements.txt"),
  );
  if ("python" in prepared) {
    tests.push("python-example", "gateway-python-example");
    environment.INTEROP_PYTHON = prepared.python;
  } else notices.push(`the Python client was not run: ${prepared.outOfReach}`);

  const plain = findPython(PLAIN_PYTHON_VERSION);
  if (plain !== undefined) {
    tests.push("webhook-receiver-python", "webhook-guide-python");
    environment.INTEROP_PLAIN_PYTHON = plain;
  } else
    notices.push(
      "the webhook receivers in Python were not run: there is no Python 3.8 or later here",
    );

  if (spawnSync("bash", ["-c", "curl --version"]).status === 0)
    tests.push("curl-example", "gateway-curl-commands", "docs-commands");
  else
    notices.push(
      "the curl examples and the commands of the pages were not run: there is no bash with curl here",
    );

  const jest = spawnSync(
    process.execPath,
    [
      require.resolve("jest/bin/jest"),
      "--config",
      path.join(ROOT, "jest.interop.config.mjs"),
      ...tests.map((test) => `test/interop/${test}`),
    ],
    { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...environment } },
  );
  for (const notice of notices) process.stdout.write(`OUT OF REACH: ${notice}\n`);
  process.exitCode = jest.status ?? 1;
}

main();
