import { readFileSync } from "node:fs";
import { METHOD_NAMES } from "../../generated/methods";
import { BEACON_POLICY } from "../../src/beacon/policy";
import { startBeacon, type TestBeacon } from "../support/beacon";
import { POLICY_GOLDEN, policyTable } from "../support/golden-policy";

const TO_UPDATE =
  "If the policy is meant to change, run `npm run record:wire -- policy` and commit the difference.";

let beacon: TestBeacon;
let table: string;
beforeAll(async () => {
  beacon = await startBeacon();
  table = await policyTable(beacon);
});
afterAll(() => beacon.stop());

describe("the Beacon's policy", () => {
  it("is the one in beacon-policy.golden.md", () => {
    const lines = { TO_UPDATE, table: table.split("\n") };
    const golden = readFileSync(POLICY_GOLDEN, "utf8").split("\n");
    expect(lines).toEqual({ TO_UPDATE, table: golden });
  });

  it("has a row for each method of the contract", () => {
    expect(Object.keys(BEACON_POLICY)).toEqual(METHOD_NAMES);
  });

  it("stores nothing but what the Requests of the table sent: the first message and one valid one", () => {
    const stored = beacon.db.prepare("SELECT count(*) FROM submissions").pluck().get();
    expect(stored).toBe(2);
  });
});
