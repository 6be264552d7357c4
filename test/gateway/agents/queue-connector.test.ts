import type { Delivery } from "../../../generated/agent-link/types";
import type { DeliverySink } from "../../../src/gateway/agents/connector";
import { createQueueConnector } from "../../../src/gateway/agents/queue-connector";
import { systemClock } from "../../../src/ports/clock";
import { agentRecord } from "../../support/gateway-fixtures";

const AGENT = agentRecord();

/** A connector on which invocations wait, and what ends them. */
async function withInvocations(...ids: string[]) {
  const connector = createQueueConnector({ clock: systemClock });
  const end: Record<string, () => void> = {};
  for (const id of ids) {
    const over = new Promise<void>((resolve) => {
      end[id] = resolve;
    });
    const delivery = { id, kind: "invoke" } as Delivery;
    await connector.deliver(AGENT, delivery, { over } as DeliverySink);
  }
  const take = (limit = 9) => connector.takeInvocations(AGENT.id, limit);
  return { connector, end, take };
}

const idsOf = (taken: readonly { delivery: Delivery }[]) =>
  taken.map(({ delivery }) => delivery.id);

describe("QueueConnector giveBack()", () => {
  it("puts invocations back to the front, in order", async () => {
    const { connector, take } = await withInvocations("a", "b", "c");
    connector.giveBack(AGENT.id, take(2));
    expect(idsOf(take())).toEqual(["a", "b", "c"]);
  });

  it("puts none back that has ended since it was taken", async () => {
    const { connector, end, take } = await withInvocations("a", "b");
    const taken = take();
    end.a!();
    await Promise.resolve();
    connector.giveBack(AGENT.id, taken);
    expect(idsOf(take())).toEqual(["b"]);
  });
});

describe("QueueConnector takeInvocations()", () => {
  it("gives each once, and none that has ended while it waited", async () => {
    const { end, take } = await withInvocations("a", "b", "c");
    end.b!();
    await Promise.resolve();
    expect(idsOf(take(1))).toEqual(["a"]);
    expect(idsOf(take())).toEqual(["c"]);
    expect(take()).toEqual([]);
  });
});
