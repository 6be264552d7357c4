import { createCallerWatch } from "../../../src/gateway/keys/caller-watch";
import { agentRecord } from "../../support/gateway-fixtures";

/** A caller who may call for a number of looks. A look may also fail. */
function caller(credential: string, looks: (boolean | Error)[]) {
  const seen = { looks: 0 };
  const stillMayCall = async () => {
    const look = looks[seen.looks] ?? true;
    seen.looks += 1;
    if (look instanceof Error) throw look;
    return look;
  };
  return { seen, agent: agentRecord(), credential, stillMayCall };
}

const lost = (watch: ReturnType<typeof createCallerWatch>, who: ReturnType<typeof caller>) =>
  new Promise<void>((resolve) => watch(who, resolve));

describe("createCallerWatch()", () => {
  it("looks once for all calls under one credential, and tells each of them once", async () => {
    const watch = createCallerWatch({ lookMs: 1 });
    const who = caller("k-1", [true, true, false]);
    await Promise.all(Array.from({ length: 1_000 }, () => lost(watch, who)));
    expect(who.seen.looks).toBe(3);
  });

  it("tells nobody whose watch has ended, nor another credential's", async () => {
    const watch = createCallerWatch({ lookMs: 1 });
    const who = caller("k-1", [true, false]);
    const told: string[] = [];
    watch(who, () => told.push("ended"))();
    const stays = caller("k-2", []);
    const end = watch(stays, () => told.push("other"));
    await lost(watch, who);
    expect(told).toEqual([]);
    end();
  });

  it("looks again where a look failed", async () => {
    const watch = createCallerWatch({ lookMs: 1 });
    const who = caller("k-1", [new Error("store"), true, false]);
    await lost(watch, who);
    expect(who.seen.looks).toBe(3);
  });
});
