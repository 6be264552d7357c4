import { setTimeout as delay } from "node:timers/promises";
import type { AgentEvent, Delivery } from "../../../generated/agent-link/types";

const TICKS = 10;
const TICK_MS = 200;

/** Streams ten chunks of one artifact over two seconds. A cancellation is acknowledged at once. */
export async function* ticker(
  _delivery: Delivery,
  { signal }: { signal: AbortSignal },
): AsyncGenerator<AgentEvent> {
  yield { status: { state: "TASK_STATE_WORKING" } };
  for (let tick = 1; tick <= TICKS; tick += 1) {
    try {
      await delay(TICK_MS, undefined, { signal });
    } catch {
      // The wait ends early for one reason only: the task is to be canceled.
      yield { status: { state: "TASK_STATE_CANCELED" } };
      return;
    }
    yield {
      artifact: {
        artifactId: "ticks",
        parts: [{ text: `tick ${tick}\n` }],
        append: tick > 1,
        lastChunk: tick === TICKS,
      },
    };
  }
  yield { status: { state: "TASK_STATE_COMPLETED" } };
}
