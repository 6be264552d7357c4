import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { makeDataDir } from "../support/beacon";
import { serveGatewayProgram, type ServingGateway } from "../support/gateway-program";

let gateway: ServingGateway;
beforeAll(async () => {
  gateway = await serveGatewayProgram({ GATEWAY_DATA_DIR: makeDataDir() });
});
afterAll(() => gateway.end());

/** Runs, as they are printed, the commands whose comment has a word in it. */
async function paste(word: string): Promise<string> {
  const commands = gateway.greeting
    .split("\n\n")
    .find((paragraph) => paragraph.startsWith("  # ") && paragraph.includes(word));
  const { stdout } = await promisify(execFile)("sh", ["-c", commands!], {
    env: { ...process.env, no_proxy: "127.0.0.1" },
  });
  return stdout;
}

function idsOf(stream: string): number[] {
  return [...stream.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
}

function ticksOf(stream: string): number[] {
  return [...stream.matchAll(/"text":"tick (\d+)/g)].map(([, tick]) => Number(tick));
}

const ONE_TO_TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

it("the printed commands send to echo", async () => {
  const { result } = JSON.parse(await paste("# Send"));
  expect(result.task.artifacts[0].parts).toEqual([{ text: "Hello." }]);
});

it("the printed commands stream ticker, also a second time", async () => {
  for (const output of [await paste("# Stream"), await paste("# Stream")]) {
    expect(ticksOf(output)).toEqual(ONE_TO_TEN);
    expect(output).toContain("TASK_STATE_COMPLETED");
  }
});

it("the printed commands cut a stream and resubscribe without a gap and without a duplicate", async () => {
  const output = await paste("# Cut");
  expect(ticksOf(output)).toEqual(ONE_TO_TEN);
  const ids = idsOf(output);
  expect(ids).toEqual(ids.map((_, i) => i + 1));
  expect(output.match(/TASK_STATE_(WORKING|COMPLETED)/g)).toHaveLength(2);
});

it("the printed commands start a task and cancel it", async () => {
  const [started, canceled] = (await paste("cancel")).split("\n").map((line) => JSON.parse(line));
  expect(canceled.result.id).toBe(started.result.task.id);
  expect(canceled.result.status.state).toBe("TASK_STATE_CANCELED");
});
