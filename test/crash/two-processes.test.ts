import { makeDataDir, post, rpc, textMessage } from "../support/beacon";
import { endProgram, runProgram, serveProgram } from "../support/program";
import { storedRows } from "../support/stored";

const SENDS = 60;

describe("two processes on one data folder", () => {
  it("keep one valid chain, with every receipt of both, while a reviewer marks", async () => {
    const environment = { BEACON_DATA_DIR: makeDataDir() };
    const programs = await Promise.all([serveProgram(environment), serveProgram(environment)]);
    const receipts: string[] = [];
    const outcomes = await Promise.all(
      programs.flatMap(({ endpoint }) =>
        Array.from({ length: 3 }, async () => {
          const codes: unknown[] = [];
          for (let i = 0; i < SENDS / 3; i++) {
            const response = await post(endpoint, rpc("SendMessage", { message: textMessage() }));
            const body = (await response.json()) as any;
            if (body.result) receipts.push(body.result.task.id as string);
            else codes.push(body.error.code);
          }
          return codes;
        }),
      ),
    );
    // One that waits too long for the other says so; it hands out no receipt.
    for (const code of outcomes.flat()) expect(code).toBe(-32603);
    expect(receipts.length).toBeGreaterThan(0);

    const [id] = receipts;
    const mark = ["review", "mark", id ?? "", "reviewed"];
    expect((await runProgram(mark, environment)).code).toBe(0);
    for (const { endpoint } of programs) {
      const tasks = await Promise.all(
        receipts.map(async (receipt) => {
          const body = await (await post(endpoint, rpc("GetTask", { id: receipt }))).json();
          return (body as any).result?.id as unknown;
        }),
      );
      expect(tasks).toEqual(receipts);
    }

    for (const program of programs) expect((await endProgram(program, "SIGTERM")).code).toBe(0);
    const { code, stdout } = await runProgram(["verify"], environment);
    expect(code).toBe(0);
    expect(stdout).toContain(`ok  ${receipts.length} submissions, 1 reviews`);
    expect(storedRows(environment.BEACON_DATA_DIR)).toHaveLength(receipts.length);
  });

  it("hash one source alike: they share the key", async () => {
    const environment = { BEACON_DATA_DIR: makeDataDir() };
    const programs = await Promise.all([serveProgram(environment), serveProgram(environment)]);
    for (const { endpoint } of programs)
      await post(endpoint, rpc("SendMessage", { message: textMessage() }));
    for (const program of programs) await endProgram(program, "SIGTERM");
    const sources = storedRows(environment.BEACON_DATA_DIR).map(({ source }) => source);
    expect(sources).toHaveLength(2);
    expect(new Set(sources).size).toBe(1);
  });
});
