import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Command } from "commander";
import { createMemoryAgentStore } from "../../src/adapters/memory/agent-store";
import { createMemoryCredentialStore } from "../../src/adapters/memory/credential-store";
import { openGatewayDatabase } from "../../src/adapters/sqlite/gateway/database";
import { createGatewayStores } from "../../src/adapters/sqlite/gateway/gateway-stores";
import { createGatewayProgram, GATEWAY_ERRORS } from "../../src/bin/gateway-program";
import { runProgram } from "../../src/bin/run-program";
import { readGatewayConfig } from "../../src/config/gateway-config";
import { hashSecret } from "../../src/gateway/keys/secret";
import { makeDataDir } from "../support/beacon";

const FOLDER = makeDataDir();

interface Outcome {
  out: string;
  err: string;
  code: number;
}

/** A command line on stores in memory. */
function createHouse() {
  const agents = createMemoryAgentStore();
  const credentials = createMemoryCredentialStore();
  const db = openGatewayDatabase(makeDataDir(), { create: true });
  const { tasks, pushNotifications } = createGatewayStores(db);
  const opened: boolean[] = [];
  const served: object[] = [];
  let closed = 0;
  const program = () =>
    createGatewayProgram({
      serve: async (config) => {
        served.push(config);
      },
      openStores: (_config, { create }) => {
        opened.push(create);
        return {
          agents,
          credentials,
          tasks,
          pushNotifications,
          close: () => {
            closed += 1;
          },
        };
      },
      readConfig: () => readGatewayConfig({}),
    });
  const run = async (...args: string[]): Promise<Outcome> => {
    const outcome = await capture(() =>
      runProgram(program(), GATEWAY_ERRORS, ["node", "gateway", ...args]),
    );
    expect(closed).toBe(opened.length);
    return outcome;
  };
  const add = (id: string) =>
    run("agent", "add", id, "--owner", "alice", "--description", "Does.", "--worker", "queue");
  return { agents, credentials, opened, served, program, run, add };
}

/** What a piece of work prints, and its exit code. */
async function capture(work: () => Promise<void>): Promise<Outcome> {
  const printed = { out: "", err: "" };
  const spies = [
    jest.spyOn(process.stdout, "write").mockImplementation((text) => {
      printed.out += String(text);
      return true;
    }),
    jest.spyOn(process.stderr, "write").mockImplementation((text) => {
      printed.err += String(text);
      return true;
    }),
  ];
  process.exitCode = 0;
  try {
    await work();
    return { ...printed, code: process.exitCode };
  } finally {
    process.exitCode = 0;
    for (const spy of spies) spy.mockRestore();
  }
}

function fileWith(name: string, content: unknown): string {
  const file = path.join(FOLDER, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const AGENT = {
  id: "filed",
  ownerId: "alice",
  description: "Comes from a file.",
  connector: { worker: "push" },
};

describe("gateway serve", () => {
  it("is what the program does when it is told nothing", async () => {
    const { run, served } = createHouse();
    await run();
    await run("serve");
    expect(served).toHaveLength(2);
    expect(served[0]).toMatchObject({ port: 8092 });
  });
});

describe("gateway agent", () => {
  it("add registers an agent from flags, and makes the store when it is missing", async () => {
    const { run, agents, opened } = createHouse();
    const { code, out } = await run(
      ..."agent add weather --owner alice --owner-name Alice --name Weather".split(" "),
      ..."--agent-version 2.1.0 --icon-url https://a.example/i.png --visibility UNLISTED".split(
        " ",
      ),
      ..."--worker push --input-mode text/plain --input-mode image/png --no-invoke".split(" "),
      "--description",
      "Tells the weather.",
    );
    expect(code).toBe(0);
    expect(out).toContain("id              weather\n");
    expect(opened).toEqual([true]);
    await expect(agents.get("weather")).resolves.toMatchObject({
      ownerId: "alice",
      ownerName: "Alice",
      name: "Weather",
      version: "2.1.0",
      iconUrl: "https://a.example/i.png",
      visibility: "UNLISTED",
      connector: { kind: "worker", mode: "push" },
      inputModes: ["text/plain", "image/png"],
      outputModes: ["text/plain"],
      invoke: false,
      createdAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
    });
  });

  it("add takes a file, which flags override; a module's path is that of the file", async () => {
    const { run, agents } = createHouse();
    const module = fileWith("echo.mjs", "");
    const file = fileWith("agent.json", { ...AGENT, connector: { module: "./echo.mjs" } });
    await run("agent", "add", "--file", file, "--name", "From a flag");
    await expect(agents.get("filed")).resolves.toMatchObject({
      name: "From a flag",
      connector: { kind: "module", module },
    });
  });

  it("add refuses what is wrong, with one line that names it", async () => {
    const { run, add } = createHouse();
    const tries: [string[], string][] = [
      [["--owner", "a", "--worker", "push"], "give its id, --description <text>, or a --file"],
      [["x", "--owner", "a", "--description", "b"], "give --module <path> or --worker <mode>, or"],
      [["x", "--file", fileWith("a.json", AGENT)], "the id is x here and another one in the file"],
      [["--file", fileWith("b.json", { ...AGENT, skills: {} })], "skills: must be an array"],
      [["--file", fileWith("c.json", "{")], "c.json: it cannot be read as JSON"],
      [["--file", fileWith("d.json", [])], "d.json: one JSON object is wanted"],
      [["--file", "/nowhere.json"], "/nowhere.json: it cannot be read as JSON: ENOENT"],
      [
        ["x", "--owner", "a", "--description", "d", "--module", "./no-such.mjs"],
        "connector.module: there is no file",
      ],
    ];
    for (const [args, message] of tries) {
      const { code, err, out } = await run("agent", "add", ...args);
      expect(err).toMatch(/^gateway: /);
      expect(err).toContain(message);
      expect(err.trimEnd().split("\n")).toHaveLength(1);
      expect({ code, out }).toEqual({ code: 1, out: "" });
    }
    await add("x");
    expect((await add("x")).err).toBe(
      "gateway: there is an agent x already; `agent update` changes it\n",
    );
  });

  it("show --json prints what add --file takes", async () => {
    const { run, add, agents } = createHouse();
    await add("one");
    const shown = await run("agent", "show", "one", "--json");
    await agents.remove("one");
    const { code } = await run("agent", "add", "--file", fileWith("shown.json", shown.out));
    expect(code).toBe(0);
    const {
      createdAt: _a,
      updatedAt: _b,
      ...again
    } = JSON.parse((await run("agent", "show", "one", "--json")).out) as Record<string, unknown>;
    expect(JSON.parse(shown.out)).toMatchObject(again);
  });

  it("list prints a line an agent, or a JSON object a line", async () => {
    const { run, add } = createHouse();
    await add("two");
    await add("one");
    const { out } = await run("agent", "list");
    expect(out.split("\n").map((line) => line.split(/\s+/)[0])).toEqual(["one", "two", ""]);
    const lines = (await run("agent", "list", "--json")).out.trimEnd().split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(["one", "two"]);
  });

  it("update changes what is given and nothing else", async () => {
    const { run, add, agents } = createHouse();
    await add("one");
    const before = await agents.get("one");
    await run(
      "agent",
      "update",
      "one",
      "--visibility",
      "PRIVATE",
      "--icon-url",
      "http://a.example",
    );
    const between = await agents.get("one");
    expect(between).toEqual({
      ...before,
      visibility: "PRIVATE",
      iconUrl: "http://a.example",
      updatedAt: expect.any(String),
    });
    await run("agent", "update", "one", "--icon-url", "");
    await expect(agents.get("one")).resolves.not.toHaveProperty("iconUrl");
  });

  it("show, update and remove know no agent that does not exist", async () => {
    const { run } = createHouse();
    for (const verb of ["show", "update", "remove"])
      await expect(run("agent", verb, "none")).resolves.toEqual({
        out: "",
        err: "gateway: there is no agent none; `gateway agent list` prints those there are\n",
        code: 1,
      });
  });

  it("remove removes it", async () => {
    const { run, add, agents } = createHouse();
    await add("one");
    const { out } = await run("agent", "remove", "one", "--json");
    expect(JSON.parse(out)).toEqual({ id: "one", removed: true });
    await expect(agents.get("one")).resolves.toBeUndefined();
  });
});

describe.each([
  ["key", "bak_"],
  ["token", "agt_"],
] as const)("gateway %s", (kind, mark) => {
  it("mint prints the secret once, for people and for scripts", async () => {
    const { run, add, credentials } = createHouse();
    await add("one");
    const forPeople = await run(kind, "mint", "one");
    const secret = new RegExp(`${mark}[0-9a-f]{64}`).exec(forPeople.out)?.[0] ?? "";
    await expect(credentials.find(hashSecret(secret))).resolves.toMatchObject({ kind });
    const forScripts = JSON.parse((await run(kind, "mint", "one", "--json")).out);
    expect(forScripts).toMatchObject({ kind, agentId: "one", state: "active" });
    expect(forScripts.secret).toMatch(new RegExp(`^${mark}[0-9a-f]{64}$`));
    for (const flags of [[], ["--json"]])
      expect((await run(kind, "list", "one", ...flags)).out).not.toContain(forScripts.secret);
  });

  it("revoke counts from the next look-up on, and list tells the state", async () => {
    const { run, add } = createHouse();
    await add("one");
    const minted = JSON.parse((await run(kind, "mint", "one", "--json")).out);
    expect((await run(kind, "revoke", minted.id)).out).toBe(`${minted.id}  revoked\n`);
    const listed = JSON.parse((await run(kind, "list", "one", "--json")).out);
    expect(listed).toMatchObject({ id: minted.id, state: "revoked", prefix: minted.prefix });
    const again = await run(kind, "revoke", minted.id);
    expect(again.err).toBe(
      `gateway: no active ${kind} has the id ${minted.id}; \`gateway ${kind} list\` prints ids\n`,
    );
    expect(again.code).toBe(1);
  });

  it("knows no agent that does not exist, and no lifetime that is none", async () => {
    const { run, add } = createHouse();
    await add("one");
    expect((await run(kind, "mint", "none")).err).toBe("gateway: there is no agent none\n");
    expect((await run(kind, "list", "none")).err).toBe("gateway: there is no agent none\n");
    expect((await run(kind, "mint", "one", "--expires", "soon")).err).toContain(
      "gateway: --expires must be a whole number and a unit",
    );
  });
});

describe("gateway key mint", () => {
  it("takes a caller and an end", async () => {
    const { run, add } = createHouse();
    await add("one");
    const args = ["--caller", "acme", "--expires", "90d", "--json"];
    const minted = JSON.parse((await run("key", "mint", "one", ...args)).out);
    expect(minted.caller).toBe("acme");
    expect(Date.parse(minted.expiresAt) - Date.parse(minted.createdAt)).toBe(90 * 86_400_000);
  });

  it("stops at three", async () => {
    const { run, add } = createHouse();
    await add("one");
    for (let i = 0; i < 3; i += 1) await run("key", "mint", "one");
    await expect(run("key", "mint", "one")).resolves.toEqual({
      out: "",
      err: "gateway: one has 3 active keys: revoke one first\n",
      code: 1,
    });
  });
});

describe("gateway --help", () => {
  const everyCommand = (command: Command): Command[] => [
    command,
    ...command.commands.flatMap(everyCommand),
  ];

  it("has words for every verb, argument and option", () => {
    const commands = everyCommand(createHouse().program());
    expect(commands.map((command) => `${command.parent?.name() ?? ""} ${command.name()}`)).toEqual([
      " gateway",
      "gateway serve",
      "gateway agent",
      "agent add",
      "agent list",
      "agent show",
      "agent update",
      "agent remove",
      "gateway key",
      "key mint",
      "key list",
      "key revoke",
      "gateway token",
      "token mint",
      "token list",
      "token revoke",
      "gateway webhooks",
      "webhooks list",
      "webhooks deliveries",
      "webhooks remove",
      "webhooks prune",
      "webhooks redeliver",
    ]);
    for (const command of commands) {
      expect(command.description()).not.toBe("");
      for (const { description } of [...command.registeredArguments, ...command.options])
        expect(description).not.toBe("");
      if (command.parent?.parent)
        expect(command.options.map(({ long }) => long)).toContain("--json");
    }
  });

  it("names every variable of the environment", () => {
    const { program } = createHouse();
    let help = "";
    program()
      .configureOutput({ writeOut: (text) => (help += text) })
      .outputHelp();
    for (const name of ["HOST", "GATEWAY_JWKS", "GATEWAY_AGENT_IDLE_MAX", "LOG_LEVEL"])
      expect(help).toContain(`  ${name} `);
    expect(help).toContain("[8092]");
  });
});
