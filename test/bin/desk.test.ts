import path from "node:path";
import { beaconMessage, makeDataDir, post } from "../support/beacon";
import { endProgram, runProgram, serveProgram, startProgram } from "../support/program";
import { seedStore } from "../support/seed";

/** Starts `beacon desk` on a free port and waits for its link. */
async function deskProgram(environment: NodeJS.ProcessEnv) {
  const program = startProgram(["desk"], {
    BEACON_DESK_PORT: "0",
    LOG_LEVEL: "silent",
    ...environment,
  });
  const said = await new Promise<string>((resolve, reject) => {
    let text = "";
    program.child.stdout?.on("data", (chunk: string) => {
      text += chunk;
      if (/token=\S+\n/.test(text)) resolve(text);
    });
    program.finished.then(({ stderr }) => {
      reject(new Error(stderr));
    }, reject);
  });
  const [link = ""] = /http\S+token=\S+/.exec(said) ?? [];
  return { ...program, said, link, origin: new URL(link).origin };
}

async function cookieOf(link: string): Promise<string> {
  const response = await fetch(link);
  return response.headers.getSetCookie()[0]!.split(";")[0]!;
}

describe("beacon desk", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "prints where it is and a link, and ends with 0 at %s",
    async (signal) => {
      const { dataDir } = await seedStore([]);
      const desk = await deskProgram({ BEACON_DATA_DIR: dataDir });
      expect(desk.said).toContain(`The review desk: ${desk.origin}/\n`);
      expect(desk.link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sign-in\?token=[\w-]{43}$/);
      const Cookie = await cookieOf(desk.link);
      expect((await fetch(`${desk.origin}/?state=`, { headers: { Cookie } })).status).toBe(200);
      expect(await endProgram(desk, signal)).toMatchObject({ code: 0, signal: null, stderr: "" });
    },
  );

  it("prints another link when one that was used is opened again", async () => {
    const { dataDir } = await seedStore([]);
    const desk = await deskProgram({ BEACON_DATA_DIR: dataDir });
    await cookieOf(desk.link);
    expect((await fetch(desk.link)).status).toBe(403);
    const { stdout } = await endProgram(desk, "SIGTERM");
    const links = stdout.match(/http\S+token=\S+/g);
    expect(new Set(links).size).toBe(2);
  });

  it("works beside a Beacon that serves, and shows what comes in", async () => {
    const dataDir = path.join(makeDataDir(), "data");
    const beacon = await serveProgram({ BEACON_DATA_DIR: dataDir });
    const desk = await deskProgram({ BEACON_DATA_DIR: dataDir });
    const headers = { Cookie: await cookieOf(desk.link) };
    for (let round = 1; round <= 3; round += 1) {
      const subject = `Round ${round}`;
      await post(
        `${beacon.publicUrl}/beacon/0.1/messages`,
        { ...beaconMessage(), subject },
        { "Content-Type": "application/json" },
      );
      const page = await (await fetch(`${desk.origin}/?state=unread`, { headers })).text();
      expect(page).toContain(subject);
    }
    await endProgram(desk, "SIGTERM");
    await endProgram(beacon, "SIGTERM");
  });

  it("logs neither links nor what was submitted nor addresses", async () => {
    const { dataDir } = await seedStore([["structured", beaconMessage()]]);
    const desk = await deskProgram({ BEACON_DATA_DIR: dataDir, LOG_LEVEL: "trace" });
    const headers = { Cookie: await cookieOf(desk.link) };
    await fetch(`${desk.origin}/?q=Hello`, { headers });
    await fetch(`${desk.origin}/sign-in?token=wrong`);
    const { stdout } = await endProgram(desk, "SIGTERM");
    const log = stdout.split("\n").filter((line) => line.startsWith("{"));
    expect(log.map((line) => JSON.parse(line).msg)).toEqual(["listening", "signed in", "stopped"]);
    expect(log.join("")).not.toMatch(/token|Hello|127\.0\.0\.1/);
  });

  it("prints no link where a proxy names the users", async () => {
    const { dataDir } = await seedStore([]);
    const program = startProgram(["desk"], {
      BEACON_DESK_PORT: "0",
      LOG_LEVEL: "silent",
      BEACON_DATA_DIR: dataDir,
      BEACON_DESK_USER_HEADER: "Remote-User",
    });
    await new Promise<void>((resolve) => {
      program.child.stdout?.once("data", () => {
        resolve();
      });
    });
    const { stdout } = await endProgram(program, "SIGTERM");
    expect(stdout).toMatch(/^\nThe review desk: http:\/\/127\.0\.0\.1:\d+\/\n$/);
  });

  it("says that there is no database, and makes none", async () => {
    const { code, stdout, stderr } = await runProgram(["desk"], {
      BEACON_DATA_DIR: path.join(makeDataDir(), "none"),
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^beacon: there is no database at .*BEACON_DATA_DIR.*\n$/);
  });

  it("names its variables when the port is taken", async () => {
    const [one, other] = [await seedStore([]), await seedStore([])];
    const desk = await deskProgram({ BEACON_DATA_DIR: one.dataDir });
    const { port } = new URL(desk.origin);
    const { code, stderr } = await runProgram(["desk"], {
      BEACON_DATA_DIR: other.dataDir,
      BEACON_DESK_PORT: port,
      LOG_LEVEL: "silent",
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^beacon: BEACON_DESK_HOST and BEACON_DESK_PORT: cannot listen on .*\n$/,
    );
    await endProgram(desk, "SIGTERM");
  });
});
