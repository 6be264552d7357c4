import { existsSync, statSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import Database from "better-sqlite3";
import schema from "../../generated/config.schema.json";
import { makeDataDir, post, rpc, textMessage } from "../support/beacon";
import { MARKER } from "../support/marker";
import { endProgram, runProgram, serveProgram, startProgram } from "../support/program";
import { openBeside, storedRows } from "../support/stored";

const SEND = rpc("SendMessage", { message: textMessage(MARKER) });
const bad: Record<string, string> = {
  HOST: "",
  PORT: "http",
  BEACON_PUBLIC_URL: "example.org",
  BEACON_DATA_DIR: "",
  BEACON_RATE_LIMIT: "0",
  TRUST_PROXY: "yes",
  LOG_LEVEL: "loud",
};

let dataDir: string;
beforeEach(() => {
  dataDir = path.join(makeDataDir(), "data");
});

describe("beacon serve", () => {
  it("prints the card's URL and a curl line for the endpoint, and is the default verb", async () => {
    const program = startProgram([], { PORT: "0", BEACON_DATA_DIR: dataDir, LOG_LEVEL: "silent" });
    const said = await new Promise<string>((resolve) => {
      let text = "";
      program.child.stdout?.on("data", (chunk: string) => {
        text += chunk;
        if (text.includes("-d '")) resolve(text);
      });
    });
    const origin = /card: (http:\/\/127\.0\.0\.1:\d+)\/\.well-known\/agent-card\.json\n/.exec(
      said,
    )?.[1];
    expect(said).toContain(`curl -s ${origin ?? "?"}/a2a/v1 `);
    const body = /-d '(.*)'/.exec(said)?.[1] ?? "";
    const response = await post(`${origin ?? ""}/a2a/v1`, body);
    expect(await response.json()).toHaveProperty("result.task.metadata.receipt");
    await endProgram(program, "SIGINT");
  });

  it("keeps folder and files for its user alone", async () => {
    const program = await serveProgram({ BEACON_DATA_DIR: dataDir });
    await post(program.endpoint, SEND);
    const modes = ["", "beacon.db", "beacon.db-wal", "source.key"].map(
      (name) => statSync(path.join(dataDir, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
    await endProgram(program, "SIGTERM");
  });

  it("logs what happens as JSON Lines, without content and addresses", async () => {
    const program = await serveProgram({ BEACON_DATA_DIR: dataDir, LOG_LEVEL: "trace" });
    await post(program.endpoint, SEND);
    await post(program.endpoint, rpc(MARKER, { [MARKER]: MARKER }));
    const other = openBeside(dataDir);
    other.exec("BEGIN IMMEDIATE");
    await post(program.endpoint, SEND);
    other.exec("ROLLBACK");
    other.close();
    const { stdout } = await endProgram(program, "SIGTERM");
    const log = stdout
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    expect(log.map(({ msg }) => msg)).toEqual(["listening", "internal error", "stopped"]);
    for (const { name, time } of log) {
      expect(name).toBe("beacon");
      expect(new Date(time).toISOString()).toBe(time);
    }
    expect(log[1].err.message).toContain("database");
    expect(JSON.stringify(log)).not.toContain(MARKER);
    expect(JSON.stringify(log)).not.toContain("127.0.0.1");
  });
});

describe("beacon serve does not start", () => {
  it("knows a bad value for every variable", () => {
    expect(Object.keys(bad)).toEqual(Object.keys(schema.properties));
  });

  it.each(Object.entries(bad))("with %s=%j, and names the variable", async (name, value) => {
    const environment = { BEACON_DATA_DIR: dataDir, [name]: value };
    const { code, stdout, stderr } = await runProgram(["serve"], environment);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^beacon: ${name} .+\\n$`));
    expect(existsSync(dataDir)).toBe(false);
  });

  it("on a port that is in use, and says so in one line", async () => {
    const taken = net.createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as net.AddressInfo;
    const { code, stderr } = await runProgram(["serve"], {
      PORT: String(port),
      BEACON_DATA_DIR: dataDir,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^beacon: .*address already in use.*:${port}\\n$`));
    await new Promise((resolve) => taken.close(resolve));
  });

  it("on a database of a newer version, and says so in one line", async () => {
    await endProgram(await serveProgram({ BEACON_DATA_DIR: dataDir }), "SIGTERM");
    const db = new Database(path.join(dataDir, "beacon.db"));
    db.pragma("user_version = 99");
    db.close();
    const { code, stderr } = await runProgram(["serve"], { PORT: "0", BEACON_DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^beacon: .*schema version 99.*\n$/);
  });

  it("on a source key that is none, and says so in one line", async () => {
    const folder = makeDataDir();
    writeFileSync(path.join(folder, "source.key"), "short");
    const { code, stderr } = await runProgram(["serve"], { PORT: "0", BEACON_DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^beacon: .*source\.key must hold 32 bytes.*\n$/);
  });

  it("in a folder that cannot be made, and says so in one line", async () => {
    const folder = "/dev/null/data";
    const { code, stderr } = await runProgram(["serve"], { PORT: "0", BEACON_DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^beacon: .*\/dev\/null.*\n$/);
  });
});

describe("a signal to stop", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "%s ends with 0 and leaves a whole store",
    async (signal) => {
      const program = await serveProgram({ BEACON_DATA_DIR: dataDir });
      const { result } = (await (await post(program.endpoint, SEND)).json()) as any;
      expect(await endProgram(program, signal)).toMatchObject({ code: 0, stderr: "" });
      expect(existsSync(path.join(dataDir, "beacon.db-wal"))).toBe(false);
      expect(storedRows(dataDir).map(({ id }) => id)).toEqual([result.task.id]);
    },
  );
});
