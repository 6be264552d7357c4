import fc from "fast-check";
import { validBodies } from "../support/arbitraries";
import { call, RPC_HEADERS, startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import { expectHarmless } from "../support/harmless";
import { mutated, mutation } from "../support/mutate";
import { storedRows } from "../support/stored";

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterEach(async () => {
  expect(await call(beacon, "SendMessage", { message: textMessage() })).toHaveProperty(
    "result.task",
  );
});
afterAll(() => beacon.stop());

describe("a valid request", () => {
  it("full of markers in every string and name is answered without an echo", async () => {
    await fc.assert(
      fc.asyncProperty(validBodies, async ({ target, value }) => {
        const body = JSON.stringify(value);
        const { status } = await expectHarmless(beacon, { target, headers: RPC_HEADERS, body });
        expect([200, 201]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });

  it("after any mutations makes no 5xx, no echo, and nothing that the contract does not declare", async () => {
    const mutations = fc.array(mutation, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(validBodies, mutations, async ({ target, value }, changes) => {
        const body = mutated(value, changes);
        await expectHarmless(beacon, { target, headers: RPC_HEADERS, body });
      }),
      { numRuns: 1_000 },
    );
  });

  it("is stored if and only if it is acknowledged", async () => {
    const mutations = fc.array(mutation, { maxLength: 2 });
    let stored = storedRows(beacon.dataDir).length;
    await fc.assert(
      fc.asyncProperty(validBodies, mutations, async ({ target, value }, changes) => {
        const body = mutated(value, changes);
        const { text } = await expectHarmless(beacon, { target, headers: RPC_HEADERS, body });
        const isReceipt = /"status":"stored"/.test(text);
        const rows = storedRows(beacon.dataDir);
        expect(rows.length - stored).toBe(isReceipt ? 1 : 0);
        if (isReceipt) expect(text).toContain(rows.at(-1)?.id);
        stored = rows.length;
      }),
      { numRuns: 150 },
    );
  });
});
