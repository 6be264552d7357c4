import { endProgram, runProgram, serveProgram } from "../support/program";
import { makeDataDir } from "../support/beacon";

async function card(environment: NodeJS.ProcessEnv): Promise<string> {
  const { code, stdout, stderr } = await runProgram(["card"], environment);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

describe("beacon card", () => {
  it("prints the bytes that are served, by port or by public URL", async () => {
    const program = await serveProgram({ BEACON_DATA_DIR: makeDataDir() });
    const { publicUrl } = program;
    const served = await fetch(`${publicUrl}/.well-known/agent-card.json`);
    const text = Buffer.from(await served.arrayBuffer()).toString();
    expect(await card({ PORT: new URL(publicUrl).port })).toBe(text);
    expect(await card({ BEACON_PUBLIC_URL: publicUrl })).toBe(text);
    await endProgram(program, "SIGTERM");
  });

  it("derives the URL from HOST and PORT where no public one is set", async () => {
    const printed = JSON.parse(await card({ HOST: "::1", PORT: "9000" }));
    expect(printed.supportedInterfaces[0].url).toBe("http://[::1]:9000/a2a/v1");
  });

  it("needs no database and makes none", async () => {
    const { code } = await runProgram(["card"], { BEACON_DATA_DIR: "/dev/null/none" });
    expect(code).toBe(0);
  });
});
