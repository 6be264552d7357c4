import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import path from "node:path";

/** The interpreter to run the Python example with, or why there can be none here. */
export type PythonForExample = { python: string } | { outOfReach: string };

/** What the SDK asks for. */
const MIN_VERSION = "(3, 10)";

const RUN_TIMEOUT_MS = 600_000;

/**
 * Makes sure of a virtual environment in `folder` that satisfies `requirements`; one that does is left
 * as it is, without a look at the network.
 *
 * What counts as out of reach is probed, not guessed from an error: no interpreter, no venv module,
 * or an index that does not even have pip.
 *
 * @throws Error when everything is within reach and it fails all the same
 */
export function preparePython(folder: string, requirements: string): PythonForExample {
  const python = path.join(
    folder,
    process.platform === "win32" ? "Scripts/python.exe" : "bin/python",
  );
  if (succeeded(pip(python, ["install", "--quiet", "--no-index", "-r", requirements])))
    return { python };

  const base = findPython(MIN_VERSION);
  if (base === undefined) return { outOfReach: "there is no Python 3.10 or later here" };
  if (!succeeded(run(base, ["-c", "import ensurepip, venv"])))
    return { outOfReach: "this Python has no venv module (python3-venv on Debian)" };

  check("python -m venv", run(base, ["-m", "venv", "--clear", folder]));
  const installed = pip(python, ["install", "--quiet", "-r", requirements]);
  if (!succeeded(installed) && !isIndexReachable(python, folder))
    return { outOfReach: "the Python package index does not answer" };
  check("pip install", installed);
  return { python };
}

/** The command of an interpreter of a version, written as Python writes it, or of a later one. */
export function findPython(version: string): string | undefined {
  return ["python3", "python"].find((command) =>
    succeeded(run(command, ["-c", `import sys; sys.exit(sys.version_info < ${version})`])),
  );
}

/** Whether the index itself, no cache and no folder of wheels, hands out a package that each one has. */
function isIndexReachable(python: string, folder: string): boolean {
  const to = path.join(folder, "probe");
  const args = ["download", "--quiet", "--no-deps", "--no-cache-dir", "--dest", to, "pip"];
  return succeeded(pip(python, args, { PIP_FIND_LINKS: "" }));
}

function pip(python: string, args: string[], environment?: NodeJS.ProcessEnv) {
  const options = ["--disable-pip-version-check", "--no-input"];
  return run(python, ["-m", "pip", ...options, ...args], environment);
}

function run(command: string, args: string[], environment?: NodeJS.ProcessEnv) {
  return spawnSync(command, args, {
    encoding: "utf8",
    timeout: RUN_TIMEOUT_MS,
    env: { ...process.env, ...environment },
  });
}

function succeeded({ status }: SpawnSyncReturns<string>): boolean {
  return status === 0;
}

function check(what: string, result: SpawnSyncReturns<string>): void {
  if (succeeded(result)) return;
  const output = [result.error?.message, result.stdout, result.stderr].filter(Boolean).join("\n");
  throw new Error(`${what} failed:\n${output}`);
}
