import schema from "../../generated/config.schema.json";
import { makeDataDir } from "../support/beacon";
import { runProgram } from "../support/program";

const verbs: [string, string[]][] = [
  ["serve", []],
  ["card", []],
  ["review list", ["--kind", "structured", "unstructured", "--unread", "--json"]],
  ["review show", ["<id>", "--json"]],
  ["review mark", ["<id>", "<verdict>", "reviewed", "dismissed", "unread", "--note", "--reviewer"]],
  ["desk", ["BEACON_DESK_PORT", "BEACON_DESK_USER_HEADER"]],
  ["export", []],
  ["verify", ["--head"]],
];

describe("beacon --help", () => {
  it("names every verb and every environment variable with its default", async () => {
    const { code, stdout, stderr } = await runProgram(["--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const [verb] of verbs) expect(stdout).toContain(`\n  ${verb.split(" ")[0] ?? ""}`);
    for (const [name, property] of Object.entries(schema.properties)) {
      const line = stdout.split("\n").find((candidate) => candidate.trim().startsWith(name));
      expect(line).toContain(property.description.split("\n")[0]);
      if ("default" in property) expect(line).toContain(`[${String(property.default)}]`);
    }
  });

  it("names the verbs of review", async () => {
    const { stdout } = await runProgram(["review", "--help"]);
    for (const [verb] of verbs.filter(([name]) => name.startsWith("review ")))
      expect(stdout).toContain(`\n  ${verb.split(" ")[1] ?? ""}`);
  });

  it.each(verbs)("of %s names its arguments and options", async (verb, words) => {
    const { code, stdout, stderr } = await runProgram([...verb.split(" "), "--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`Usage: beacon ${verb}`);
    for (const word of words) expect(stdout).toContain(word);
  });
});

describe("beacon --version", () => {
  it("prints the version of the contract", async () => {
    const { code, stdout } = await runProgram(["--version"]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });
});

describe("a command line that is wrong", () => {
  it.each([
    ["an unknown verb", ["frobnicate"]],
    ["an unknown option", ["review", "list", "--all"]],
    ["an unknown kind", ["review", "list", "--kind", "nice"]],
    ["a missing id", ["review", "show"]],
    ["an unknown verdict", ["review", "mark", "id", "liked"]],
    ["a missing verdict", ["review", "mark", "id"]],
    ["an argument too many", ["export", "all"]],
    ["an option without its value", ["verify", "--head"]],
  ])("%s ends with 1 and one line that says what is wrong", async (_what, args) => {
    const { code, stdout, stderr } = await runProgram(args, { BEACON_DATA_DIR: makeDataDir() });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^error: .+\n$/);
  });
});
