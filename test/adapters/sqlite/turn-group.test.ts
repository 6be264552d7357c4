import { createTurnGroup } from "../../../src/adapters/sqlite/turn-group";

let runs: (readonly string[])[];
let failure: Error | undefined;
beforeEach(() => {
  runs = [];
  failure = undefined;
});

function group() {
  return createTurnGroup<string, string>((items) => {
    runs.push(items);
    if (failure) throw failure;
    return items.map((item) => item.toUpperCase());
  });
}

describe("createTurnGroup()", () => {
  it("runs items of one turn of the event loop together, in their order", async () => {
    const { add } = group();
    expect(await Promise.all(["a", "b", "c"].map(add))).toEqual(["A", "B", "C"]);
    expect(runs).toEqual([["a", "b", "c"]]);
  });

  it("takes in what a promise of the same turn adds", async () => {
    const { add } = group();
    const late = Promise.resolve().then(() => add("b"));
    expect(await Promise.all([add("a"), late])).toEqual(["A", "B"]);
    expect(runs).toEqual([["a", "b"]]);
  });

  it("runs the items of another turn apart", async () => {
    const { add } = group();
    await add("a");
    await add("b");
    expect(runs).toEqual([["a"], ["b"]]);
  });

  it("answers none before the group has run", async () => {
    const { add } = group();
    let answered = false;
    const added = add("a").then(() => (answered = true));
    await Promise.resolve();
    expect({ answered, runs }).toEqual({ answered: false, runs: [] });
    await added;
    expect(runs).toEqual([["a"]]);
  });

  it("rejects every item of a group that throws, and none of the next", async () => {
    const { add } = group();
    failure = new Error("full");
    const outcomes = await Promise.allSettled([add("a"), add("b")]);
    expect(outcomes).toEqual([
      { status: "rejected", reason: failure },
      { status: "rejected", reason: failure },
    ]);
    failure = undefined;
    expect(await add("c")).toBe("C");
  });

  it("runs at once what is waiting when flushed, and only once", async () => {
    const { add, flush } = group();
    const added = add("a");
    flush();
    expect(runs).toEqual([["a"]]);
    flush();
    expect(await added).toBe("A");
    await new Promise(setImmediate);
    expect(runs).toEqual([["a"]]);
  });
});
