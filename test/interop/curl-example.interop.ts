import { startBeacon, type TestBeacon } from "../support/beacon";
import { reviewedIds, runExample } from "./example";

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterAll(() => beacon.stop());

it("examples/curl.sh prints the card, leaves a message and reads its status", async () => {
  const output = await runExample(beacon, "bash", "curl.sh");
  const answers = output.trim().split("\n").slice(-2);
  const [sent, read] = answers.map((line) => JSON.parse(line));
  expect(JSON.parse(output.slice(0, output.indexOf(answers[0]!))).name).toBe("Beacon");
  expect(await reviewedIds(beacon)).toEqual([sent.result.task.id]);
  expect(read.result).toEqual({ id: sent.result.task.id, status: sent.result.task.status });
});
