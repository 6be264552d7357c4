import { startBeacon, type TestBeacon } from "../support/beacon";
import { expectFirstContact, runExample } from "./example";

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterAll(() => beacon.stop());

it("examples/python/first_contact.py leaves a message and reads its status", async () => {
  const python = process.env.INTEROP_PYTHON;
  if (python === undefined) throw new Error("Run this with npm run test:interop");
  await expectFirstContact(beacon, await runExample(beacon, python, "python/first_contact.py"));
});
