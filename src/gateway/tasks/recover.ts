import type { AgentRecord } from "../../ports/agent-store";
import type { HousekeepingOptions } from "./housekeeping";
import { failTask } from "./housekeeping";

const INTERRUPTED = {
  text: "The agent was interrupted.",
  why: "the gateway ended while the agent, a module, was at it",
};

/** How many tasks are looked at in one go. */
const PAGE = 200;

/** Fails the running tasks of agents that are modules: what ran in a process ended with it. */
export async function failInterrupted(
  { store, log, clock, logger }: Pick<HousekeepingOptions, "store" | "log" | "clock" | "logger">,
  agents: readonly AgentRecord[],
): Promise<void> {
  for (const { id, connector } of agents) {
    if (connector.kind !== "module") continue;
    for (const state of ["TASK_STATE_SUBMITTED", "TASK_STATE_WORKING"] as const) {
      // Each failed task leaves the filter, so the first page is always the next one.
      for (;;) {
        const { rows } = await store.list({ agentId: id }, { state, limit: PAGE });
        if (rows.length === 0) break;
        for (const row of rows) await failTask({ log, clock, logger }, row, INTERRUPTED);
      }
    }
  }
}
