import { spawnSync } from "node:child_process";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../../..");

function run(script: string, ...args: string[]) {
  const command = [require.resolve("tsx/cli"), path.join(ROOT, "scripts", script), ...args];
  return spawnSync(process.execPath, command, { encoding: "utf8" });
}

describe("contract-changelog", () => {
  it("prints what changed between two versions, and nothing else", () => {
    const { stdout, stderr, status } = run("contract-changelog.ts", "0.1.0", "0.1.0");
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toEqual({
      from: "0.1.0",
      to: "0.1.0",
      breaking: false,
      documents: [],
    });
  });

  it("names the versions that there are, where it is asked for another", () => {
    const { stdout, stderr, status } = run("contract-changelog.ts", "7.7.7");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^7\.7\.7 was never released; released: 0\.1\.0/);
  });

  it("refuses an argument too many with its help", () => {
    const { stderr, status } = run("contract-changelog.ts", "0.1.0", "current", "more");
    expect(status).toBe(1);
    expect(stderr).toContain("more: no such argument\n\nnpm run --silent contract:changelog");
  });
});

describe("release-contract", () => {
  it("refuses an argument that it does not know, and writes nothing", () => {
    const { stderr, status } = run("release-contract.ts", "--force");
    expect(status).toBe(1);
    expect(stderr).toContain("--force: no such argument");
  });
});

describe.each(["check-contract.ts", "contract-changelog.ts", "release-contract.ts"])(
  "%s",
  (name) => {
    it("prints its help, and does nothing besides", () => {
      const { stdout, stderr, status } = run(name, "--help");
      expect([status, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(/^npm run /);
    });
  },
);
