import { startBeacon, type TestBeacon } from "../support/beacon";
import { expectFirstContact, runExample } from "./example";

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterAll(() => beacon.stop());

it("examples/javascript/first-contact.mjs leaves a message and reads its status", async () => {
  const output = await runExample(beacon, process.execPath, "javascript/first-contact.mjs");
  await expectFirstContact(beacon, output);
});
