import { createByteBudget } from "../../../src/gateway/push-notifications/byte-budget";

const MIB = 1024 * 1024;
const of = (principal: string) => ({ taskId: "task-1", agentId: "echo", principal });
const never = new AbortController().signal;

/** What has been let through so far, by name. */
function setUp() {
  const budget = createByteBudget();
  const begun: string[] = [];
  const releases: Record<string, () => void> = {};
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    async ask(name: string, principal: string, bytes: number, signal = never) {
      void budget.acquire(of(principal), bytes, signal).then(
        (release) => {
          begun.push(name);
          releases[name] = release;
        },
        () => begun.push(`${name} stopped`),
      );
      await settle();
    },
    async release(name: string) {
      releases[name]?.();
      await settle();
    },
  };
}

describe("createByteBudget()", () => {
  it("lets 32 MiB through in all and 16 for a caller, in order, and who fits past who does not", async () => {
    const { begun, ask, release } = setUp();
    await ask("a1", "a", 10 * MIB);
    await ask("a2", "a", 10 * MIB);
    await ask("b1", "b", 15 * MIB);
    await ask("c1", "c", 15 * MIB);
    await ask("a3", "a", 6 * MIB);
    expect(begun).toEqual(["a1", "b1", "a3"]);
    await release("b1");
    expect(begun).toEqual(["a1", "b1", "a3", "c1"]);
    await release("a1");
    expect(begun).toEqual(["a1", "b1", "a3", "c1", "a2"]);
  });

  it("lets what is larger than all of it through alone", async () => {
    const { begun, ask, release } = setUp();
    await ask("whole", "a", 40 * MIB);
    await ask("next", "b", MIB);
    expect(begun).toEqual(["whole"]);
    await release("whole");
    expect(begun).toEqual(["whole", "next"]);
  });

  it("lets what is small through whatever is under way", async () => {
    const { begun, ask } = setUp();
    await ask("whole", "a", 40 * MIB);
    for (let n = 0; n < 100; n += 1) await ask(`small ${n}`, "b", 32 * 1024);
    expect(begun).toHaveLength(101);
  });

  it("forgets who is stopped", async () => {
    const { begun, ask, release } = setUp();
    const stopping = new AbortController();
    await ask("first", "a", 16 * MIB);
    await ask("second", "a", 16 * MIB, stopping.signal);
    await ask("third", "a", 16 * MIB);
    stopping.abort();
    await release("first");
    expect(begun).toEqual(["first", "second stopped", "third"]);
  });
});
