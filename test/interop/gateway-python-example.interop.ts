import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { startGateway, type TestGateway } from "../support/gateway";
import { TICKS } from "./gateway-transcript";

const EXAMPLE = path.join(__dirname, "../../examples/python/stream_an_agent.py");

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it("examples/python/stream_an_agent.py streams the reply of ticker and reads the task", async () => {
  const python = process.env.INTEROP_PYTHON;
  if (python === undefined) throw new Error("Run this with npm run test:interop");
  const { stdout } = await promisify(execFile)(python, [EXAMPLE, gateway.endpoint("ticker")], {
    // A proxy does not lead to this machine.
    env: { ...process.env, no_proxy: "127.0.0.1", A2A_KEY: gateway.demoKeys.ticker },
  });
  const [card, ...rest] = stdout.split("\n");
  expect(card).toBe("Ticker - Streams ten chunks of text over two seconds.");
  expect(rest.join("\n")).toMatch(
    new RegExp(
      `^\\[TASK_STATE_WORKING\\]\n${TICKS}\\[TASK_STATE_COMPLETED\\]\ntask \\S+ TASK_STATE_COMPLETED\n$`,
    ),
  );
});
